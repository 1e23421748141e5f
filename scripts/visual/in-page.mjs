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

page.visual = {
  /** Returns how the story ended, once it has rendered and its play function is over. */
  ending: () => page.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,

  /** Returns the theme and the size of the window that stories set for themselves. */
  async ownViews() {
    return Object.values(await page.__STORYBOOK_PREVIEW__.extract()).map(
      ({ id, storyGlobals, parameters }) => {
        const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value] ?? {}
        const size = styles && {
          width: Number.parseInt(styles.width, 10),
          height: Number.parseInt(styles.height, 10),
        }
        return { id, theme: storyGlobals.theme, ...size }
      },
    )
  },

  /** Shows the page from its top, with all its images. @param {string} theme */
  show(theme) {
    document.documentElement.dataset.theme = theme
    for (const image of document.images) image.loading = 'eager'
    window.scrollTo({ top: 0, behavior: 'instant' })
  },

  /** Returns the width and height of the whole page. */
  size: () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight],

  /** Resolves when fonts and images are loaded and nothing has changed for `quiet` milliseconds, or after two seconds. @param {number} quiet */
  async settled(quiet) {
    const limit = new Promise((resolve) => setTimeout(resolve, 2_000))
    const images = [...document.images].map((image) => image.decode())
    await Promise.race([limit, Promise.allSettled([document.fonts.ready, ...images])])
    const unchanged = new Promise((resolve) => {
      let timer = setTimeout(resolve, quiet)
      const again = () => {
        clearTimeout(timer)
        timer = setTimeout(resolve, quiet)
      }
      const what = { subtree: true, childList: true, attributes: true, characterData: true }
      new MutationObserver(again).observe(document, what)
    })
    await Promise.race([limit, unchanged])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  },
}
