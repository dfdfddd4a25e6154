package words

var postcardsEnglish = Postcards{
	AsPostcard:   "Picture",
	SavePostcard: "Save the picture", PostcardSaved: "The picture is ready.",
	NoPostcard: "The picture could not be made. A browser that guards against being recognised may not allow it.",
	IWon:       "I won!", Me: "Me",
}
