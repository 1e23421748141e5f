import { expect, waitFor } from 'storybook/test'
import { isCall } from '../../mocks/operation.ts'
import { checksum } from '../../mocks/engine/data/checksum.ts'
import { answererFor, probePath } from '../../mocks/engine/hosts/browser/gate.ts'
import { intercept } from '../../mocks/engine/hosts/browser/intercept.ts'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { Runtime as SimulatedBackend } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { testBoard, testMoment } from '../../tests/support/backend.ts'
import { answerThirdParty } from '../../mocks/third-parties/answer.ts'
import { thirdPartyHosts } from '../../mocks/third-parties/hosts.ts'
import { scripts } from '../../mocks/third-parties/scripts/in-browser.ts'
import { readScenario } from '../../mocks/admin/saved-scenario.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { alert } from '../../src/ui/alerts.ts'
import { announce } from '../../src/ui/Announcer.tsx'
import { token } from '../../src/api/token.ts'
import { env } from '../../src/env.ts'
import type { World } from './story.ts'

// Storybook may be served under a sub path, with the worker's script beside its pages.
const folder = new URL('.', document.baseURI).pathname

/** The page's simulated backend. Each story starts with a fresh world. */
export const runtime = new SimulatedBackend(testBoard, {
  storage: new MemoryStorage(),
  scenario: 'everyday',
  seed: 7,
  realNow: () => testMoment,
  violations: 'refuse',
  appUrl: location.origin + env.basePath,
})

/** Requests in progress, except those that are never answered. */
const inProgress = new Set<Promise<Response>>()

async function handle(path: string, request: Request): Promise<Response> {
  const { slow, latency } = runtime.options
  const call = path.replace(/^api\//, '')
  const answer = runtime.handle(path, request)
  if (((isCall(call) && slow[call]) || latency) === 'endless') return await answer
  inProgress.add(answer)
  return await answer.finally(() => inProgress.delete(answer))
}

/**
 * Waits until the page has painted and every call is answered, except those that never are.
 * @param isPage whether the app opens an address, whose code has to arrive first
 */
export async function settled(isPage = false): Promise<void> {
  if (isPage) await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  do {
    await Promise.all(inProgress)
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  } while (inProgress.size > 0)
}

let between: World['thirdParty']

async function elsewhere(url: URL, request: Request): Promise<Response | undefined> {
  const answer = () => answerThirdParty(runtime, url, request, scripts.text)
  return await (between ? between(url, answer) : answer())
}

const intercepted = intercept({
  answer: answererFor({ handle }, location.origin, env.basePath, elsewhere),
  basePath: env.basePath,
  hosts: thirdPartyHosts,
  scripts,
  workerFolder: import.meta.env.DEV ? '/' : folder,
})

/** The number of stories started in this page. */
let started = 0

/** Returns a function that says whether the current story is still running. */
export function storyUnderWay(): () => boolean {
  const number = started
  return () => number === started
}

/** Resets everything and sets up the world, the account and the network of a story. */
export async function prepareBackend(
  story: string,
  { scenario = 'everyday', world, as, network, otherwise = [], prepare, thirdParty }: World,
): Promise<void> {
  await intercepted
  started += 1
  // Otherwise, calls of the previous story would get this story's faults and appear in its log. This request comes after
  // those that are still on their way through the worker.
  await fetch(env.basePath + probePath)
  await Promise.all(inProgress)
  // An element that outlives its story, such as the chat, may still have focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  localStorage.clear()
  sessionStorage.clear()
  alert.clear()
  announce('')
  between = thirdParty
  // The scripts of a story before would do.
  if (thirdParty) for (const name of ['Stripe', 'google']) Reflect.deleteProperty(window, name)
  runtime.options = calmNetwork
  runtime.otherwise = new Set()
  runtime.log.clear()
  const saved = world === undefined ? undefined : readScenario(world, testBoard.scenarios)
  await runtime.store.reset(scenario, undefined, { discards: true, ...(saved && { world: saved.world }) })
  const account = as ?? saved?.as
  // Each story draws different tokens, so that a late call from the previous story has no valid token here.
  const draws = Number.parseInt(checksum('', story).slice(0, 5), 16) * 1_000
  await runtime.mutate(({ tx }) => tx.settings.patch(1, { draws }))
  if (prepare) await runtime.mutate(prepare)
  // A scenario from the toolbar may lack the story's account.
  const session = await runtime.mutate((context) => {
    const found = typeof account === 'number' ? context.tx.accounts.get(account) : undefined
    return found && openSession(context, found).token
  })
  if (session === undefined) token.clear()
  else token.set(session, 'browser')
  runtime.options = { ...calmNetwork, pins: saved?.pins ?? [], ...network }
  runtime.otherwise = new Set(otherwise)
}
