import * as v from 'valibot'
import { Random } from '../call/random.ts'

/**
 * Ways in which a call can fail (rules 2). All but one keep it from reaching its operation; with `lost-answer` the
 * call takes effect and its answer never arrives.
 */
const faultKinds = ['network', 'lost-answer', 'error-500', 'error-503', 'html', 'cut-off', 'empty'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault<Call extends string = string> {
  /** Which call; `*` is every call. */
  call: Call | '*'
  kind: FaultKind
  /** How many more calls it hits; null is all of them. */
  times: number | null
}

/** A waiting time in milliseconds, drawn between two bounds; 'endless' never answers. */
export type Latency = { from: number; to: number } | 'endless'

/** How the simulated network behaves. It is no part of the world: other tabs are not affected. */
export interface NetworkOptions<Call extends string = string> {
  latency: Latency
  /** Calls with a latency of their own. */
  slow: { readonly [K in Call]?: Latency }
  faults: readonly Fault<Call>[]
}

export const calmNetwork: NetworkOptions<never> = { latency: { from: 0, to: 0 }, slow: {}, faults: [] }

const storedSchema = v.object({
  latency: v.union([v.object({ from: v.number(), to: v.number() }), v.literal('endless')]),
  faults: v.array(
    v.object({ call: v.string(), kind: v.picklist(faultKinds), times: v.nullable(v.number()) }),
  ),
})

/** The network between the app and the backend: how slow it is, and which calls fail. */
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

  /** The fault that hits this call, if one does; one that hits a number of calls has one less to hit. */
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

/** Saves the network's behaviour for this tab, over reloads. @param name the backend's */
export function saveOptions(name: string, { latency, faults }: NetworkOptions): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ latency, faults }))
  } catch {
    // A browser that stores nothing forgets this as well.
  }
}

/** The network's behaviour as it was saved for this tab, else a calm one. @param name the backend's */
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
