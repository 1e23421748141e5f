import { describe, expect, it } from 'vitest'
import { day } from '../../mocks/engine/base/clock.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { Runtime } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { derive } from '../../mocks/scenarios/derive.ts'
import { everyday } from '../../mocks/scenarios/everyday.ts'
import { readScenario, scenarioFile } from '../../mocks/admin/saved-scenario.ts'
import {
  createTestBackend,
  fetchStored,
  pdfFile,
  testBoard,
  type TestBackend,
  worldOf,
} from '../support/backend.ts'

/** A state reached by calls: a day later, Ada has a new CV, has applied with it, and deleted another one. */
async function reachState(): Promise<TestBackend> {
  const backend = await createTestBackend()
  await backend.advance(day)
  const ada = await backend.signIn(personas.ada)
  const { cv } = (await backend.call('cvs/upload', { file: pdfFile('new.pdf'), title: 'New' }, ada)).success
  await backend.call('jobs/apply', { id: jobs.open, cv_id: cv.id }, ada)
  await backend.call('cvs/delete', { id: 3 }, ada)
  backend.runtime.options = {
    ...backend.runtime.options,
    pins: [
      { call: 'me', fields: {}, httpStatus: 500, answer: { status: 'error', message: 'No.' }, times: 1 },
    ],
  }
  return backend
}

const saved = async ({ runtime }: TestBackend, at = '/my-applied') => {
  const { file } = await scenarioFile(runtime, { as: personas.ada, at })
  return file
}

/** As a file is written and read. */
const copied = (file: object): unknown => JSON.parse(JSON.stringify(file))

describe('a saved scenario', () => {
  it('opens the same state in a test, a story or a server, with everyone logged out', async () => {
    const before = await reachState()
    const file = await saved(before)
    const after = await createTestBackend(copied(file))
    expect(await worldOf(after)).toEqual({ ...(await worldOf(before)), sessions: [] })
    expect(after.runtime.now()).toBe(before.runtime.now())
    const [{ path } = { path: '' }] = await after.runtime.read(({ tx }) =>
      tx.cvs.where(({ title }) => title === 'New'),
    )
    expect(await (await fetchStored(after, path)).text()).toBe(await pdfFile('new.pdf').text())
    expect(readScenario(copied(file), testBoard.scenarios)).toMatchObject({
      as: personas.ada,
      at: '/my-applied',
      pins: [{ call: 'me', httpStatus: 500 }],
    })
  })

  it('logs nobody in, and brings no keys of real third parties', async () => {
    const backend = await createTestBackend()
    const row = await backend.runtime.read(({ tx }) => tx.settings.need(1))
    const keys = {
      stripe_pk: 'pk_live_1',
      google_client_id: 'theirs',
      tidio: 'https://their.example/chat.js',
    }
    const none = { stripe_pk: null, google_client_id: null, tidio: null }
    const answer = { settings: keys, list: [{ client_secret: 'a', sk: 'b' }], api_key: 'c' }
    const changes = {
      sessions: { put: [{ id: 1, account_id: personas.ada, token: 'mine' }] },
      codes: { put: [{ id: 1, email: 'ada@example.com', code: '111111' }] },
      settings: { put: [{ ...row, ...keys }] },
    }
    const pins = [{ call: 'fetch-settings', fields: {}, httpStatus: 200, answer, times: null }]
    const file = copied({ ...(await saved(backend)), changes, pins })
    const read = readScenario(file, testBoard.scenarios, ['sessions', 'codes'])
    expect(read.world.changes).toEqual([{ table: 'settings', put: { ...row, ...none } }])
    expect(read.pins[0]?.answer).toEqual({
      settings: none,
      list: [{ client_secret: null, sk: null }],
      api_key: null,
    })
  })

  it('can be saved again after it was opened, also if it has all rows', async () => {
    const first = await saved(await reachState())
    const again = await saved(await createTestBackend(copied(first)))
    expect(again.changes).toEqual(first.changes)
    const before = await reachState()
    const { file } = await before.runtime.save({ whole: true })
    expect(file).toMatchObject({ built_at: null, files: {} })
    const whole = await createTestBackend(copied(file))
    const shared = { sessions: [], intents: expect.any(Array) }
    expect(await worldOf(whole)).toEqual({ ...(await worldOf(before)), ...shared })
    expect(whole.runtime.now()).toBe(before.runtime.now())
    expect((await whole.runtime.save({ whole: true })).file).toEqual(file)
    expect((await saved(whole)).changes).toEqual(file.changes)
    const former = await saved(await createTestBackend(copied({ ...file, scenario: 'gone' })))
    expect(former).toMatchObject({ scenario: 'gone', built_at: null, changes: file.changes })
  })

  it.each([
    [{ format: undefined }, /^This isn’t saved data: see “format”/],
    [{ scenario: 'gone' }, /needs the scenario “gone”/],
    [{ changes: { jobs: { put: [{ id: 'one' }] } } }, /see “changes\.jobs\.put\.0\.id”/],
    [{ changes: { jobs: { put: [{ id: 1, vacancies: 1e300 }] } } }, /number that is too large/],
    [{ files: { 'a.pdf': { type: 'application/pdf', base64: '%' } } }, /see “files\.a\.pdf\.base64”/],
    [{ built_at: 'yesterday' }, /see “built_at”/],
    [{ pins: [{}] }, /pinned answers in this file/],
  ])('that says %j is refused', async (change, message) => {
    const file = await saved(await createTestBackend())
    expect(() => readScenario(copied({ ...file, ...change }), testBoard.scenarios)).toThrow(message)
    expect(() => readScenario(null, testBoard.scenarios)).toThrow(
      'This isn’t saved data. Choose another file.',
    )
  })
})

it('a derived scenario changes the rows of its base, and is otherwise the same', async () => {
  const about = { name: 'quiet', about: 'Nobody has posted.' }
  const quiet = derive(everyday, about, (tx) => tx.posts.all().forEach(({ id }) => tx.posts.remove(id)))
  const setup = { storage: new MemoryStorage(), scenario: 'quiet', appUrl: 'https://app.example/' }
  const runtime = new Runtime({ ...testBoard, scenarios: [...testBoard.scenarios, quiet] }, setup)
  expect(await runtime.read(({ tx }) => tx.posts.all())).toEqual([])
  expect((await runtime.save()).file).toMatchObject({ scenario: 'quiet', changes: {} })
})
