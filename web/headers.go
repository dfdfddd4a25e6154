package main

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// contentPolicy is the Content-Security-Policy as a document can state it itself: code,
// pictures and data from this site only, no inline script or style but those given, which
// documents hold and the policy names by their hashes, no eval but the compiling of WebAssembly,
// no plug-ins, frames or forms. A text becomes markup or the address of a script only by the
// one policy that boot.js makes (Trusted Types).
func contentPolicy(scripts []string, style string) string {
	held := ""
	for _, script := range scripts {
		held += " " + integrity(script)
	}
	return strings.Join([]string{
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'" + held,
		"style-src 'self' " + integrity(style),
		"img-src 'self' blob: data:", // card art is drawn from blobs
		"connect-src 'self'",
		"font-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types default",
	}, "; ")
}

// integrity is how a policy names a text that stands in a document.
func integrity(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// securityHeaders go out with every answer. frame-ancestors has an effect only
// in a header. Strict-Transport-Security is not here: it belongs to whoever
// holds the certificate, and this server speaks plain HTTP behind them. Nor is
// Cross-Origin-Embedder-Policy: the policy above lets nothing foreign in, and with it a
// page is isolated, for which Chromium starts a process anew at every visit.
func securityHeaders(policy string) [][2]string {
	return [][2]string{
		{"Content-Security-Policy", policy + "; frame-ancestors 'none'"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
		{"Permissions-Policy", "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"},
		{"Referrer-Policy", "no-referrer"},
		{"X-Content-Type-Options", "nosniff"},
		{"X-Frame-Options", "DENY"},
	}
}
