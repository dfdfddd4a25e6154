package main

// siteName is the same in every language.
const siteName = "Pazienza"
