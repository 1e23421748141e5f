import './polyfills.ts'
import type { Backend } from '../../backend.ts'
import type { BackendTypes } from '../../call/types.ts'
import { savedOptions } from '../../network/network.ts'
import { Runtime } from '../../runtime.ts'
import { IndexedDbStorage } from '../../storage/indexeddb.ts'
import { MemoryStorage } from '../../storage/memory.ts'
import type { WorldStorage } from '../../storage/storage.ts'
import { quarantineReasons } from '../../storage/world-store.ts'
import { handlersFor } from './handlers.ts'
import type { PageHost } from './host.ts'
import { intercept, noScripts } from './intercept.ts'
import { simulatorMarker } from './marker.ts'
import { savedOtherwise } from './saved-otherwise.ts'

/**
 * Opens the stored world and gets between the page and the network. Resolves when calls may go out.
 * @param scripts the look-alike scripts of the third parties, where there are any
 */
export async function startInBrowser<B extends BackendTypes>(
  backend: Backend<B>,
  host: PageHost,
  scripts = noScripts,
): Promise<Runtime<B>> {
  const { basePath } = host
  const opening = openRuntime(backend, basePath)
  const answer = async (path: string, request: Request, readForm?: () => Promise<FormData>) =>
    (await opening).handle(path, request, readForm)
  const elsewhere = async (url: URL, request: Request) =>
    await backend.thirdParties?.answer(await opening, url, request, scripts.text)
  const hosts = backend.thirdParties?.hosts ?? []
  const handlers = handlersFor({ handle: answer }, location.origin, basePath, elsewhere, hosts)
  const [runtime] = await Promise.all([opening, intercept({ handlers, basePath, answer, hosts, scripts })])
  document.documentElement.dataset['backend'] = simulatorMarker
  const { notice } = runtime
  if (notice !== null && notice !== 'migrated') {
    host.notify(
      'A fresh start',
      `${quarantineReasons[notice]} We made a fresh one. You can download the old one in the Simulator under Data.`,
    )
  }
  if (runtime.storageKind === 'memory') {
    host.notify(
      'Nothing is saved',
      'This browser does not let the page store anything, so your changes are lost when you close or reload it.',
    )
  }
  return runtime
}

/** The runtime with its world open: in the browser's store, or in memory where that cannot be used or has no room. */
async function openRuntime<B extends BackendTypes>(
  backend: Backend<B>,
  basePath: string,
): Promise<Runtime<B>> {
  const runtimeOn = (storage: WorldStorage) => {
    const runtime = new Runtime(backend, {
      storage,
      violations: import.meta.env.DEV ? 'refuse' : 'report',
      appUrl: location.origin + basePath,
      // The files of a build are named by their content. A development server has no builds.
      build: import.meta.env.DEV ? undefined : import.meta.url,
    })
    runtime.options = savedOptions(backend.name)
    runtime.otherwise = savedOtherwise(backend.name)
    return runtime
  }
  try {
    const runtime = runtimeOn(await IndexedDbStorage.open(`${backend.name}:${basePath}`))
    await runtime.open()
    return runtime
  } catch (error) {
    console.warn('The simulator saves its world in memory only.', error)
    const runtime = runtimeOn(new MemoryStorage())
    await runtime.open()
    return runtime
  }
}
