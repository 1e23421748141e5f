// Puts the chosen theme on the page before the first paint. A file of its own, as the content policy allows no inline script.
try {
  var theme = localStorage.getItem('fieldwork.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme)
} catch (error) {
  // No storage: the computer's setting decides.
}
