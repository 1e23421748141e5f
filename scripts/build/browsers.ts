import project from '../../package.json' with { type: 'json' }

/** Names of the browsers in package.json's `browserslist`, for people. */
const titles = new Map([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['ios_saf', 'iOS'],
])

/** The oldest supported browsers: `id` as in `browserslist`, `title` for people, `version` as in "17.5". */
export const browsers = project.browserslist.map((entry) => {
  const [, id = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
  const title = titles.get(id)
  if (title === undefined)
    throw new Error(`package.json's browserslist has "${entry}", but takes "chrome >= 123".`)
  return { id, title, version }
})

/** The same browsers as Vite's `build.target`. */
export const buildTargets = browsers.map(({ id, version }) => id.replace('_saf', '') + version)

/** The same browsers in a sentence, "Chrome 123, Edge 123 or Safari 17.5", with no line break before a version. */
export const browsersInWords = browsers
  .map(({ title, version }) => `${title}\u00A0${version}`)
  .join(', ')
  .replace(/, (?=[^,]+$)/, ' or ')
