import type { Meta as AnyMeta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { OtherwiseId } from '../../mocks/assumptions.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import type { Answer } from '../../mocks/engine/call/types.ts'
import type { Pin } from '../../mocks/engine/network/network.ts'
import {
  type CallName,
  type Context,
  type Fault,
  isCall,
  type JobBoard,
  type NetworkOptions,
  type Schema,
} from '../../mocks/operation.ts'

/**
 * What a story of the app shows: an address, and the world in which it is opened. `.storybook/preview.tsx` renders it.
 * A story's parameters are merged into those of its file. Logged in as a recruiter, offline:
 *
 * ```ts
 * export default { title: 'Screens/My jobs', parameters: { at: '/my', as: personas.harbour } } satisfies Meta
 *
 * export const Offline = story.offline('jobs/my', 'We couldn’t load your jobs.')
 * ```
 */
export interface StoryParameters extends World {
  /** The path and search, without the base path. Stories without it render components. */
  at?: string
}

/** The simulated world of a story. */
export interface World {
  /**
   * The id of the logged-in account. A visitor if absent, or if the scenario has no such account. In a file of stories with
   * an account, `'visitor'` says that this one has none.
   */
  as?: number | 'visitor'
  /** Default: `everyday`. */
  scenario?: string
  /** A saved scenario instead: the content of the file from “Save as scenario”, with its account and pinned answers. */
  world?: unknown
  /** Latency and faults: `unreachable`, `failing` and `unanswered` below. Default: none. */
  network?: Partial<NetworkOptions>
  /** The contract's assumptions that are reversed in this world. */
  otherwise?: readonly OtherwiseId[]
  /** Changes the world, or what the browser has stored, before the story starts. */
  prepare?: (context: Context) => void
  /**
   * Intercepts requests to a third party. `answer` returns the simulated party's response; `Response.error()` is a broken
   * connection.
   */
  thirdParty?: (url: URL, answer: () => Promise<Response | undefined>) => Promise<Response | undefined>
}

/** A story of the app. */
export type Story = Omit<StoryObj, 'parameters'> & { parameters?: StoryParameters }

/** The meta of a file with stories of the app. Their tags `behaviour` and `!dev` keep a file out of the sidebar. */
export type Meta = Omit<AnyMeta, 'parameters'> & { parameters?: StoryParameters }

export type Play = NonNullable<Story['play']>

/** The queries of a play function. */
export type Canvas = StoryContext['canvas']

/** The `globals` of a story on a phone. */
export const narrow = { viewport: { value: 'narrow' } }

/** A world where a call doesn't reach the server. @param times how often; `null`: always */
export const unreachable = (call: Fault['call'], times: number | null = null) =>
  faulty(call, 'network', times)

/** A world where the server fails at a call. @param times how often; `null`: always */
export const failing = (call: Fault['call'], times: number | null = null) => faulty(call, 'error-500', times)

/**
 * A world where a call has an answer of one's own. It may break the contract, as a backend might.
 * @param fields limits it to payloads with these values, as text
 */
export function pin<K extends CallName>(
  call: K,
  answer: Partial<Answer<JobBoard, K>> | Schema<'Refusal'>,
  { httpStatus = 200, fields = {} }: Partial<Pick<Pin, 'httpStatus' | 'fields'>> = {},
): { network: Pick<NetworkOptions, 'pins'> } {
  const envelope = { status: 'success', message: '', ...answer }
  return { network: { pins: [{ call, fields, httpStatus, answer: envelope, times: null }] } }
}

/** A world where the server doesn't have some calls. */
export const notBuilt = (...calls: Fault['call'][]) => ({
  network: { faults: calls.map((call) => ({ call, kind: 'not-built' as const, times: null })) },
})

/** A world where the server has only some calls. */
export const onlyBuilt = (...calls: Fault['call'][]) =>
  notBuilt(...callNames.filter((call) => !calls.includes(call)))

const callNames = Object.keys(contract).filter(isCall)

function faulty(call: Fault['call'], kind: Fault['kind'], times: number | null) {
  return { network: { faults: [{ call, kind, times }] } }
}

/** A world where a call is never answered. */
export const unanswered = (call: keyof NetworkOptions['slow']) => ({
  network: { slow: { [call]: 'endless' as const } },
})
