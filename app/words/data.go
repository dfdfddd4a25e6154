package words

// Data is what is said of keeping, moving and deleting what was played.
type Data struct {
	YourData, DataHelp     string
	Export, Import         string
	Exported               string
	ExportFailed           string
	Imported               func(n Num) string
	ImportedNone           string
	NotImported            func(why string) string
	ResetAll               string
	ResetOf                func(game string) string
	ResetAside             func(n Num) string // so many games were taken out
	BringBack, DeleteReset string
}
