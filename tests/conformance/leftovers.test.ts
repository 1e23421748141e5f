import { beforeEach, expect, it, vi } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { simulate } from '../../conformance/simulated.ts'
import { jobBoard } from '../../mocks/backend.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const wanted = { mayWrite: true, seed: 1, minutes: 5 }

/** Runs some areas against a simulated backend that answers some requests otherwise. */
async function run(
  only: string[],
  answer: (request: Request) => Response | undefined,
  { hasAdmin = true, backend = jobBoard } = {},
) {
  const { target, setup, runtime } = await simulate(backend, 'empty')
  const { decideJob, ...rest } = setup
  const fetch = async (request: Request) => answer(request) ?? (await target.fetch(request))
  const own = hasAdmin ? { ...rest, ...(decideJob && { decideJob }) } : rest
  const { notes } = await runKit({ ...wanted, only, target: { ...target, fetch }, setup: own })
  const left = await runtime.read(({ tx }) => ({
    jobs: tx.jobs.all().filter(({ deleted_at }) => deleted_at === null),
    cvs: tx.cvs.all().length,
    posts: tx.posts.all().length,
  }))
  return { note: notes.find((one) => one.startsWith('Not deleted')), left }
}

it('nothing is left of what the backend should have refused', async () => {
  const { operations } = jobBoard
  const create = operations['posts/create']
  const lenient = {
    ...create,
    run: (raw: Parameters<typeof create.run>[0]) => {
      const accepted = { caption: 'Accepted', 'files[]': [] }
      return create.run({ ...raw, body: Object.assign({}, raw.body, accepted) })
    },
  }
  const backend = { ...jobBoard, operations: { ...operations, 'posts/create': lenient } }
  const { note, left } = await run(['posts/create'], () => undefined, { backend })
  expect(left.posts).toBe(0)
  expect(note).toBeUndefined()
})

it('what can not be deleted is listed', async () => {
  const { note, left } = await run(['cvs/upload'], ({ url }) =>
    url.endsWith('/cvs/delete') ? new Response('', { status: 404 }) : undefined,
  )
  expect(left.cvs).toBeGreaterThan(3)
  expect(note).toMatch(RegExp(`^Not deleted \\(${left.cvs}\\).*: CV \\d+, CV \\d+`))
})

it.each([
  ['by the administrator', true],
  ['by its owner, without an administrator', false],
])('a job that can not be deleted is hidden %s', async (_, hasAdmin) => {
  const refused = () => Response.json({ status: 'error', message: 'No.' })
  const { note, left } = await run(
    ['jobs/apply', 'jobs/create', 'jobs/my'],
    ({ url }) => (url.endsWith('/jobs/delete') ? refused() : undefined),
    { hasAdmin },
  )
  expect(left.jobs.length).toBeGreaterThan(3)
  const open = left.jobs.filter(({ state, status }) => state !== 'cancelled' && status === 'active')
  expect(open).toEqual([])
  expect(note).toContain(`Not deleted (`)
  expect(note).not.toContain('may be public')
})

it('a run that is interrupted deletes what it made', async () => {
  const { target, setup, runtime } = await simulate(jobBoard, 'empty')
  const interruption = new AbortController()
  const fetch = async (request: Request) => {
    const isOwn = request.headers.has('authorization')
    if (isOwn && request.url.endsWith('/jobs/update')) interruption.abort()
    return await target.fetch(request)
  }
  const { notes } = await runKit({
    ...wanted,
    only: ['jobs'],
    target: { ...target, fetch },
    setup,
    interruption: interruption.signal,
  })
  expect(notes[0]).toBe('The run ended early: it was interrupted.')
  const jobs = await runtime.read(({ tx }) => tx.jobs.all())
  expect(jobs.length).toBeGreaterThan(0)
  expect(jobs.filter(({ deleted_at }) => deleted_at === null)).toEqual([])
})
