import * as v from 'valibot'
import { Random } from '../base/random.ts'

/** Ways a call can fail. Only `lost-answer` runs the call: its changes apply, but its answer is lost. */
export const faultKinds = [
  'network',
  'lost-answer',
  'error-500',
  'error-503',
  'not-built',
  'html',
  'cut-off',
  'empty',
] as const
export type FaultKind = (typeof faultKinds)[number]

export const faultSchema = v.object({
  /** The call to fail; `*` matches every call. */
  call: v.string(),
  kind: v.picklist(faultKinds),
  /** Remaining number of failures; null for unlimited. */
  times: v.nullable(v.number()),
})

export type Fault<Call extends string = string> = v.InferOutput<typeof faultSchema> & { call: Call | '*' }

export const pinSchema = v.object({
  call: v.string(),
  /** Only payloads with these values, as text, get the answer. */
  fields: v.record(v.string(), v.string()),
  httpStatus: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** The whole body as JSON. It may break the contract, which the log then reports. */
  answer: v.unknown(),
  /** Remaining number of answers; null for unlimited. */
  times: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

/** An answer of one's own, which replaces that of the operation. */
export type Pin<Call extends string = string> = v.InferOutput<typeof pinSchema> & { call: Call }

/** A random delay between two bounds, in milliseconds; 'endless' never answers. */
export const latencySchema = v.union([v.object({ from: v.number(), to: v.number() }), v.literal('endless')])
export type Latency = v.InferOutput<typeof latencySchema>

/** Behaviour of the simulated network. Not part of the world: other tabs are unaffected. */
export interface NetworkOptions<Call extends string = string> {
  latency: Latency
  /** Latency overrides per call. */
  slow: { readonly [K in Call]?: Latency }
  faults: readonly Fault<Call>[]
  /** The newest first. */
  pins: readonly Pin<Call>[]
}

export const calmNetwork: NetworkOptions<never> = {
  latency: { from: 0, to: 0 },
  slow: {},
  faults: [],
  pins: [],
}

/** The network between app and backend: latency and faults. */
export class Network {
  readonly #to: { options: NetworkOptions }
  readonly #latency = new Random(1)

  /** @param to holds the options, in which `takeFault` counts down the remaining failures of a fault */
  constructor(to: { options: NetworkOptions }) {
    this.#to = to
  }

  async delay(call: string): Promise<void> {
    const { slow, latency: usual } = this.#to.options
    const latency = slow[call] ?? usual
    if (latency === 'endless') await new Promise(() => undefined)
    else if (latency.to > 0) {
      const milliseconds = this.#latency.integer(latency.from, latency.to)
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
    }
  }

  /** Returns the fault for this call, if any, and counts down its remaining failures. */
  takeFault(call: string): Fault | undefined {
    const { faults } = this.#to.options
    const hit = faults.find((fault) => fault.call === call || fault.call === '*')
    if (hit) this.#to.options = { ...this.#to.options, faults: countedDown(faults, hit) }
    return hit
  }

  /** Returns the pinned answer to this payload, if any, and counts down its remaining answers. */
  takePin(call: string, body: Readonly<Record<string, unknown>>): Pin | undefined {
    const { pins } = this.#to.options
    const hit = pinFor(pins, call, body)
    if (hit) this.#to.options = { ...this.#to.options, pins: countedDown(pins, hit) }
    return hit
  }
}

/** Returns the pinned answer to a payload, if any. */
export function pinFor(
  pins: readonly Pin[],
  call: string,
  body: Readonly<Record<string, unknown>>,
): Pin | undefined {
  return pins.find(
    (pin) =>
      pin.call === call && Object.entries(pin.fields).every(([name, value]) => textOf(body[name]) === value),
  )
}

/** A value of a payload as it is compared: numbers and booleans as in a form, lists and objects as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
}

function countedDown<T extends { times: number | null }>(all: readonly T[], hit: T): readonly T[] {
  const { times } = hit
  if (times === null) return all
  return all.flatMap((each) => (each !== hit ? each : times > 1 ? { ...each, times: times - 1 } : []))
}
