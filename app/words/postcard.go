package words

// Postcards is what is said of the picture of how a game has ended. What stands on it is said by
// who sends it.
type Postcards struct {
	AsPostcard    string // a way to tell of a result, beside the others
	SavePostcard  string
	PostcardSaved string
	NoPostcard    string // the browser gives back another picture than was drawn, or the script is missing
	IWon          string
	Me            string // beside the name of the other player
}
