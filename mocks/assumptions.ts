import { answers } from './assumptions/answers.ts'
import { limits } from './assumptions/limits.ts'
import { rules } from './assumptions/rules.ts'

/**
 * The details that the contract decides because the product's specification leaves them open. `openapi.yaml` refers to
 * each entry by its id, in `x-assumption` or `x-assumptions`.
 */
export const assumptions = [...answers, ...rules, ...limits] as const

type Entry = (typeof assumptions)[number]

export interface Assumption {
  /** Identifies the assumption in the contract, on the command line and in reports. Never changes. */
  id: string
  /** What the contract says. */
  assumes: string
  /** What another backend may do, and the simulator does if the assumption is reversed. Absent if it can't be. */
  otherwise?: string
  /** The affected calls, as paths without `/api/`. */
  calls: 'all' | readonly string[]
  /** Why the contract has to assume it. */
  why: string
  /** What happens in the app if the backend decides differently. */
  effect: string
}

export type AssumptionId = Entry['id']

/** The id of an assumption that the simulator can reverse. */
export type OtherwiseId = Extract<Entry, { otherwise: string }>['id']

/** The assumptions that the simulator can reverse. */
export const alternatives = assumptions.filter((entry) => 'otherwise' in entry)
