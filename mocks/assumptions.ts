import { answers } from './assumptions/answers.ts'
import { limits } from './assumptions/limits.ts'
import { rules } from './assumptions/rules.ts'

/**
 * The details that the contract decides because the product's specification leaves them open. Each entry is named by
 * `x-assumption` or `x-assumptions` in `openapi.yaml`, and each mark there names an entry.
 */
export const assumptions = [...answers, ...rules, ...limits] as const

type Entry = (typeof assumptions)[number]

/** One assumption. */
export interface Assumption {
  /** Identifies it in the contract, on the command line and in reports. Never changes. */
  id: string
  /** What the contract says. */
  assumes: string
  /** What another backend may do, and the simulator does if the assumption is reversed. Absent if it cannot be. */
  otherwise?: string
  /** The affected calls, as paths without `/api/`. */
  calls: 'all' | readonly string[]
  /** Why the contract has to assume it. */
  why: string
  /** The effect of a different backend on the app. */
  effect: string
}

export type AssumptionId = Entry['id']

/** An assumption that the simulator can reverse. */
export type OtherwiseId = Extract<Entry, { otherwise: string }>['id']

/** The assumptions that the simulator can reverse. */
export const alternatives = assumptions.filter((entry) => 'otherwise' in entry)
