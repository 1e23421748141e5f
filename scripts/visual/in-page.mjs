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

  /** Returns the theme and the size of the window that the story sets for itself, once it is loaded. */
  ownView() {
    const story = page.__STORYBOOK_PREVIEW__?.currentRender?.story
    if (!story) return undefined
    const { storyGlobals, parameters } = story
    const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value] ?? {}
    const { width, height } = styles ?? {}
    return {
      theme: storyGlobals.theme,
      ...(styles && { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }),
    }
  },
}
