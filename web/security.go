package main

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"
)

// securityPath is where those who have found a hole look for whom to tell, of the whole host and
// not of a site under a path of it (RFC 9116).
const securityPath = "/.well-known/security.txt"

// contactLasts is how long what it says may be believed: the standard wants less than a year. A
// server tells it anew at each start, an export when it is made.
const contactLasts = 11 * 30 * 24 * time.Hour

// securityText is that file. It is no part of the version, since it says something else each day.
func securityText(contact, origin string, now time.Time) string {
	text := "Contact: " + contact + "\n"
	text += "Expires: " + now.Add(contactLasts).UTC().Truncate(24*time.Hour).Format(time.RFC3339) + "\n"
	text += "Preferred-Languages: " + strings.Join(languages, ", ") + "\n"
	if origin != "" {
		text += "Canonical: " + origin + securityPath + "\n"
	}
	return text
}

// checkContact sees that a contact is an address of a kind that the standard names, or none.
func checkContact(contact string) error {
	u, err := url.Parse(contact)
	if contact != "" && (err != nil || !slices.Contains([]string{"https", "mailto", "tel"}, u.Scheme) || u.Host+u.Opaque == "" || strings.ContainsAny(contact, " \r\n")) {
		return fmt.Errorf("-contact %q is not as in mailto:security@example.org", contact)
	}
	return nil
}
