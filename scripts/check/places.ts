export { root } from '../setup/places.mjs'

/**
 * The builds that the checks make for themselves, from the root. They are apart from `dist/app` and `dist/demo`, so that
 * a check never replaces what somebody is about to publish.
 */
export const testBuilds = {
  app: 'dist/test/app',
  demo: 'dist/test/demo',
  /** For the simulated backend over HTTP, at a port that was free when it was made. */
  api: 'dist/test/api',
  /** The same for the benchmarks, at the root of its host. */
  http: 'dist/test/http',
  storybook: 'dist/test/storybook',
}

/** The backend that the checked build for a real backend believes in. Nothing ever answers there. */
export const testBackend = 'https://api.fieldwork.example'

/** The folder of the host that the checked demo is in: a sub path, because that is where it breaks first. */
export const testBase = '/demo/'

/** Where the checks leave their reports and full outputs, from the root. */
export const reports = '.cache/check'
