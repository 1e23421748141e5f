import type * as types from './engine/call/types.ts'
import { answers } from './assumptions/answers.ts'
import { limits } from './assumptions/limits.ts'
import { rules } from './assumptions/rules.ts'

export type { Assumption } from './assumptions/assumption.ts'

/**
 * The details that the contract decides because the product's specification leaves them open. `openapi.yaml` refers to
 * each entry by its id, in `x-assumption` or `x-assumptions`.
 */
export const assumptions = [...answers, ...rules, ...limits] as const

type Entry = (typeof assumptions)[number]

export type AssumptionId = Entry['id']

/** The id of an assumption that the simulator can reverse. */
export type OtherwiseId = Extract<Entry, { otherwise: string }>['id']

/** The reversed assumptions. */
export type Chosen = types.Chosen<OtherwiseId>

/** The assumptions that the simulator can reverse. */
export const alternatives = assumptions.filter((entry) => 'otherwise' in entry)
