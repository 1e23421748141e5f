import { expect, it } from 'vitest'
import { jobBoard } from '../../mocks/backend.ts'
import { callOf, runAgainst } from './changed.ts'

type Report = Awaited<ReturnType<typeof runAgainst>>

/** Returns what a run left in the backend, and what its report says of it. */
async function leftBy({ runtime, notes }: Report) {
  const left = await runtime.read(({ tx }) => ({
    jobs: tx.jobs.all().filter(({ deleted_at }) => deleted_at === null),
    cvs: tx.cvs.all().length,
    others: tx.posts.all().length + tx.projects.all().length + tx.employee_links.all().length,
  }))
  return { note: notes.find((one) => one.startsWith('Not deleted')), left }
}

const { operations } = jobBoard
const create = operations['posts/create']
const lenient = {
  ...create,
  run: (raw: Parameters<typeof create.run>[0]) => {
    const accepted = { caption: 'Accepted', 'files[]': [] }
    return create.run({ ...raw, body: Object.assign({}, raw.body, accepted) })
  },
}

it.each([
  ['what it created', ['cvs', 'posts', 'projects', 'employees'], jobBoard],
  [
    'what the backend should have refused',
    ['posts/create'],
    { ...jobBoard, operations: { ...operations, 'posts/create': lenient } },
  ],
])('a run deletes %s', async (_what, only, backend) => {
  const { note, left } = await leftBy(await runAgainst(only, undefined, { backend, scenario: 'empty' }))
  expect({ ...left, note }).toEqual({ jobs: [], cvs: 0, others: 0, note: undefined })
})

it('what can not be deleted is listed', async () => {
  const noDelete = (request: Request, pass: () => Promise<Response>) =>
    callOf(request) === 'cvs/delete' ? new Response('', { status: 404 }) : pass()
  const { note, left } = await leftBy(await runAgainst(['cvs/upload'], noDelete, { scenario: 'empty' }))
  expect(left.cvs).toBeGreaterThan(3)
  expect(note).toMatch(RegExp(`^Not deleted \\(${left.cvs}\\).*: CV \\d+, CV \\d+`))
})

it.each([
  ['by the administrator', {}],
  ['by its owner, without an administrator', { decideJob: undefined }],
])('a job that can not be deleted is hidden %s', async (_, setup) => {
  const noDelete = (request: Request, pass: () => Promise<Response>) =>
    callOf(request) === 'jobs/delete' ? Response.json({ status: 'error', message: 'No.' }) : pass()
  const only = ['jobs/apply', 'jobs/create', 'jobs/my']
  const { note, left } = await leftBy(await runAgainst(only, noDelete, { setup, scenario: 'empty' }))
  expect(left.jobs.length).toBeGreaterThan(3)
  expect(left.jobs.filter(({ state, status }) => state !== 'cancelled' && status === 'active')).toEqual([])
  expect(note).toContain(`Not deleted (`)
  expect(note).not.toContain('may be public')
})

it('a run that is interrupted deletes what it made', async () => {
  const interruption = new AbortController()
  const report = await runAgainst(
    ['jobs'],
    (request, pass) => {
      if (callOf(request) === 'jobs/update' && request.headers.has('authorization')) interruption.abort()
      return pass()
    },
    { interruption: interruption.signal, scenario: 'empty' },
  )
  expect(report.notes[0]).toBe('The run ended early: it was interrupted.')
  expect(await report.runtime.read(({ tx }) => tx.jobs.all().length)).toBeGreaterThan(0)
  expect((await leftBy(report)).left.jobs).toEqual([])
})
