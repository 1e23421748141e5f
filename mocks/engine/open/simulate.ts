import * as v from 'valibot'
import type { Backend } from '../backend.ts'
import { newWorldState, worldState } from '../base/clock.ts'
import type { BackendTypes } from '../call/types.ts'
import type { Scenario } from '../data/scenario.ts'
import { type Identified, table, type TableSpecs } from '../data/table.ts'
import { Rows } from '../data/unit-of-work.ts'
import type { TxOf } from '../data/world.ts'
import { openContract } from './convention.ts'
import { inItem, type Item, itemTable, underPath } from './items.ts'
import { Loaded } from './loaded.ts'
import { textOf } from './put.ts'
import type { OpenCall, OpenContract } from './types.ts'
import { unwrittenCalls } from './unwritten.ts'

const engine = table(v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)), ...worldState }))
type Engine = { engine: typeof engine }

/** The types of a backend whose callers are anybody, for `operationsOf`. */
export interface Simulated<
  Paths extends object,
  Calls extends OpenCalls,
  Tables extends TableSpecs = Engine,
> {
  paths: Paths
  calls: Calls
  tables: Tables & Engine
  actor: Identified
  session: Identified
}

type OpenCalls = Readonly<Record<string, OpenCall>>

type Parts<B extends BackendTypes> = Omit<Partial<Backend<B>>, 'contract' | 'unwritten'>

/**
 * Makes a backend of a contract. Calls without an operation are answered from the state of resources, or from the
 * contract's examples and schemas. All else has a default: the table of the engine's state, somebody for each token,
 * and a world with one item of each resource.
 * @throws Error if the contract has no calls
 */
export function simulate<Calls extends OpenCalls, Tables extends TableSpecs = Engine>(
  given: { contract: OpenContract<Calls>; tables?: Tables } & Omit<
    Parts<Simulated<object, Calls, Tables>>,
    'tables'
  >,
): Backend<Simulated<object, Calls, Tables>>
export function simulate<B extends BackendTypes & { calls: OpenCalls }>(
  given: { contract: OpenContract<B['calls']> } & Parts<B> & Pick<Backend<B>, 'tables' | 'session'>,
): Backend<B>
export function simulate({
  contract,
  ...given
}: { contract: OpenContract } & Parts<BackendTypes>): Backend<BackendTypes> {
  const { tables = {}, operations = {}, scenarios = defaultScenarios } = given
  const loaded = new Loaded(contract)
  const tableOf = (resource: string) =>
    resource in tables || resource === 'engine' ? `unwritten_${resource}` : resource
  const items: TableSpecs = Object.fromEntries(
    Object.keys(contract.resources).map((name) => [tableOf(name), itemTable]),
  )
  const rows = Object.fromEntries(
    Object.entries(firstItems(contract)).map(([name, item]) => [tableOf(name), { rows: [item] }]),
  )
  return {
    name: 'backend',
    state: engineRows,
    session: {
      find: (_tx, token) => ({ session: { id: 1, token }, actor: { id: 1, token } }),
      nameOf: () => 'somebody',
    },
    ...given,
    operations,
    tables: { engine, ...items, ...tables },
    contract: openContract(contract, loaded),
    unwritten: unwrittenCalls(contract, loaded, Object.keys(operations), tableOf),
    scenarios: scenarios.map((scenario): Scenario<TableSpecs> => ({
      ...scenario,
      build(seed, now) {
        const { data, files } = scenario.build(seed, now)
        const state = { engine: { rows: [{ id: 1, ...newWorldState }] } }
        return { data: { ...state, ...(scenario !== empty && rows), ...data }, files }
      },
    })),
  }
}

/** Returns the table that `simulate` adds. */
function engineRows({ engine: rows }: { engine?: unknown }): EngineRows {
  if (!isEngineRows(rows)) throw new Error('The table engine is missing.')
  return rows
}

type EngineRows = TxOf<{ engine: typeof engine }>['engine']

function isEngineRows(rows: unknown): rows is EngineRows {
  return rows instanceof Rows
}

const none = () => ({ data: {}, files: new Map<string, Blob>() })

const empty: Scenario<TableSpecs> = {
  name: 'empty',
  about: 'Nothing but what is added.',
  personas: [],
  build: none,
}

const defaultScenarios: readonly Scenario<TableSpecs>[] = [
  { ...empty, name: 'one', about: 'One item of each resource of the contract.' },
  empty,
]

/** Returns an item of each resource, in every place where it can be. */
function firstItems({ calls, resources, does }: OpenContract): Record<string, Item> {
  const keyOf = (name: string): string => {
    const { key, sample } = resources[name] ?? {}
    return textOf(key === undefined ? undefined : sample?.[key]) ?? '1'
  }
  const places = (name: string) =>
    Object.entries(does).flatMap(([call, { to, within }]) => {
      if (to !== name || !within) return []
      const { table: owner, param } = within
      return owner === undefined
        ? [underPath(calls[call]?.path ?? '', param).kind]
        : [inItem(owner, keyOf(owner)).name]
    })
  return Object.fromEntries(
    Object.entries(resources).map(([name, { sample }]) => [
      name,
      { id: 1, key: keyOf(name), within: [...new Set(places(name))], body: { ...sample } },
    ]),
  )
}
