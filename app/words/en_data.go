package words

var dataEnglish = Data{
	YourData: "Your data",
	DataHelp: "All that you have played is in this browser. A file keeps it safe or takes it to another device; loaded where there is something already it is added, and no game counts twice.",
	Export:   "Save to a file", Import: "Load from a file", Exported: "The file is ready.",
	ExportFailed: "The games cannot be read: no file was written.",
	Imported:     func(n Num) string { return n.of("game added", "games added") },
	ImportedNone: "There is nothing new in the file.",
	NotImported:  func(why string) string { return why + " Nothing was changed." },
	ResetAll:     "Reset all", ResetOf: func(game string) string { return "Reset " + game },
	ResetAside: func(n Num) string { return n.of("game", "games") + " taken out of the statistics." },
	BringBack:  "Put back", DeleteReset: "Delete for good",
}
