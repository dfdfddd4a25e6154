// Package peer joins two browsers directly, without a server, so that two people play from
// two devices. It carries lines of text both ways, in order; what they mean is for those who
// stand on it.
//
// # How two people come together
//
// One invites and gets a code, as a link or a QR code; the other accepts it and gets the
// answering code; with that the first finishes. Codes are some 110 to 240 letters, go any way
// that people have (a chat, a camera, reading aloud would do) and serve once. They hold the
// devices' addresses in their network and the hash of a certificate made for this connection:
// whoever has both codes cannot read along, since the browsers encrypt for each other alone.
//
// When the connection is [Lost] it may come back by itself. If not, both exchange codes again,
// whoever of them invites: an invitation names its match, and an end that belongs to a match
// accepts no other. A page that was reloaded opens an end with the id of its match, see
// [Link.Match].
//
// # What the network must allow
//
// Two devices in the same network find each other: at home, on one's own hotspot, by cable.
// There is no relay of ours that would pass on what networks do not let through, and no server
// is asked how a device is seen from outside. So it does not work
//   - from one home to another, or from a mobile network to anywhere else, unless both have
//     addresses of the open internet (IPv6) and routers that let visitors in;
//   - in wifis that keep their guests apart, as those of hotels, schools and cafés often do: one
//     phone's hotspot is the way out there;
//   - in a browser in which WebRTC is switched off, or a VPN that hides the local network.
//
// Browsers hide addresses behind names that only devices nearby can look up (mDNS). A network
// that does not carry these, as some companies' do not, keeps the devices apart as well.
//
// # What may be relied on
//
// While an end is [Open], lines arrive whole, in order and once. When it was [Lost] between,
// some of the last lines may have arrived and others not. Where one end has found the other silent
// and the other has noticed nothing, as a phone that slept, both hear Lost and then Open: after
// each Open the two tell each other what they have. What the other end sends is
// bounded, in length and number, and an end that breaks that is left: [Closed], with a reason.
//
// # Where codes are read
//
// In static/js/codes.js and nowhere else. A code becomes an SDP that goes into the browser,
// which is JavaScript's to do whoever reads the code; there the whole of it can be tried in
// real browsers without the game; and the script is loaded by those alone who play over it,
// while Go would be downloaded by everybody. To Go a code is a text. FuzzCode here tries the
// script all the same, under Node.
//
// [Pair] is two ends without a browser, for tests.
package peer
