export { root } from '../setup/places.mjs'

/** The output folders of the checks' builds, from the root. `dist/app` and `dist/demo` may be about to be published. */
export const testBuilds = {
  app: 'dist/test/app',
  demo: 'dist/test/demo',
  /** For the simulated backend over HTTP, at a port that was free during the build. */
  api: 'dist/test/api',
  /** The demo beside a real backend, at a port that was free during the build. */
  mixed: 'dist/test/mixed',
  /** The same as `api`, as the benchmarks build it. */
  http: 'dist/test/http',
  /** The page that the benchmarks compare the app with. */
  bare: 'dist/test/bare',
  storybook: 'dist/test/storybook',
}

/** The URL of the backend that `testBuilds.app` is built for. Nothing answers there. */
export const testBackend = 'https://api.fieldwork.example'

/** The base path of `testBuilds.demo`. At `/`, URLs that lack the base path would work by mistake. */
export const testBase = '/demo/'

/** The folder of reports and full outputs, relative to the root. */
export const reports = '.cache/check'
