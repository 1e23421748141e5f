/** The API for pages (see `../../README.md`). */
export { followInConsole } from './console-log.ts'
export { followOtherPages } from './follow-other-pages.ts'
export { keepLog } from './saved-log.ts'
export { startInBrowser } from './start.ts'
