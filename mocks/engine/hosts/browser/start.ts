import './polyfills.ts'
import type { Backend } from '../../backend.ts'
import type { BackendTypes } from '../../call/types.ts'
import { Runtime } from '../../runtime.ts'
import { IndexedDbStorage } from '../../storage/indexeddb.ts'
import { MemoryStorage } from '../../storage/memory.ts'
import { ignore, type WorldStorage } from '../../storage/storage.ts'
import { quarantineReasons } from '../../storage/world-setup.ts'
import { pageCookies } from './cookies.ts'
import { answererFor } from './gate.ts'
import { intercept, noScripts } from './intercept.ts'
import { simulatorMarker } from './marker.ts'
import { isFirstTime, savedOptions, savedOtherwise } from './saved.ts'

/** The page that the engine runs in. */
export interface PageHost {
  readonly basePath: string

  /** The folder of the service worker's script, and all pages that it answers; by default `basePath`. */
  readonly workerFolder?: string

  /** Shows a message until the user dismisses it. */
  notify(title: string, message: string): void

  /** Shows a message with an action until it is chosen, dismissed or withdrawn. @returns a function that withdraws it */
  offer?(title: string, message: string, action: { label: string; run: () => void }): () => void
}

/** How long the stored world may take to open before the user can start without it, in milliseconds. */
const longWait = 10_000

/** How long the data of a page lasts: `visit` until it is left, `window` until a private window is closed. */
type Lifetime = 'stored' | 'window' | 'visit'

const lifetimeNotices: Record<Exclude<Lifetime, 'stored'>, string> = {
  visit: 'This browser blocks storage, so you’ll lose your changes when you close or reload the page.',
  window: 'This is a private window, so you’ll lose your changes when you close it.',
}

/**
 * Opens the stored world and intercepts the page's requests. Resolves when calls can be sent.
 * @param scripts simulated scripts of third parties, if any
 */
export async function startInBrowser<B extends BackendTypes>(
  backend: Backend<B>,
  host: PageHost,
  scripts = noScripts,
): Promise<Runtime<B>> {
  const { basePath } = host
  const opened = openRuntime(backend, host)
  const opening = opened.then(({ runtime }) => runtime)
  const answering = opening.then((runtime) => backend.inFront?.(runtime) ?? runtime.handle.bind(runtime))
  // `opening` reports a failure.
  answering.catch(() => undefined)
  const handle: Runtime<B>['handle'] = async (...given) => await (await answering)(...given)
  const elsewhere = async (url: URL, request: Request) => {
    const runtime = await opening
    return await runtime.backend.thirdParties?.answer(runtime, url, request, scripts.text)
  }
  const hosts = backend.thirdParties?.hosts ?? []
  const calls = backend.contract.convention()
  const answer = answererFor({ handle }, location.origin, basePath, elsewhere, calls.servers)
  const { workerFolder = basePath } = host
  const setup = { answer, basePath, hosts, calls, scripts, workerFolder }
  const [runtime] = await Promise.all([opening, intercept(setup)])
  document.documentElement.dataset['backend'] = simulatorMarker
  const { notice } = runtime.store
  if (notice !== null && notice !== 'migrated') {
    host.notify(
      'A fresh start',
      `${quarantineReasons[notice]} We created new data. You can download the old data in the Simulator under Data.`,
    )
  }
  void opened.then(async ({ lifetime }) => {
    const lasts = await lifetime
    if (lasts === 'stored' || (lasts === 'window' && !isFirstTime(`${backend.name}.simulator.private`)))
      return
    host.notify('Nothing is saved', lifetimeNotices[lasts])
  })
  return runtime
}

/**
 * Opens the world in IndexedDB, or in memory if IndexedDB is unavailable or full, or if the user doesn't want to wait
 * for it.
 */
async function openRuntime<B extends BackendTypes>(backend: Backend<B>, host: PageHost) {
  const openIn = async (storage: WorldStorage) => {
    const runtime = new Runtime(backend, {
      storage,
      violations: import.meta.env?.DEV ? 'refuse' : 'report',
      appUrl: location.origin + host.basePath,
      cookies: pageCookies,
      // This file's URL identifies the build, as it contains a hash. A development server has no builds.
      build: import.meta.env?.DEV ? undefined : import.meta.url,
    })
    runtime.options = savedOptions(backend.name)
    runtime.otherwise = savedOtherwise(backend.name)
    await runtime.open()
    return runtime
  }
  const openStored = async () => {
    const storage = await IndexedDbStorage.open(`${backend.name}:${host.basePath}`)
    return { runtime: await openIn(storage), lifetime: lifetimeOf(storage) }
  }
  const { promise: declined, reject: decline } = Promise.withResolvers<never>()
  let withdraw: () => void = ignore
  const late = setTimeout(() => {
    withdraw =
      host.offer?.('Still starting', 'The simulator is waiting: the saved data is not open yet.', {
        label: 'Start without saved data',
        run: () => decline(new Error('The user started without saved data.')),
      }) ?? ignore
  }, longWait)
  try {
    return await Promise.race([openStored(), declined])
  } catch (error) {
    console.warn('The simulator stores its data in memory only.', error)
    return { runtime: await openIn(new MemoryStorage()), lifetime: Promise.resolve<Lifetime>('visit') }
  } finally {
    clearTimeout(late)
    withdraw()
  }
}

/**
 * Returns how long an open IndexedDB keeps its data. Private windows of Firefox and Safari have no file system; WebKit
 * without that API stores no `Blob` in them. Chromium doesn't tell.
 */
async function lifetimeOf(storage: IndexedDbStorage): Promise<Lifetime> {
  // Missing on plain HTTP and in some builds of WebKit.
  const hasFiles = 'storage' in navigator && 'getDirectory' in navigator.storage
  const lasts = hasFiles
    ? navigator.storage.getDirectory().then(
        () => true,
        (error: unknown) => !(error instanceof DOMException && refusals.has(error.name)),
      )
    : storage.takesBlobs().catch(() => true)
  return (await lasts) ? 'stored' : 'window'
}

/** The errors with which Firefox and Safari refuse the file system. */
const refusals = new Set(['SecurityError', 'UnknownError'])
