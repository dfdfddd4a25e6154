package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// wordmark draws the name of the game. Its letters are this project's own.
func wordmark() app.UI {
	return app.Raw(`<svg class="wordmark" viewBox="0 0 584 100" role="img" aria-label="Pazienza"><g fill="currentColor" stroke-width="14">` +
		`<g><path d="M0 0h14v100h-14z"></path><path d="M0 7H27a22 22.5 0 0 1 0 45H0" fill="none" stroke="currentColor"></path></g>` +
		`<path d="M27.6 0h14.8L14.8 100h-14.8zM27.6 0h14.8L70 100h-14.8zM14 64h42v12h-42z" transform="translate(76 0)"></path>` +
		`<path d="M0 0h60v14h-60zM0 86h60v14h-60zM42.8 0h17.1L17.2 100h-17.1z" transform="translate(166 0)"></path>` +
		`<path d="M0 0h14v100h-14z" transform="translate(246 0)"></path>` +
		`<path d="M0 0h14v100h-14zM0 0h48v14h-48zM0 43h43v14h-43zM0 86h48v14h-48z" transform="translate(280 0)"></path>` +
		`<path d="M0 0h14v100h-14zM52 0h14v100h-14zM0 0h15.4L66 100h-15.4z" transform="translate(348 0)"></path>` +
		`<path d="M0 0h60v14h-60zM0 86h60v14h-60zM42.8 0h17.1L17.2 100h-17.1z" transform="translate(434 0)"></path>` +
		`<path d="M27.6 0h14.8L14.8 100h-14.8zM27.6 0h14.8L70 100h-14.8zM14 64h42v12h-42z" transform="translate(514 0)"></path>` +
		`</g></svg>`)
}
