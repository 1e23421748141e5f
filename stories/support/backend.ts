import { handlersFor } from '../../mocks/runtime/handlers.ts'
import { intercept } from '../../mocks/runtime/intercept.ts'
import { calmNetwork, type RuntimeOptions } from '../../mocks/runtime/options.ts'
import { Runtime } from '../../mocks/runtime/runtime.ts'
import { MemoryStorage } from '../../mocks/runtime/storage-memory.ts'
import { testMoment } from '../../mocks/runtime/testing.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { alert } from '../../src/ui/alerts.ts'
import { token } from '../../src/api/token.ts'
import { env } from '../../src/env.ts'

/** The world a story takes place in. */
export interface StoryWorld {
  /** `everyday` unless said otherwise. */
  scenario?: string
  /** The account that is signed in; a visitor without one. */
  as?: number
  /** Latency and faults; calm unless said otherwise. */
  network?: Partial<RuntimeOptions>
  /** Changes made to the world before the story begins. */
  prepare?: (runtime: Runtime) => Promise<void>
}

/** The world a story asks for in its parameters. */
export function worldOf(parameters: { world?: StoryWorld }): StoryWorld {
  return parameters.world ?? {}
}

// Storybook may stand under a sub path, with the worker's script beside its pages.
const folder = new URL('.', document.baseURI).pathname

/** The one simulated backend of this page; each story gets a fresh world in it. */
export const runtime = new Runtime({
  storage: new MemoryStorage(),
  scenarios,
  scenario: 'everyday',
  seed: 7,
  realNow: () => testMoment,
  frozenAt: testMoment,
  violations: 'refuse',
  appUrl: location.origin + env.basePath,
})

const intercepted = intercept(
  handlersFor(runtime, location.origin, env.basePath),
  env.basePath,
  (path, request) => runtime.handle(path, request),
  import.meta.env.DEV ? '/' : folder,
)

/** Brings the world, the person and the network to where the story begins; each story starts from scratch. */
export async function prepareBackend({
  scenario = 'everyday',
  as,
  network,
  prepare,
}: StoryWorld): Promise<void> {
  await intercepted
  localStorage.clear()
  sessionStorage.clear()
  alert.clear()
  runtime.options = calmNetwork
  runtime.log.clear()
  await runtime.reset(scenario)
  await prepare?.(runtime)
  if (as === undefined) token.clear()
  else token.set(await runtime.act((surroundings) => openSession(surroundings, { id: as }).token), 'browser')
  runtime.options = { ...calmNetwork, ...network }
}
