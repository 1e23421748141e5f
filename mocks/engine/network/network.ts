import { Random } from '../base/random.ts'

/** Ways a call can fail (rules 2). Only `lost-answer` runs the call: its changes apply, but its answer is lost. */
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

export interface Fault<Call extends string = string> {
  /** The call to fail; `*` matches every call. */
  call: Call | '*'
  kind: FaultKind
  /** Remaining number of failures; null for unlimited. */
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
    if (hit && hit.times !== null) {
      const left = { ...hit, times: hit.times - 1 }
      const others = faults.filter((fault) => fault !== hit)
      this.#to.options = { ...this.#to.options, faults: left.times > 0 ? [...others, left] : others }
    }
    return hit
  }
}
