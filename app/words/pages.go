package words

// Pages are titles and descriptions of the documents.
type Pages struct {
	TableTitle    string
	GamesText     string
	SettingsText  string
	AboutText     string
	GameText      func(game string) string // of the table of one game
	RulesOf       func(game string) string // "How to play Klondike"
	AboutSections []Section
	Glossary      string // titles of the manual's pages that are about no one game
	GlossaryText  string
	Questions     string
	QuestionsText string
	Licences      string // heading of the list of parts
	PartArt       string
	PartIcons     string
	PartCode      func(name string) string
	Version       func(v string) string
	News          string // heading of the newest version’s changes
	Latest        []string
}

// Section is a heading with its lines.
type Section struct {
	ID    string // its place in the page's address
	Head  string
	Lines []string
}
