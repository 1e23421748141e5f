import { scenarios } from '../scenarios/index.ts'
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
  const storage = await openStorage(host.basePath)
  const runtime = new Runtime({
    storage,
    scenarios,
    scenario: 'everyday',
    seed: defaultSeed,
    realNow: () => Date.now(),
    violations: import.meta.env.DEV ? 'refuse' : 'report',
    appUrl: location.origin + host.basePath,
  })
  runtime.options = restoreOptions()
  await Promise.all([
    runtime.open(),
    intercept(handlersFor(runtime, location.origin, host.basePath), host.basePath, (path, request) =>
      runtime.handle(path, request),
    ),
  ])
  document.documentElement.dataset['backend'] = simulatorMarker
  if (runtime.notice === 'put-aside') {
    host.notify(
      'A new start',
      'The stored world was unreadable or of another version. It was put aside, and a fresh one was made.',
    )
  }
  if (storage.kind === 'memory') {
    host.notify(
      'Nothing is kept',
      'This browser does not let the page store anything, so all is gone when you close it.',
    )
  }
  void import('../console/mount.tsx').then(({ mountConsole }) => mountConsole(runtime, host))
}

/** The browser's store, or memory where that is closed (private mode, blocked, a later version's data). */
async function openStorage(basePath: string): Promise<WorldStorage> {
  try {
    return await IndexedDbStorage.open(`fieldwork:${basePath}`)
  } catch (error) {
    console.warn('The simulator keeps its world in memory only.', error)
    return new MemoryStorage()
  }
}
