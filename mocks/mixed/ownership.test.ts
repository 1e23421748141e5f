import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Field } from '../../src/api/read-answer.ts'
import {
  createTestBackend,
  formOf,
  type TestBackend,
  testMoment,
  worldOf,
} from '../../tests/support/backend.ts'
import { bringThings, payloadOf, type Role, type Things } from '../../tests/support/payloads.ts'
import { jobBoard } from '../backend.ts'
import { contract, enumerations } from '../contract/calls.gen.ts'
import { day } from '../engine/base/clock.ts'
import { Refused } from '../engine/base/errors.ts'
import { type TableName, tables } from '../model/tables.ts'
import { type CallName, type Context, isCall } from '../operation.ts'
import { apart } from './apart.ts'
import { isJson, type Json } from './json.ts'
import { rowsOf } from './learned.ts'
import { allFields, fieldsOf, isWriter } from './ownership.ts'
import { namedBy, tableOf } from './rows.ts'
import { allCalls, isSessionCall, tagOf, tags } from './sides.ts'
import { fieldsOfAnswer, fieldsOfSchema } from './walk.ts'

/** What real answers keep although simulated calls change it. */
const stays = [
  // Of these, the simulator's own are added to the backend's.
  /\.(?:applicants|jobs_notifications) /,
  // These count real rows only.
  /\.(?:total|categories|locations) /,
  // The answer doesn't say whose name and picture it is.
  /^(?:Application|BookmarkedJob)\.company /,
  // The backend may know of later changes than the simulator.
  /^Notification\.(?:job|status) /,
  // The likes of a post go with it.
  /\.is_bookmarked shows what posts\/delete /,
]

/** Values as JSON, each under its place, such as `jobs.title` or `JobCard.title`, a space, and whose value it is. */
type Values = ReadonlyMap<string, string>

/** Returns the places whose values differ. */
const differences = (before: Values, after: Values): ReadonlySet<string> =>
  new Set(
    [...after].flatMap(([key, value]) =>
      before.has(key) && before.get(key) !== value ? [key.slice(0, key.indexOf(' '))] : [],
    ),
  )

const roles: readonly Role[] = ['job_seeker', 'recruiter']
const tableNames = Object.keys(tables).filter((name): name is TableName => name in tables)

/** Brings rows to each table. Everything has been read once, which marks notifications as read, for example. */
async function world(): Promise<{ backend: TestBackend; things: Things }> {
  const backend = await createTestBackend('empty')
  const things = await bringThings(backend, 'heather')
  await backend.runtime.mutate((context) => {
    const { tx } = context
    const { openJob: job_id, recruiter: account_id, seeker, application, posts } = things
    const own = { account_id, created_at: testMoment }
    const payment = {
      ...own,
      job_id,
      method: 'other',
      status: 'pending',
      amount: 50,
      intent_id: null,
    } as const
    const { id: payment_id } = tx.payments.insert(payment)
    tx.receipts.insert({ ...own, job_id, payment_id, type: 'feature_job', path: '/storage/receipt.pdf' })
    tx.bookmarks.insert({ ...own, type: 'post', target_id: posts.job_seeker })
    const news = { ...own, title: 'News', content: '', read_at: null }
    tx.notifications.insert({ ...news, type: 'job_state_changed', table_id: job_id })
    const type = 'job_application_status_changed'
    tx.notifications.insert({ ...news, account_id: seeker, type, table_id: application })
    shownIn(context, things)
  })
  return { backend, things }
}

/** Returns what all reading calls show. */
function shownIn(context: Context, things: Things): Values {
  const shown = new Map<string, string>()
  for (const call of allCalls.filter((one) => jobBoard.whenFull?.[one] === 'reads')) {
    for (const person of [things.seeker, things.recruiter, null]) {
      const actor = person === null ? null : context.tx.accounts.need(person)
      const { access, auth } = contract[call]
      if (actor ? roles.some((role) => role === access && role !== actor.type) : auth === 'required') continue
      const bodies: Partial<Record<CallName, object[]>> = {
        'jobs/search': [{}, { company_id: things.recruiter, fetch_company: true }],
        'users/find': [{ id: things.seeker }, { id: things.recruiter }],
      }
      for (const body of bodies[call] ?? [
        { ...payloadOf(call, things, actor?.type ?? 'job_seeker'), search: '' },
      ]) {
        const answer = run(call, { ...context, actor, session: null, body })
        if (answer) add(call, `${person} ${JSON.stringify(body)}`, fieldsOfAnswer(call), answer)
      }
    }
  }
  return shown

  function add(place: string, path: string, fields: readonly Field[], object: Json): void {
    for (const { name, kind } of fields) {
      const rows = kind in tableOf ? [object[name]].flat().filter(isJson) : undefined
      const ids = rows?.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
      shown.set(`${place}.${name} ${path}`, JSON.stringify(ids ?? object[name]))
      for (const row of rows ?? []) add(kind, `${path} ${Number(row['id'])}`, fieldsOfSchema(kind), row)
    }
  }
}

function run(
  call: CallName,
  raw: Parameters<(typeof jobBoard.operations)[CallName]['run']>[0],
): Json | undefined {
  try {
    return { ...jobBoard.operations[call].run(raw) }
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** The columns that a call changes, with `jobs.±` if it adds or removes a job, and fields that show new rows. */
type Changed = Readonly<Record<'columns' | 'fields', ReadonlySet<string>>>

/** @param known what all reading calls show in `world` */
async function changedBy(call: CallName, known: Values): Promise<Changed> {
  const changed = roles.map(async (role) => {
    const { backend, things } = await world()
    const token = await backend.signIn(role === 'recruiter' ? things.recruiter : things.seeker)
    const before = await columnsOf(backend)
    await backend.raw(call, formOf(payloadOf(call, things, role)), token)
    const columns = [...differences(before, await columnsOf(backend))]
    // A table that had no rows is measured by the row that the call adds.
    if (columns.every((column) => before.get(`${column} `) !== '[]')) return { columns, fields: [] }
    const shown = await backend.runtime.read((context) => shownIn(context, things))
    return { columns, fields: [...differences(known, shown)] }
  })
  const all = await Promise.all(changed)
  return {
    columns: new Set(all.flatMap(({ columns }) => columns)),
    fields: new Set(all.flatMap(({ fields }) => fields)),
  }
}

async function columnsOf(backend: TestBackend): Promise<Values> {
  const entries = Object.entries(await worldOf(backend)).flatMap(([table, rows]) => [
    [`${table}.± `, JSON.stringify(rows.map((row) => Number(Reflect.get(row, 'id'))))] as const,
    ...rows.flatMap((row) =>
      Object.entries(row).map(
        ([field, value]) => [`${table}.${field} ${Reflect.get(row, 'id')}`, JSON.stringify(value)] as const,
      ),
    ),
  ])
  return new Map(entries)
}

/** Other values for any column. Most fit only some. */
const objects = [
  { type: 'image', path: '/storage/other.png' },
  { degree: 'x', institute: 'x', year: 'x', name: 'x', from: 'x', to: 'x', designation: 'x' },
]
const values = ['/storage/x.png', 1, testMoment + day, true, false, null, [], ...objects.map((one) => [one])]

/** Returns the fields of answers that show a column, found by changing it in each row. */
async function shownOf(column: string, backend: TestBackend, things: Things): Promise<readonly string[]> {
  const name = tableNames.find((one) => column.startsWith(`${one}.`))
  if (!name) throw new Error(`There is no column ${column}`)
  const field = column.slice(name.length + 1)
  type Change = (rows: ReturnType<typeof rowsOf>) => void
  const shownAfter = (change: Change) =>
    backend.runtime.read((context) => {
      change(rowsOf(context.tx, name))
      return shownIn(context, things)
    })
  const rows = await backend.runtime.read(({ tx }) => rowsOf(tx, name).all())
  const changes = rows.flatMap((row): Change[] => {
    if (field === '±')
      return [
        (all) => void all.put({ ...row, id: 999 }),
        ...(tables[name].permanent ? [] : [(all: Parameters<Change>[0]) => all.remove(row.id)]),
      ]
    const isOther = (value: unknown) =>
      value !== row[field] && v.is(tables[name].schema, { ...row, [field]: value })
    const texts = isOther('x') ? ['x'] : Object.values(enumerations).flat()
    return [...texts, ...values]
      .filter(isOther)
      .map((value) => (all) => void all.patch(row.id, { [field]: value }))
  })
  const before = await shownAfter(() => undefined)
  const shown = await Promise.all(changes.map(shownAfter))
  return shown.flatMap((after) => [...differences(before, after)])
}

describe('the table of owned fields', () => {
  const writers = allCalls.filter((call) => isWriter(call) && !isSessionCall(call))
  const changes = new Map<CallName, Changed>()
  const shown = new Map<string, readonly string[]>()

  beforeAll(async () => {
    const { backend, things } = await world()
    const known = await backend.runtime.read((context) => shownIn(context, things))
    for (const call of writers) changes.set(call, await changedBy(call, known))
    for (const column of new Set([...changes.values()].flatMap(({ columns }) => [...columns])))
      shown.set(column, await shownOf(column, backend, things))
  })

  const isOfAnswer = (field: string) => isCall(field.slice(0, field.lastIndexOf('.')))

  it.each(tags)('has what answers show of the changes by %s', (tag) => {
    const sentences = writers
      .filter((call) => tagOf(call) === tag)
      .flatMap((call) =>
        [...(changes.get(call)?.columns ?? [])]
          .flatMap((column) => shown.get(column) ?? [])
          .concat([...(changes.get(call)?.fields ?? [])])
          // Lists have the simulator's rows, whoever made them.
          .filter((field) => !fieldsOf(tag).includes(field) && !(isOfAnswer(field) && allFields.has(field)))
          .map((field) => `${field} shows what ${call} changes`),
      )
    expect(
      new Set(sentences.filter((sentence) => !stays.some((one) => one.test(sentence)))),
      'Add each to its tag in mocks/mixed/ownership.ts, a field of a row also to `viewOf` of owned.ts, or say above why it stays as it is.',
    ).toEqual(new Set())
  })

  it('says of each tag what stays apart, except of the session', () => {
    expect(Object.keys(apart).toSorted(), 'Say it of each tag in mocks/mixed/apart.ts.').toEqual(
      tags.filter((tag) => tag !== 'session').toSorted(),
    )
  })
})

it('finds the rows that a request names', () => {
  expect(namedBy('bookmarks/toggle', { id: '7', type: 'post' })).toEqual([{ table: 'posts', id: 7 }])
  expect(namedBy('jobs/download-cvs', { id: 1, application_ids: [2, 3, 'x'] }).map(({ id }) => id)).toEqual([
    1, 2, 3,
  ])
})
