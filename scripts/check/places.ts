export { root } from '../setup/places.mjs'

/** The folders of the checks' builds, from the root. They spare `dist/app` and `dist/demo`, which may be published. */
export const testBuilds = {
  app: 'dist/test/app',
  demo: 'dist/test/demo',
  /** For the simulated backend over HTTP, at a port that was free during the build. */
  api: 'dist/test/api',
  /** The same for the benchmarks, at the root of its host. */
  http: 'dist/test/http',
  storybook: 'dist/test/storybook',
}

/** The backend of the checked build for a real backend. Nothing answers there. */
export const testBackend = 'https://api.fieldwork.example'

/** The base path of the checked demo. At the root, URLs without the base path would work by mistake. */
export const testBase = '/demo/'

/** The folder of reports and full outputs, from the root. */
export const reports = '.cache/check'
