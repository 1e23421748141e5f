// What has to be known before the first paint. A file of its own, as the content policy allows no inline script.
var page = document.documentElement

// The chosen theme.
try {
  var theme = localStorage.getItem('fieldwork.theme')
  if (theme === 'light' || theme === 'dark') page.setAttribute('data-theme', theme)
} catch (error) {
  // No storage: the computer's setting decides.
}

// The path inside the app, for the head that index.html shows until the app has rendered.
var script = document.currentScript
if (script instanceof HTMLScriptElement) {
  var base = new URL('.', script.src).pathname
  page.setAttribute('data-start', location.pathname.slice(base.length))
}
