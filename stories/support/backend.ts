import { isCall } from '../../mocks/runtime/calls.ts'
import { handlersFor } from '../../mocks/runtime/handlers.ts'
import { intercept } from '../../mocks/runtime/intercept.ts'
import { calmNetwork, type RuntimeOptions } from '../../mocks/runtime/options.ts'
import { Runtime } from '../../mocks/runtime/runtime.ts'
import { MemoryStorage } from '../../mocks/runtime/storage-memory.ts'
import { testMoment } from '../../mocks/runtime/testing.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import { thirdPartiesOf } from '../../mocks/third-parties/scripts/in-browser.ts'
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
  /**
   * Gets between the app and a third party. `answer` answers as the look-alike does; `Response.error()` is a connection
   * that breaks.
   */
  thirdParty?:
    ((url: URL, answer: () => Promise<Response | undefined>) => Promise<Response | undefined>) | undefined
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

/** What is being answered, but for what never will be. */
const underWay = new Set<Promise<Response>>()

async function handle(path: string, request: Request): Promise<Response> {
  const { slow, latency } = runtime.options
  const call = path.replace(/^api\//, '')
  const answer = runtime.handle(path, request)
  if (((isCall(call) && slow[call]) || latency) === 'endless') return await answer
  underWay.add(answer)
  return await answer.finally(() => underWay.delete(answer))
}

const thirdParties = thirdPartiesOf(() => Promise.resolve(runtime))
let between: StoryWorld['thirdParty']

const intercepted = intercept(
  handlersFor({ handle }, location.origin, env.basePath, async (url, request) => {
    const answer = () => thirdParties(url, request)
    return await (between ? between(url, answer) : answer())
  }),
  env.basePath,
  handle,
  import.meta.env.DEV ? '/' : folder,
)

/** How many stories have been begun in this page. */
let begun = 0

/** Answers whether the story that is told now still is. */
export function storyUnderWay(): () => boolean {
  const number = begun
  return () => number === begun
}

/** Brings the world, the person and the network to where the story begins; each story starts from scratch. */
export async function prepareBackend({
  scenario = 'everyday',
  as,
  network,
  prepare,
  thirdParty,
}: StoryWorld): Promise<void> {
  await intercepted
  begun += 1
  // Otherwise the last story's calls would meet the faults of this one, and stand in its log.
  await Promise.all(underWay)
  localStorage.clear()
  sessionStorage.clear()
  alert.clear()
  between = thirdParty
  runtime.options = calmNetwork
  runtime.log.clear()
  await runtime.reset(scenario)
  // A call of the last story may still come: with a token that means nothing here it changes nothing here.
  await runtime.act(({ tx }) => tx.settings.patch(1, { draws: begun * 1_000 }))
  await prepare?.(runtime)
  if (as === undefined) token.clear()
  else token.set(await runtime.act((surroundings) => openSession(surroundings, { id: as }).token), 'browser')
  runtime.options = { ...calmNetwork, ...network }
}
