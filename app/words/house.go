package words

// House is what is said where a game's rules are chosen and made, and where deals and rules
// are shared.
type House struct {
	HouseRules, HouseText           string                   // the page where rules are made
	SetupOf, SetupText              func(game string) string // the page where a game's rules are chosen
	RulesText                       func(game string) string // of a rules page: what it holds
	OtherRulesOf                    func(game string) string // its link, for readers
	More                            string                   // a game's other rules, and deals by number
	MoreResumes                     func(n Num) string       // games in progress that are not listed
	PickSuits, PickDraw, PickPasses string                   // what is chosen
	NoLimit                         string                   // of passes
	RuleSetLabel                    string
	MadeOf                          func(ruleSet string) string // house rules, by what they were copied from
	WhatCounts                      string
	NumberHelp                      string
	ChangeRules                     string
	ShareDeal                       string
	Bank, CarryBank, CarryBankHelp  string // money carried from game to game
	Finishes, FinishesAsGame        string // the setting for finishing by itself
	StockOrder, StockOrderHelp      string // the sheet of a stock that may be looked through
	StockKey                        string // its key, said with the others
	InWaste                         string
	OwnRules                        string // the list of house rules
	CopyOf                          string // what they are made from
	FieldsDealt, FieldsPoints       string // groups of fields
	FieldsTime, FieldsUndo          string
	Changes                         func(n Num) string // in a group
	Less, Greater                   func(field string) string
	AsRules                         string // heading of what the rules are now
	RulesName, RulesNameHelp        string
	Save, Delete, ShareRules        string
	Saved, Deleted                  func(name string) string
	Impossible                      string        // beside the reason
	HouseReasons                    Table[string] // by reasons of names and links
	ShareWhat                       string        // the deal, or what was played of it:
	ShareTheDeal, ShareMoves        string
	ShareOut, CopyLink, Copied      string // the ways a link goes
	ShareCode, ShareCodeHelp        string
	LinkBroken                      func(why string) string
	PlayDeal                        string                   // a deal that came with a link
	LinkPlayed                      func(game string) string // how somebody has played one
	LinkWatch                       string
	LinkEnds, LinkOpen, LinkLeave   string // opening a link would end a game like it
	LinkHouse                       func(name string) string
	LinkUnnamed                     string // house rules without a name
	Keep, Look                      string // what to do with them
}
