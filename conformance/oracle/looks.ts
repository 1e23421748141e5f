import { jobBoard } from '../../mocks/backend.ts'
import { examples } from '../../mocks/contract/examples.gen.ts'
import { rowOfField } from '../../mocks/contract/rows.gen.ts'
import { Refused } from '../../mocks/engine/base/errors.ts'
import type { CallName, Context, Runtime } from '../../mocks/operation.ts'
import { callNames, contractOf } from '../contract.ts'
import { type Actor, actors, recruiters, seekers, type Side } from './steps.ts'

/** A reading call about nothing, or about one of the things of a side, by its place in their list. */
export interface Look {
  call: CallName
  by: Actor | 'visitor'
  at: number
}

const tableOfField: { readonly [K in CallName]?: Readonly<Record<string, unknown>> } = rowOfField

/** The reading calls, except for those that list the rows of everybody, and those of files. */
export const readers = callNames.filter((call) => {
  const { access, produces } = contractOf(call)
  const isOfAll = access === 'public' && !(call in tableOfField)
  return jobBoard.whenFull?.[call] === 'reads' && produces === 'json' && !isOfAll
})

const thingsOf = ({ made, people }: Side, table: unknown): readonly number[] =>
  table === 'jobs' || table === 'applications' ? made[table] : actors.map((actor) => people[actor].id)

const nameOf = ({ call, by, at }: Look) => `${call} ${by} ${at}`

function looksOf(side: Side): Look[] {
  return readers.flatMap((call) => {
    const { access } = contractOf(call)
    const by = access === 'recruiter' ? recruiters : access === 'job_seeker' ? seekers : actors
    const all = access === 'public' ? [...by, 'visitor' as const] : by
    const [table] = Object.values(tableOfField[call] ?? {})
    const places = table === undefined ? [0] : thingsOf(side, table).keys()
    return [...places].flatMap((at) => all.map((each) => ({ call, by: each, at })))
  })
}

function bodyOf(side: Side, { call, at }: Look): Record<string, unknown> {
  const [named] = Object.entries(tableOfField[call] ?? {})
  const given = Object.entries(contractOf(call).fields).flatMap(([name, field]) => {
    if (name === named?.[0]) return [[name, thingsOf(side, named[1])[at]]]
    if (field.default !== undefined) return [[name, field.default]]
    return field.required || field.kind === 'boolean' ? [[name, examples[call][name]]] : []
  })
  return Object.fromEntries(given)
}

/** Makes a look at a side's backend. */
export const look = async (side: Side, one: Look) =>
  await (one.by === 'visitor' ? side.stage.visitor : side.people[one.by]).send(one.call, bodyOf(side, one))

/** What all looks at the simulated backend show, without making the calls, some of which change something. */
export type Shown = ReadonlyMap<string, string>

export const shownBy = async (runtime: Runtime, side: Side): Promise<Shown> =>
  await runtime.read(
    (context) => new Map(looksOf(side).map((one) => [nameOf(one), answerOf(context, side, one)])),
  )

function answerOf(context: Context, side: Side, one: Look): string {
  const actor = one.by === 'visitor' ? null : context.tx.accounts.need(side.people[one.by].id)
  try {
    return JSON.stringify(
      jobBoard.operations[one.call].run({ ...context, actor, session: null, body: bodyOf(side, one) }),
    )
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

/** The looks by everybody at what somebody sees otherwise than before. */
export function changedSince(before: Shown, after: Shown, side: Side): Look[] {
  const all = looksOf(side)
  const about = ({ call, at }: Look) => `${call} ${at}`
  const changed = all.filter((one) => before.get(nameOf(one)) !== after.get(nameOf(one))).map(about)
  return all.filter((one) => changed.includes(about(one)))
}
