import * as v from 'valibot'
import { Random } from '../call/random.ts'

/** Ways in which a call can fail (rules 2). Only `lost-answer` runs the call: it takes effect, and its answer is lost. */
const faultKinds = ['network', 'lost-answer', 'error-500', 'error-503', 'html', 'cut-off', 'empty'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault<Call extends string = string> {
  /** The call to fail; `*` matches every call. */
  call: Call | '*'
  kind: FaultKind
  /** Remaining number of failures; null is unlimited. */
  times: number | null
}

/** A random delay between two bounds, in milliseconds; 'endless' never answers. */
export type Latency = { from: number; to: number } | 'endless'

/** Behaviour of the simulated network. Not part of the world: other tabs are unaffected. */
export interface NetworkOptions<Call extends string = string> {
  latency: Latency
  /** Latency overrides per call. */
  slow: { readonly [K in Call]?: Latency }
  faults: readonly Fault<Call>[]
}

export const calmNetwork: NetworkOptions<never> = { latency: { from: 0, to: 0 }, slow: {}, faults: [] }

const storedFault = v.object({
  call: v.string(),
  kind: v.picklist(faultKinds),
  times: v.nullable(v.number()),
})
const storedSchema = v.object({
  latency: v.union([v.object({ from: v.number(), to: v.number() }), v.literal('endless')]),
  faults: v.array(storedFault),
})

/** The network between app and backend: latency and faults. */
export class Network {
  options: NetworkOptions = calmNetwork
  readonly #latency = new Random(1)

  async delay(call: string): Promise<void> {
    const latency = this.options.slow[call] ?? this.options.latency
    if (latency === 'endless') await new Promise(() => undefined)
    else if (latency.to > 0) {
      const milliseconds = this.#latency.integer(latency.from, latency.to)
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
    }
  }

  /** Returns the fault for this call, if any, and counts it. */
  takeFault(call: string): Fault | undefined {
    const { faults } = this.options
    const hit = faults.find((fault) => fault.call === call || fault.call === '*')
    if (hit && hit.times !== null) {
      const left = { ...hit, times: hit.times - 1 }
      const others = faults.filter((fault) => fault !== hit)
      this.options = { ...this.options, faults: left.times > 0 ? [...others, left] : others }
    }
    return hit
  }
}

/** Saves this tab's network options across reloads. @param name the backend's name */
export function saveOptions(name: string, { latency, faults }: NetworkOptions): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ latency, faults }))
  } catch {
    // The browser blocks storage: the options last until the next reload.
  }
}

/** Returns this tab's saved network options, or the defaults. @param name the backend's name */
export function savedOptions(name: string): NetworkOptions {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'))
    return stored.success ? { ...calmNetwork, ...stored.output } : calmNetwork
  } catch {
    return calmNetwork
  }
}

function keyOf(name: string): string {
  return `${name}.simulator.network`
}
