import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleAnswer } from '../../tests/support/answers.ts'
import { queries } from '../../tests/support/queries.ts'
import { createQueryClient } from './query-client.ts'

type Mutation = MutationObserverOptions<unknown, Error, { id: number }>

/** Every mutation, by the name of its call. */
const mutations = Object.fromEntries(
  Object.values(import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }))
    .flatMap((file) => Object.values(file))
    .filter(isMutation)
    .map((mutation) => [String(mutation.mutationKey?.[0]), mutation]),
)

function isMutation(value: unknown): value is Mutation {
  return typeof value === 'object' && value !== null && 'mutationFn' in value
}

/** The effects of a success: the title of its alert, if any, and the queries it refetches. */
type Success = { title?: string; refreshes?: string[] }

const jobLists = ['companyJobsQuery', 'jobListsQuery', 'myJobsQuery', 'searchJobsQuery']
const jobs = [...jobLists, 'jobQuery']
const applications = ['applicationQuery', 'myApplicationsQuery']
const payments = ['bankQuery', 'jobPaymentsQuery', 'paymentsQuery', 'receiptsQuery']
const people = ['talentQuery', 'userQuery']
const ownPage = ['myProfileQuery', ...people]
const market = ['homeQuery', 'categoriesQuery']

const table: Record<string, Success> = {
  'bookmarks/remove': { refreshes: ['bookmarksQuery', ...jobs, 'homeQuery'] },
  'bookmarks/toggle': { refreshes: ['bookmarksQuery', ...jobs, 'homeQuery', ...ownPage] },
  'change-password': { title: 'Change password' },
  'cvs/delete': { refreshes: ['cvsQuery', 'jobQuery', 'userQuery', ...applications] },
  'cvs/set-default': { refreshes: ['cvsQuery', 'jobQuery', 'userQuery'] },
  'cvs/upload': { title: 'Upload', refreshes: ['cvsQuery', 'jobQuery', 'userQuery'] },
  'employees/accept-request': { refreshes: ['myProfileQuery', 'companyJobsQuery'] },
  'employees/create': { title: 'Add Employee', refreshes: ['myProfileQuery', 'companyJobsQuery'] },
  'employees/decline-request': { refreshes: ['myProfileQuery', 'companyJobsQuery'] },
  'employees/delete': { refreshes: ['myProfileQuery', 'companyJobsQuery'] },
  'employees/remove-request': { refreshes: ['myProfileQuery', 'companyJobsQuery'] },
  'followers/remove': { refreshes: ['followingsQuery', 'jobQuery'] },
  'followers/toggle': { refreshes: ['followingsQuery', 'jobQuery'] },
  'jobs/apply': { refreshes: ['jobQuery', ...applications] },
  'jobs/change-application-status': { refreshes: ['jobQuery', ...applications] },
  'jobs/create': { title: 'Post Job', refreshes: [...market, ...jobs] },
  // Not the job itself: requesting a deleted job fails.
  'jobs/delete': { refreshes: [...market, ...jobLists] },
  'jobs/download-cvs': {},
  'jobs/update': { title: 'Update Job', refreshes: [...market, ...jobs] },
  'jobs/upload-receipt': { refreshes: [...payments, 'jobQuery'] },
  login: {},
  'login-with-google': {},
  'payments/fetch-stripe-intent': {},
  'payments/verify-stripe': { refreshes: [...payments, ...jobs, 'homeQuery'] },
  'posts/create': { refreshes: ownPage },
  'posts/delete': { refreshes: ownPage },
  'projects/add': { refreshes: ownPage },
  'projects/add-files': { refreshes: ownPage },
  'projects/delete': { refreshes: ownPage },
  'projects/delete-file': { refreshes: ownPage },
  'projects/update': { title: 'Update project', refreshes: ownPage },
  register: { title: 'Sign Up' },
  'reset-password': { title: 'Reset password' },
  'save-profile': { refreshes: ['meQuery', ...ownPage, ...jobs, 'homeQuery'] },
  'send-message': { title: 'Contact Us' },
  'send-password-reset-link': {},
  subscribe: { title: 'Subscribe' },
  verify: {},
}

/** Mutations that take a list of changes and make a call for each; the screen reports failures. */
const several = ['jobs/change-application-status']
/** Calls that answer with a file. */
const files = ['jobs/download-cvs']

const alerted = vi.fn<(title: string, message: string) => void>()

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  alerted.mockReset()
})

const done = (call: string) =>
  files.includes(call)
    ? new Response('a file', { headers: { 'content-type': 'application/zip' } })
    : Response.json({ ...exampleAnswer(call), message: 'Done.' })

function answering(reply: () => Response | Promise<Response>) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return Promise.resolve(reply())
  })
  return requests
}

const outdatedIn = (client: QueryClient) =>
  Object.entries(queries)
    .filter(([, { key }]) => client.getQueryState(key())?.isInvalidated)
    .map(([name]) => name)
    .toSorted()

test('the table lists every mutation of the app', () => {
  const missing = Object.keys(mutations).filter((call) => !(call in table))
  expect(
    missing,
    'Add to `table` in src/api/mutations.test.ts the alert of each and the queries that it refetches.',
  ).toEqual([])
  expect(Object.keys(table).filter((call) => !(call in mutations))).toEqual([])
})

describe.each(Object.entries(mutations).filter(([call]) => !several.includes(call)))(
  '%s',
  (call, mutation) => {
    const { title, refreshes = [] } = table[call] ?? {}

    test('makes its call', async () => {
      const requests = answering(() => done(call))
      await new MutationObserver(createQueryClient(), mutation).mutate({ id: 7 })
      expect(requests.map(({ url }) => url)).toEqual([`http://localhost/api/${call}`])
      expect((await requests[0]?.formData())?.get('id')).toBe('7')
    })

    test('alerts a refusal as "Error" with the server’s message (product: alerts)', async () => {
      answering(() => Response.json({ status: 'error', message: 'No.' }))
      const observer = new MutationObserver(createQueryClient({ onRefused: alerted }), mutation)
      await expect(observer.mutate({ id: 7 })).rejects.toMatchObject({ kind: 'refused', call })
      expect(alerted.mock.calls).toEqual([['Error', 'No.']])
    })

    const isAlerted = call === 'jobs/delete' || call === 'cvs/delete'

    test(`${isAlerted ? 'alerts' : 'only logs'} a network failure (rules 37)`, async () => {
      answering(() => Promise.reject(new TypeError('Failed to fetch')))
      const observer = new MutationObserver(createQueryClient({ onRefused: alerted }), mutation)
      await expect(observer.mutate({ id: 7 })).rejects.toMatchObject({ kind: 'network', call })
      expect(alerted).toHaveBeenCalledTimes(isAlerted ? 1 : 0)
    })

    test('alerts a success, and refetches what it changed', async () => {
      answering(() => done(call))
      const client = createQueryClient({ onSuccess: alerted })
      for (const { key } of Object.values(queries)) client.setQueryData(key(), 'known')
      await new MutationObserver(client, mutation).mutate({ id: 7 })
      expect(alerted.mock.calls).toEqual(title === undefined ? [] : [[title, 'Done.']])
      expect(outdatedIn(client)).toEqual(refreshes.toSorted())
    })

    test('refetches after an unreadable answer, which may have been a success', async () => {
      answering(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
      const client = createQueryClient()
      for (const { key } of Object.values(queries)) client.setQueryData(key(), 'known')
      const message = expect.stringContaining(
        files.includes(call) ? 'try again' : 'Check before you try again',
      )
      const sent = new MutationObserver(client, mutation).mutate({ id: 7 })
      await expect(sent).rejects.toMatchObject({ kind: 'not-an-envelope', message })
      expect(outdatedIn(client)).toEqual(refreshes.toSorted())
    })
  },
)
