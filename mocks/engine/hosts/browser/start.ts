import './polyfills.ts'
import type { Backend } from '../../backend.ts'
import type { BackendTypes } from '../../call/types.ts'
import { Runtime } from '../../runtime.ts'
import { IndexedDbStorage } from '../../storage/indexeddb.ts'
import { MemoryStorage } from '../../storage/memory.ts'
import type { WorldStorage } from '../../storage/storage.ts'
import { quarantineReasons } from '../../storage/world-store.ts'
import { answererFor } from './handlers.ts'
import { intercept, noScripts } from './intercept.ts'
import { simulatorMarker } from './marker.ts'
import { savedOptions, savedOtherwise } from './saved.ts'

/** The page that the engine runs in. */
export interface PageHost {
  readonly basePath: string

  /** Shows a message until the user dismisses it. */
  notify(title: string, message: string): void
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
  const opening = openRuntime(backend, basePath)
  const handle: Runtime<B>['handle'] = async (...given) => await (await opening).handle(...given)
  const elsewhere = async (url: URL, request: Request) =>
    await backend.thirdParties?.answer(await opening, url, request, scripts.text)
  const hosts = backend.thirdParties?.hosts ?? []
  const answer = answererFor({ handle }, location.origin, basePath, elsewhere)
  const [runtime] = await Promise.all([opening, intercept({ answer, basePath, hosts, scripts })])
  document.documentElement.dataset['backend'] = simulatorMarker
  const { notice } = runtime
  if (notice !== null && notice !== 'migrated') {
    host.notify(
      'A fresh start',
      `${quarantineReasons[notice]} We created new data. You can download the old data in the Simulator under Data.`,
    )
  }
  if (runtime.storageKind === 'memory') {
    host.notify(
      'Nothing is saved',
      'This browser blocks storage, so you’ll lose your changes when you close or reload the page.',
    )
  }
  return runtime
}

/** Opens the world in IndexedDB, or in memory if IndexedDB is unavailable or full. */
async function openRuntime<B extends BackendTypes>(
  backend: Backend<B>,
  basePath: string,
): Promise<Runtime<B>> {
  const openIn = async (storage: WorldStorage) => {
    const runtime = new Runtime(backend, {
      storage,
      violations: import.meta.env.DEV ? 'refuse' : 'report',
      appUrl: location.origin + basePath,
      // This file's URL identifies the build, as it contains a hash. A development server has no builds.
      build: import.meta.env.DEV ? undefined : import.meta.url,
    })
    runtime.options = savedOptions(backend.name)
    runtime.otherwise = savedOtherwise(backend.name)
    await runtime.open()
    return runtime
  }
  try {
    return await openIn(await IndexedDbStorage.open(`${backend.name}:${basePath}`))
  } catch (error) {
    console.warn('The simulator stores its data in memory only.', error)
    return await openIn(new MemoryStorage())
  }
}
