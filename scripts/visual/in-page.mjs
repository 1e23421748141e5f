// Runs in each page before everything else, so that a story looks the same whenever it is photographed.

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

// The browser's PDF viewer paints at its own pace, and is not part of the app.
Object.defineProperty(HTMLIFrameElement.prototype, 'src', { set() {} })

/** @type {Promise<unknown>[]} Calls that the page answers itself. */
const calls = []
let send = page.fetch
Object.defineProperty(page, 'fetch', {
  get: () => send,
  set(answer) {
    send = (/** @type {unknown[]} */ ...args) => (calls[calls.length] = answer(...args))
  },
})

page.visual = {
  /** Shows the page from its top in a theme, once its calls are answered and its fonts and images are loaded. */
  async show(/** @type {string} */ theme) {
    document.documentElement.dataset['theme'] = theme
    document.head.insertAdjacentHTML('beforeend', '<style>* { caret-color: transparent !important }</style>')
    window.scrollTo({ top: 0, behavior: 'instant' })
    do {
      for (const image of document.images) image.loading = 'eager'
      const images = Array.from(document.images, (image) => image.decode())
      const all = [...calls.splice(0), document.fonts.ready, ...images]
      // Some stories show a call that is never answered.
      await Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, 700))])
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    } while (calls.length > 0)
  },

  /** Returns how the story ended, once it has rendered and its play function is over. */
  ending: () => page.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,

  /** Returns the theme and the size of the window that the story sets for itself, once it is loaded. */
  ownView() {
    const story = page.__STORYBOOK_PREVIEW__?.currentRender?.story
    if (!story) return undefined
    const { storyGlobals, parameters } = story
    const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value] ?? {}
    const [width, height] = [styles?.width, styles?.height].map((size) => size && Number.parseInt(size, 10))
    return { theme: storyGlobals.theme, width, height }
  },
}
