import { examples } from '../../mocks/contract/examples.gen.ts'
import { rowOfField } from '../../mocks/contract/rows.gen.ts'
import { Refused } from '../../mocks/engine/base/errors.ts'
import type { CallName, Runtime } from '../../mocks/operation.ts'
import { whenFull } from '../../mocks/when-full.ts'
import { callNames, contractOf } from '../contract.ts'
import { jobBoard } from '../simulated.ts'
import type { Received } from '../transport.ts'
import { actors, recruiters, seekers, type Side } from './steps.ts'

const tablesOf: { readonly [K in CallName]?: Readonly<Record<string, unknown>> } = rowOfField

/** The calls that read, except for those that list the rows of everybody, and those of files. */
export const readers = callNames.filter((call) => {
  const { access, produces } = contractOf(call)
  const isOfAll = access === 'public' && !tablesOf[call]
  return whenFull[call] === 'reads' && produces === 'json' && !isOfAll
})

/** Looks by everybody who may make a call, each with the id on that side: null for a visitor. */
interface Looks {
  call: CallName
  by: readonly ((typeof actors)[number] | null)[]
  body: (side: Side) => Record<string, unknown>
}

/** Returns all looks, by what they look at: a call, and the place of what it names among the things of a side. */
function allLooks(side: Side): ReadonlyMap<string, Looks> {
  const looks = readers.flatMap((call): [string, Looks][] => {
    const { access, fields } = contractOf(call)
    const all = access === 'recruiter' ? recruiters : access === 'job_seeker' ? seekers : actors
    const by = access === 'public' ? [...all, null] : all
    const [[named, table] = []] = Object.entries(tablesOf[call] ?? {})
    const idsOf = ({ made, people }: Side) =>
      table === 'jobs' || table === 'applications' ? made[table] : actors.map((actor) => people[actor].id)
    const given = Object.entries(fields).flatMap(([name, field]): [string, unknown][] =>
      field.required || field.kind === 'boolean' || field.default !== undefined
        ? [[name, field.default ?? examples[call][name]]]
        : [],
    )
    const body =
      (at: number) =>
      (of: Side): Record<string, unknown> => ({
        ...Object.fromEntries<unknown>(given),
        ...(named !== undefined && { [named]: idsOf(of)[at] }),
      })
    const places = named === undefined ? [0] : idsOf(side).keys()
    return [...places].map((at) => [`${call} ${at}`, { call, by, body: body(at) }])
  })
  return new Map(looks)
}

/** What everybody sees on the simulated side, without calls, some of which change something. */
export type Shown = ReadonlyMap<string, string>

export const shownBy = async (runtime: Runtime, side: Side): Promise<Shown> =>
  await runtime.read((context) => {
    const seen = ({ call, by, body }: Looks) =>
      by.map((one) => {
        const actor = one && context.tx.accounts.need(side.people[one].id)
        try {
          return jobBoard.operations[call].run({ ...context, actor, session: null, body: body(side) })
        } catch (error) {
          if (error instanceof Refused) return error.message
          throw error
        }
      })
    return new Map([...allLooks(side)].map(([name, looks]) => [name, JSON.stringify(seen(looks))]))
  })

/** Returns the looks by everybody at what somebody sees otherwise than before. Each works on both sides. */
export function changedSince(before: Shown, after: Shown, oracle: Side) {
  const changed = [...allLooks(oracle)].filter(([name]) => before.get(name) !== after.get(name))
  return changed.flatMap(([, { call, by, body }]) =>
    by.map((one) => async (side: Side): Promise<Received[]> => [
      await (one ? side.people[one] : side.stage.visitor).send(call, body(side)),
    ]),
  )
}
