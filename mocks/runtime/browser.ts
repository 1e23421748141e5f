import './gaps.ts'
import { scenarios } from '../scenarios/index.ts'
import { thirdPartiesOf } from '../third-parties/scripts/in-browser.ts'
import type { SimulatorHost } from './host.ts'
import { intercept } from './intercept.ts'
import { handlersFor } from './handlers.ts'
import { simulatorMarker } from '../marker.ts'
import { restoreOptions } from './options.ts'
import { Runtime } from './runtime.ts'
import { IndexedDbStorage } from './storage-indexeddb.ts'
import { MemoryStorage } from './storage-memory.ts'
import type { WorldStorage } from './storage.ts'

/** The seed of a new world. Another one makes other people and jobs of the same kind. */
const defaultSeed = 7

/**
 * Starts the simulated backend in this page: opens the stored world, gets between the app and the network, and brings
 * up the simulator's panel. Resolves when calls may go out.
 */
export async function startSimulator(host: SimulatorHost): Promise<void> {
  const opening = openRuntime(host)
  const answer = async (path: string, request: Request, readForm?: () => Promise<FormData>) =>
    (await opening).handle(path, request, readForm)
  const handlers = handlersFor(
    { handle: answer },
    location.origin,
    host.basePath,
    thirdPartiesOf(() => opening),
  )
  const [runtime] = await Promise.all([opening, intercept(handlers, host.basePath, answer)])
  document.documentElement.dataset['backend'] = simulatorMarker
  if (runtime.notice === 'put-aside') {
    host.notify(
      'A new start',
      'The stored world was unreadable or of another version. It was put aside, and a fresh one was made.',
    )
  }
  if (runtime.storageKind === 'memory') {
    host.notify(
      'Nothing is kept',
      'The page cannot store anything in this browser, so all is gone when you close or reload it.',
    )
  }
  void import('../console/mount.tsx').then(({ mountConsole }) => mountConsole(runtime, host))
}

/** The runtime with its world open: in the browser's store, or in memory where that cannot be used or has no room. */
async function openRuntime({ basePath }: SimulatorHost): Promise<Runtime> {
  const runtimeOn = (storage: WorldStorage) => {
    const runtime = new Runtime({
      storage,
      scenarios,
      scenario: 'everyday',
      seed: defaultSeed,
      realNow: () => Date.now(),
      violations: import.meta.env.DEV ? 'refuse' : 'report',
      appUrl: location.origin + basePath,
    })
    runtime.options = restoreOptions()
    return runtime
  }
  try {
    const runtime = runtimeOn(await IndexedDbStorage.open(`fieldwork:${basePath}`))
    await runtime.open()
    return runtime
  } catch (error) {
    console.warn('The simulator keeps its world in memory only.', error)
    const runtime = runtimeOn(new MemoryStorage())
    await runtime.open()
    return runtime
  }
}
