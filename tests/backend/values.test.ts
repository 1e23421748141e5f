import { type CallName, isCall } from '../../mocks/operation.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { bringThings, payloads, type Things } from '../support/payloads.ts'
import {
  createTestBackend,
  formOf,
  pdfFile,
  pngFile,
  type TestBackend,
  testMoment,
} from '../support/backend.ts'

const calls = Object.keys(contract).filter(isCall)

let backend: TestBackend
let things: Things
let seeker: string
let recruiter: string

async function beginAnew(): Promise<void> {
  backend = await createTestBackend('empty')
  things = await bringThings(backend, 'heather')
  seeker = await backend.signIn(things.seeker)
  recruiter = await backend.signIn(things.recruiter)
}

beforeEach(beginAnew)

/** Returns the role that may make the call; where the contract leaves it open, the role that owns its subject. */
function rightRole(call: CallName): 'job_seeker' | 'recruiter' {
  const { access, tag } = contract[call]
  if (access === 'job_seeker' || access === 'recruiter') return access
  const ofRecruiter =
    tag === 'jobs' || tag === 'payments' || tag === 'applications' || call === 'employees/delete'
  return ofRecruiter ? 'recruiter' : 'job_seeker'
}

/** Returns the text of the answer to a valid, authorised call. */
async function answerTo(call: CallName, extra: Record<string, string> = {}): Promise<string> {
  const role = rightRole(call)
  const token = role === 'recruiter' ? recruiter : seeker
  const response = await backend.raw(call, formOf({ ...payloads[call](things, role), ...extra }), token)
  return await response.text()
}

describe('booleans (rules 3)', () => {
  const upload = async (value: string) => {
    const form = formOf({ file: pdfFile(), title: 'Third' })
    form.set('is_default', value)
    return await (await backend.raw('cvs/upload', form, seeker)).text()
  }

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('%j is %j', async (value, expected) => {
    expect(JSON.parse(await upload(value))).toMatchObject({ status: 'success', cv: { is_default: expected } })
  })

  it.each(['true', 'yes', 'on', '2', '-1'])('%j is neither true nor false', async (value) => {
    expect(JSON.parse(await upload(value))).toMatchObject({
      status: 'error',
      errors: { is_default: [expect.stringMatching(/\.$/)] },
    })
  })
})

describe('numbers, lists and files (rules 3)', () => {
  it('reads a number from text, and returns it as a number', async () => {
    const form = new FormData()
    form.set('id', ` ${things.job} `)
    const { job } = await (await backend.raw('jobs/fetch-single', form)).json()
    expect(job.id).toBe(things.job)
    expect(job.user.id).toBe(things.recruiter)
  })

  it.each([
    ['["full_time"]', 3],
    ['["part_time","full_time"]', 3],
    ['["part_time"]', 0],
    ['[]', 3],
    ['', 3],
  ])('%s is read as a list', async (nature, total) => {
    const form = new FormData()
    form.set('nature', nature)
    expect(await (await backend.raw('jobs/search', form)).json()).toMatchObject({ status: 'success', total })
  })

  it('accepts each part of a repeated file', async () => {
    const files = ['one.png', 'two.png', 'three.png'].map((name) => pngFile(name))
    const { post } = (await backend.call('posts/create', { 'files[]': files }, seeker)).success
    expect(new Set(post.files.map(({ path }) => path)).size).toBe(3)
  })
})

describe('pages (rules 5)', () => {
  it.each(calls.filter((call) => 'page' in contract[call].fields))(
    '%s has an empty page past the end, however far',
    async (call) => {
      const first = await answerTo(call, { page: '1' })
      const past = await answerTo(call, { page: '2000' })
      expect(JSON.parse(past)).toMatchObject({ status: 'success', pages: 1 })
      expect(past).not.toContain('"id"')
      for (const page of ['1000000000', '9007199254740993', '99999999999999999999', '9'.repeat(400)]) {
        expect([page, await answerTo(call, { page })]).toEqual([page, past])
      }
      for (const page of ['', '1e9', 'abc', '-1', '-99999999999999999999', '0', '1.5']) {
        expect([page, await answerTo(call, { page })]).toEqual([page, first])
      }
    },
  )
})

describe('times and time zones (rules 4)', () => {
  const moments = /"\w+_at":"([^"]*)"/g

  it('are ISO 8601 in UTC, by the simulator’s clock', async () => {
    const dated: CallName[] = []
    for (const call of calls) {
      await beginAnew()
      const written = [...(await answerTo(call)).matchAll(moments)].map(([, moment]) => moment)
      if (written.length > 0) dated.push(call)
      expect(new Set(written)).toEqual(
        new Set(written.length > 0 ? [new Date(testMoment).toISOString()] : []),
      )
    }
    expect(dated).toContain('jobs/search')
    expect(dated.length).toBeGreaterThan(5)
  })

  it('are relative to the simulator’s clock', async () => {
    const age = async () => {
      const { posts } = (await backend.call('users/find', { id: things.seeker })).success
      return posts.map(({ created_at_relative }) => created_at_relative)
    }
    expect(await age()).toEqual(['just now'])
    await backend.advance(3 * 86_400_000)
    expect(await age()).toEqual(['3 days ago'])
  })

  it.each(calls.filter((call) => 'time_zone' in contract[call].fields))(
    '%s treats a zone that does not exist as UTC',
    async (call) => {
      const inUtc = await answerTo(call, { time_zone: 'UTC' })
      expect(JSON.parse(inUtc).status).toBe('success')
      for (const zone of ['Mars/Olympus Mons', 'A'.repeat(65), 'A'.repeat(1_000_000)]) {
        await beginAnew()
        expect(await answerTo(call, { time_zone: zone })).toBe(inUtc)
      }
    },
  )
})
