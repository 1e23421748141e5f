import type { OtherwiseId } from '../../mocks/assumptions.ts'
import { isCall, type NetworkOptions, type Runtime } from '../../mocks/operation.ts'
import { handlersFor } from '../../mocks/engine/hosts/browser/handlers.ts'
import { intercept } from '../../mocks/engine/hosts/browser/intercept.ts'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { Runtime as SimulatedBackend } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { testMoment } from '../../tests/support/backend.ts'
import { jobBoard } from '../../mocks/backend.ts'
import { answerThirdParty, thirdPartyHosts } from '../../mocks/third-parties/answer.ts'
import { scripts } from '../../mocks/third-parties/scripts/in-browser.ts'
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
  network?: Partial<NetworkOptions>
  /** The assumptions of the contract that this backend decides otherwise. */
  otherwise?: readonly OtherwiseId[]
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
export const runtime = new SimulatedBackend(jobBoard, {
  storage: new MemoryStorage(),
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

let between: StoryWorld['thirdParty']

async function elsewhere(url: URL, request: Request): Promise<Response | undefined> {
  const answer = () => answerThirdParty(runtime, url, request, scripts.text)
  return await (between ? between(url, answer) : answer())
}

const intercepted = intercept({
  handlers: handlersFor({ handle }, location.origin, env.basePath, elsewhere, thirdPartyHosts),
  basePath: env.basePath,
  answer: handle,
  hosts: thirdPartyHosts,
  scripts,
  workerFolder: import.meta.env.DEV ? '/' : folder,
})

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
  otherwise = [],
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
  runtime.otherwise = new Set()
  runtime.log.clear()
  await runtime.reset(scenario)
  // A call of the last story may still come: with a token that means nothing here it changes nothing here.
  await runtime.mutate(({ tx }) => tx.settings.patch(1, { draws: begun * 1_000 }))
  await prepare?.(runtime)
  if (as === undefined) token.clear()
  else token.set(await runtime.mutate((context) => openSession(context, { id: as }).token), 'browser')
  runtime.options = { ...calmNetwork, ...network }
  runtime.otherwise = new Set(otherwise)
}
