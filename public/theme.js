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
} else {
  // The app's code or styles didn't arrive: browsers sometimes cut off an answer of a service worker. Loads the page once
  // more, and then shows the link of index.html that does the same.
  addEventListener(
    'error',
    function (event) {
      var failed = event.target
      var isCode = failed instanceof Element && failed.matches('[type=module], [rel=stylesheet]')
      if (leaving || !isCode || document.querySelector('#root > *')) return
      var visit = performance.getEntriesByType('navigation')[0]
      if (navigator.onLine && visit && visit.type !== 'reload') location.reload()
      else page.setAttribute('data-late', '')
    },
    true
  )

  // Firefox and WebKit give up code on its way when somebody goes to another page, and a reload would override where.
  // No event tells that the page stays, after a download for example, so it counts as left for ten seconds.
  // The app asks this variable, too.
  var leaving = 0
  var leave = function () {
    clearTimeout(leaving)
    leaving = setTimeout(function () {
      leaving = 0
      dispatchEvent(new Event('stay'))
    }, 1e4)
  }
  addEventListener('beforeunload', leave)
  addEventListener('pagehide', leave)
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
