import { answers } from './assumptions/answers.ts'
import { limits } from './assumptions/limits.ts'
import { rules } from './assumptions/rules.ts'

/**
 * What the contract decides and the product's specification leaves open. Each entry is named by `x-assumption` or
 * `x-assumptions` in `openapi.yaml`, and each mark there names an entry.
 */
export const assumptions = [...answers, ...rules, ...limits] as const

type Entry = (typeof assumptions)[number]

/** One assumption, whichever. */
export interface Assumption {
  /** Names it in the contract, on the command line and in reports. Stays the same for good. */
  id: string
  /** What the contract says. */
  assumes: string
  /** What another backend may do, and the simulator can. Left out where it can't matter, as `effect` then says. */
  otherwise?: string
  /** The calls it concerns, as paths without `/api/`. */
  calls: 'all' | readonly string[]
  /** Why it is open. */
  why: string
  /** What another answer means for the app. */
  effect: string
}

export type AssumptionId = Entry['id']

/** An assumption that the simulator can turn round. */
export type OtherwiseId = Extract<Entry, { otherwise: string }>['id']

/** The assumptions that the simulator can turn round. */
export const alternatives = assumptions.filter((entry) => 'otherwise' in entry)
