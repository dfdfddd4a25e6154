package words

var keyboardEnglish = Keyboard{
	KeysTitle: "Keyboard",
	KeyEnter:  "Enter", KeySpace: "Space",
	KeyMoves: "From card to card; Home and End to the first and last of a pile",
	KeySends: "Send the card to its best place",
	KeyPicks: "Pick the card up; then arrows choose where, Enter lays it down",
	KeyStops: "Put it back, close a page, stop finishing",
	KeyDraws: "Draw from the stock, or turn the waste over",
	KeyDeals: "Deal a row",
	KeysOff:  "Letters by themselves are switched off in the settings.",
}
