// Runs in each page before everything else, so that a story looks the same in every screenshot.

/** @type {any} Storybook's own objects have no types. */
const page = window

let seed = 7
Math.random = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
page.requestIdleCallback = (/** @type {IdleRequestCallback} */ run) =>
  setTimeout(run, 0, { didTimeout: true, timeRemaining: () => 0 })

// Long timers never fire, so that the speed of the machine doesn't decide whether a picture has an alert.
for (const name of ['setTimeout', 'setInterval']) {
  const start = page[name]
  page[name] = (/** @type {unknown} */ run, delay = 0, /** @type {unknown[]} */ ...args) =>
    start(run, delay < 2_500 ? delay : 2 ** 31 - 1, ...args)
}

// Frames stay empty: they show the browser's PDF viewer, which isn't part of the app and may paint late.
Object.defineProperty(HTMLIFrameElement.prototype, 'src', { set() {} })

/** @type {{ storyId: string, status: string } | undefined} How the previous story ended. */
let previous
const lastEnding = () => page.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished')?.[0]

page.visual = {
  /** Returns the theme and the size of the window that a story sets for itself. */
  async ownView(/** @type {string} */ storyId) {
    const store = page.__STORYBOOK_PREVIEW__.storyStoreValue
    // Axe takes longer than the story. A page without a story ignores this setting in its address.
    store.userGlobals.update({ a11y: { manual: true } })
    const { storyGlobals, parameters } = await store.loadStory({ storyId })
    const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value] ?? {}
    const [width, height] = [styles?.width, styles?.height].map((size) => size && Number.parseInt(size, 10))
    return { theme: storyGlobals.theme, width, height }
  },

  /** Renders a story in place of the previous one. */
  play(/** @type {string} */ storyId) {
    seed = 7
    previous = lastEnding()
    page.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  },

  /** Returns how the story ended, once it has rendered and its play function has finished. */
  ending: () => (lastEnding() === previous ? undefined : lastEnding().status),

  /** Shows the page from its top in a theme. */
  show(/** @type {string} */ theme) {
    document.documentElement.dataset['theme'] = theme
    window.scrollTo({ top: 0, behavior: 'instant' })
  },

  /** Resolves when the page is laid out, and its fonts and images are loaded. */
  async loaded() {
    for (const image of document.images) image.loading = 'eager'
    // Waits for a constant height: a bar that repeats off-screen controls appears some frames later.
    for (let height = -1; height !== (height = document.documentElement.scrollHeight);)
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled([document.fonts.ready, ...Array.from(document.images, (each) => each.decode())])
  },
}
// Carets blink, and content that is laid out only in view changes the page's height between pictures.
const steady = '* { caret-color: transparent !important; content-visibility: visible !important }'
document.addEventListener('DOMContentLoaded', () => {
  document.head.insertAdjacentHTML('beforeend', `<style>${steady}</style>`)
})
