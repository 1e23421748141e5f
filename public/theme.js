// What has to be known before the first paint. A file of its own, as the content policy allows no inline script, in a
// syntax that old browsers understand.
var page = document.documentElement

// A browser older than those in package.json's browserslist lacks one of the two newest features that the app needs.
var isCurrent =
  window.CSS && CSS.supports && CSS.supports('color', 'light-dark(#fff, #000)') && 'CSSPropertyRule' in window
if (!isCurrent) {
  // Blocks all other scripts: half an app would be worse than none.
  var policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'none'"
  document.head.appendChild(policy)
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.querySelector('.first-paint-old')
    notice.parentElement.setAttribute('role', 'main')
    while (notice.nextSibling) notice.parentElement.removeChild(notice.nextSibling)
    notice.removeAttribute('hidden')
  })
}

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
