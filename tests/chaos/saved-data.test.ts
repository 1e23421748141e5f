import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import { Admin } from '../../mocks/admin/admin.ts'
import { firstMoment, lastMoment } from '../../mocks/engine/base/clock.ts'
import { Compaction } from '../../mocks/engine/storage/compaction.ts'
import { Runtime as SimulatedBackend } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { readWorld } from '../../mocks/engine/storage/world-file.ts'
import { longest } from '../../mocks/model/lengths.ts'
import type { Runtime } from '../../mocks/operation.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { senderOf } from '../support/calls.ts'
import { appUrl, createTestBackend, formOf, testBoard, testMoment, worldOf } from '../support/backend.ts'
import { bringThings, payloadOf, type Things } from '../support/payloads.ts'
import { drawn } from '../support/sample.ts'

type Row = Record<string, unknown>
/** A change of one table of a data file. */
interface Damage {
  name: string
  table: string
  change(rows: Row[]): unknown[]
}

/** Numbers that `JSON.stringify` doesn't write, as they are in the file. */
const written = new Map([
  ['@infinite', '1e999'],
  ['@odd', '9007199254740993'],
])
const numbers = [
  -1,
  0,
  0.5,
  999_999,
  firstMoment,
  lastMoment,
  8.64e15,
  1e15,
  2 ** 53,
  '1',
  null,
  ...written.keys(),
]
const texts = [
  '',
  'x',
  '/storage/../api/logout',
  '/storage/..',
  'javascript:alert(1)',
  'https://evil.example/x.js',
  7,
  null,
]
const others = [0, {}, [], [null], null]

/** In reverse order, the calls that need a job come before the one that deletes it. */
const inReverse = callNames.toReversed()
const last = (rows: readonly Row[]): Row => rows.at(-1) ?? {}
const withLast = (rows: readonly Row[], row: Row): Row[] => [...rows.slice(0, -1), row]

/** Returns the damages of a table, of which most concern its last row: one that valid calls name. */
function damagesOf(table: string, rows: readonly Row[]): Damage[] {
  const damage = (what: string, change: Damage['change']) => ({ name: `${table}: ${what}`, table, change })
  const fields = Object.entries(last(rows)).flatMap(([field, value]) => {
    const wrong = typeof value === 'number' ? numbers : typeof value === 'string' ? texts : others
    return wrong.map((each) =>
      damage(`${field} ${JSON.stringify(each)}`, (all) => withLast(all, { ...last(all), [field]: each })),
    )
  })
  const missing = Object.keys(last(rows)).map((field) =>
    damage(`no ${field}`, (all) => {
      const { [field]: _, ...rest } = last(all)
      return withLast(all, rest)
    }),
  )
  return [
    damage('no rows', () => []),
    damage('no last row', (all) => all.slice(0, -1)),
    damage('the last row twice', (all) => [...all, last(all)]),
    damage('the last row again, with another id', (all) => [...all, { ...last(all), id: 5_000 }]),
    damage('a number for a row', (all) => [...all, 7]),
    ...fields,
    ...missing,
  ]
}

/** Opens the world of a store as a page does, and refuses answers that the contract doesn't allow. */
async function openWorld(storage: MemoryStorage, build: string): Promise<Runtime> {
  // Compacts the journal after each write.
  vi.spyOn(Compaction.prototype, 'due', 'get').mockReturnValue(true)
  const runtime = new SimulatedBackend(testBoard, {
    storage,
    build,
    scenario: 'empty',
    realNow: () => testMoment,
    violations: 'refuse',
    appUrl,
  })
  await runtime.open()
  return runtime
}

/** A world in which every table has rows, and the things in it that no call has changed. */
async function createFile(): Promise<{ collections: Record<string, Row[]>; things: Things }> {
  const backend = await createTestBackend('empty')
  const used = await bringThings(backend, 'heather')
  for (const call of inReverse) {
    for (const role of ['job_seeker', 'recruiter'] as const) {
      const token = await backend.signIn(role === 'recruiter' ? used.recruiter : used.seeker)
      await backend.raw(call, formOf(payloadOf(call, used, role)), token)
    }
  }
  const things = await bringThings(backend, 'juniper')
  // Only mixed mode has such rows.
  await backend.runtime.mutate(({ tx }) => tx.learned.insert({ key: 'jobs:1', seen: { title: 'Tester' } }))
  // With logins and codes, which no build writes any more.
  return { collections: v.parse(collectionsSchema, await worldOf(backend)), things }
}

const collectionsSchema = v.record(v.string(), v.array(v.record(v.string(), v.unknown())))
const { collections: all, things } = await createFile()
const damages = Object.entries(all).flatMap(([table, rows]) => damagesOf(table, rows))

/** Returns a file with all rows of a world. */
function fileOf(collections: Readonly<Record<string, readonly unknown[]>>): string {
  const tables = Object.entries(collections).map(([table, put]) => [table, { put }])
  const now = new Date(testMoment).toISOString()
  const file = { format: '', scenario: 'empty', seed: 7, built_at: null, now }
  return JSON.stringify({ ...file, changes: Object.fromEntries(tables) })
}

function damaged({ table, change }: Damage): [string, number] {
  const rows = change(all[table] ?? [])
  const text = fileOf({ ...all, [table]: rows })
  return [text.replaceAll(/"(@\w+)"/g, (_, mark: string) => written.get(mark) ?? mark), rows.length]
}

const open = async (runtime: Runtime, saved: string) => {
  const world = readWorld(
    JSON.parse(saved),
    testBoard.scenarios.map(({ name }) => name),
  )
  return await runtime.store.reset(undefined, undefined, { world })
}

/** Makes every call as a visitor and as both accounts, and what the simulator does. @returns what failed */
async function failures(runtime: Runtime): Promise<string[]> {
  const failed: string[] = []
  const send = senderOf((request) => runtime.handle(request.url.slice(appUrl.length), request), appUrl)
  for (const call of [...callNames, ...inReverse]) {
    for (const [role, account] of [
      ['visitor', null],
      ['job_seeker', things.seeker],
      ['recruiter', things.recruiter],
    ] as const) {
      // A new session for each call, because some of them end all others.
      const token = account
        ? await runtime.mutate((context) => openSession(context, { id: account }).token)
        : undefined
      const body = formOf(payloadOf(call, things, role === 'recruiter' ? role : 'job_seeker'))
      const { status } = await send(call, body, token)
      if (status >= 500) failed.push(`${call} as ${role}: ${status}`)
    }
  }
  const admin = new Admin(runtime)
  await admin.people()
  await admin.mails(null)
  const { pending, transfers } = await admin.review()
  for (const { id } of pending) await admin.decideJob(id, 'approved')
  for (const { id } of transfers) await admin.decidePayment(id, 'approved')
  await runtime.store.idle()
  return failed
}

/** Opens a data file. @returns what is wrong afterwards, whether the file was refused or not */
async function problemsOf(damage: Damage): Promise<string[]> {
  const [saved, size] = damaged(damage)
  const storage = new MemoryStorage()
  const runtime = await openWorld(storage, 'this')
  const stateOf = async () => [
    runtime.store.identity,
    await worldOf({ runtime }),
    await storage.quarantined(),
  ]
  const before = await stateOf()
  try {
    await open(runtime, saved)
  } catch (error) {
    const isExplained = error instanceof Error && !(error instanceof TypeError)
    const isSame = isDeepStrictEqual(await stateOf(), before)
    return [...(isExplained ? [] : [String(error)]), ...(isSame ? [] : ['a refused file changed the world'])]
  }
  const counts = Object.entries(await worldOf({ runtime })).map(([table, rows]) => [table, rows.length])
  const expected = counts.map(([table = '']) => [table, table === damage.table ? size : all[table]?.length])
  const isWhole = isDeepStrictEqual(counts, expected)
  const failed = await failures(runtime)
  // Another build checks the whole world.
  const { notice } = (await openWorld(storage, 'next')).store
  return [...(isWhole ? [] : ['rows are missing']), ...failed, ...(notice === null ? [] : [notice])]
}

describe('saved data is used or refused, but never breaks the world', { timeout: 30_000 }, () => {
  it('covers every table', () => {
    const empty = Object.entries(all).filter(([, rows]) => rows.length === 0)
    expect(
      empty.map(([table]) => table),
      'Insert a row of each in `bringThings` of tests/support/payloads.ts.',
    ).toEqual([])
  })

  it.each([
    ['a path that leaves its folder', { cvs: { path: '/storage/../api/logout' } }, 'cvs.path'],
    [
      'a file’s path that is a script',
      { posts: { files: [{ type: 'image', path: 'javascript:0' }] } },
      'posts.files.0.path',
    ],
    [
      'a bookmark of no job',
      { bookmarks: { type: 'job', target_id: 9_999 } },
      'target_id 9999 is not a row of jobs',
    ],
    [
      'a second account with an address',
      { accounts: { email: 'heather.recruiter@example.org' } },
      'a second row for email',
    ],
    ['a second row with an id', { mails: { id: 1 } }, 'mails 1: a second row with this id'],
    ['a time after the year 9999', { jobs: { created_at: 253_402_300_800_000 } }, 'jobs.created_at'],
    ['no settings', { settings: { id: 2 } }, 'settings has no row 1'],
    ['a long title', { jobs: { id: 77, title: 'x'.repeat(50_000) } }, 'jobs 77: title has more than 255'],
    ['a long degree', { accounts: { education: [{ degree: 'x'.repeat(256) }] } }, 'education has more than'],
    ['a long sentence', { notifications: { content: 'x'.repeat(2_000) } }, 'content has more than'],
    ['a long mail', { mails: { subject: 'x'.repeat(2_000) } }, 'subject has more than'],
  ])('refuses %s, and says where', async (_, changes, reason) => {
    const runtime = await openWorld(new MemoryStorage(), 'this')
    const collections = { ...all }
    for (const [table, fields] of Object.entries(changes)) {
      const rows = collections[table] ?? []
      collections[table] = withLast(rows, { ...last(rows), ...fields })
    }
    await expect(open(runtime, fileOf(collections))).rejects.toThrow(reason)
  })

  it.each(['extremes', 'everyday'])(
    '%s opens again, with the longest texts of the contract',
    async (name) => {
      const backend = await createTestBackend(name)
      const used = await bringThings(backend, 'heather')
      const full = (field: string) => '"'.repeat(longest('', field))
      const job = { ...payloadOf('jobs/create', used, 'recruiter'), title: full('title') }
      await backend.call(
        'jobs/create',
        { ...job, description: full('description') },
        await backend.signIn(used.recruiter),
      )
      const profile = { name: full('name'), about: full('about'), desired_skills: full('desired_skills') }
      await backend.call('save-profile', profile, await backend.signIn(used.seeker))
      const message = { subject: full('subject'), message: full('message'), email: 'a@example.org' }
      expect((await backend.call('send-message', { name: full('name'), ...message })).success).toBeDefined()
      const admin = new Admin(backend.runtime)
      for (const { id } of (await admin.review()).pending) await admin.decideJob(id, 'approved')
      const { file } = await backend.runtime.save({ whole: true })
      await expect(open(backend.runtime, JSON.stringify(file))).resolves.toBeTypeOf('number')
    },
  )

  it.each(drawn(damages, 0.05, ({ name }) => name))('$name', async (damage) => {
    expect(await problemsOf(damage)).toEqual([])
  })
})
