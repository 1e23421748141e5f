import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as applications from './applications.ts'
import * as bookmarks from './bookmarks.ts'
import * as cvs from './cvs.ts'
import * as employees from './employees.ts'
import * as follows from './follows.ts'
import * as jobs from './jobs.ts'
import type { callMutation } from './options.ts'
import * as payments from './payments.ts'
import * as posts from './posts.ts'
import * as profile from './profile.ts'
import * as projects from './projects.ts'
import { createQueryClient } from './query-client.ts'
import * as session from './session.ts'
import * as site from './site.ts'

type Mutation = ReturnType<typeof callMutation>

const areas = [
  applications,
  bookmarks,
  cvs,
  employees,
  follows,
  jobs,
  payments,
  posts,
  profile,
  projects,
  session,
  site,
]

/** Every change that is one call, by its name. */
const mutations = areas
  .flatMap((area): unknown[] => Object.values(area))
  .filter(isMutation)
  .map((mutation) => [String(mutation.mutationKey?.[0]), mutation] as const)

function isMutation(value: unknown): value is Mutation {
  return typeof value === 'object' && value !== null && 'mutationFn' in value
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'error', message: 'No.' })))
})

afterEach(() => vi.unstubAllGlobals())

test.each(mutations)(
  '%s: a refusal is alerted as "Error" with the server’s message (spec §8)',
  async (call, mutation) => {
    const refused = vi.fn<(title: string, message: string) => void>()
    const client = createQueryClient({ onRefused: refused })
    const observer = new MutationObserver(client, mutation)
    await expect(observer.mutate()).rejects.toMatchObject({ kind: 'refused', call })
    expect(refused.mock.calls).toEqual([['Error', 'No.']])
  },
)

test('these are most of the calls, toggling a bookmark among them (spec §8)', () => {
  const calls = mutations.map(([call]) => call)
  expect(calls).toEqual(expect.arrayContaining(['bookmarks/toggle', 'payments/verify-stripe', 'jobs/apply']))
  expect(calls.length).toBeGreaterThan(30)
})
