import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleAnswer } from '../../tests/support/answers.ts'
import { type Mutation, mutations as all } from '../../tests/support/mutations.ts'
import { createQueryClient } from './query-client.ts'

/** One mutation takes a list of changes instead, see applicants.test.ts. */
const mutations = all.filter(([call]) => call !== 'jobs/change-application-status')

const alerted = vi.fn<(title: string, message: string) => undefined>()

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  alerted.mockReset()
})

const done = (call: string) =>
  call === 'jobs/download-cvs'
    ? new Response('a file', { headers: { 'content-type': 'application/zip' } })
    : Response.json({ ...exampleAnswer(call), message: 'Done.' })

/** Makes a call. Returns its requests and its failure. */
async function sending(mutation: Mutation, reply: () => Response | Promise<Response>) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return Promise.resolve(reply())
  })
  const client = createQueryClient({ onRefused: alerted, onSuccess: alerted })
  const failure: unknown = await new MutationObserver(client, mutation)
    .mutate({ id: 7 })
    .then(() => undefined)
    .catch((error: unknown) => error)
  return { requests, failure }
}

test.each(mutations)('%s makes its call, and says so if it only may have worked', async (call, mutation) => {
  const { requests } = await sending(mutation, () => done(call))
  expect(requests.map(({ url }) => url)).toEqual([`http://localhost/api/${call}`])
  expect((await requests[0]?.formData())?.get('id')).toBe('7')

  const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  const words = call === 'jobs/download-cvs' ? 'try again' : 'Check before you try again'
  const { failure } = await sending(mutation, page)
  expect(failure).toMatchObject({ message: expect.stringContaining(words) })
})

test('successes are alerted under the specified titles, and refusals as “Error” (product: alerts)', async () => {
  const titles: Record<string, string> = {}
  for (const [call, mutation] of mutations) {
    await sending(mutation, () => done(call))
    for (const [title, message] of alerted.mock.calls) if (message === 'Done.') titles[call] = title
    alerted.mockReset()
    await sending(mutation, () => Response.json({ status: 'error', message: 'No.' }))
    expect(alerted.mock.calls).toEqual([['Error', 'No.']])
    alerted.mockReset()
  }
  expect(titles).toEqual({
    'change-password': 'Change password',
    'cvs/upload': 'Upload',
    'employees/create': 'Add Employee',
    'jobs/create': 'Post Job',
    'jobs/update': 'Update Job',
    'projects/update': 'Update project',
    register: 'Sign Up',
    'reset-password': 'Reset password',
    'send-message': 'Contact Us',
    subscribe: 'Subscribe',
  })
})

test('only deleting a job or a CV alerts a network failure (rules 37)', async () => {
  for (const [call, mutation] of mutations) {
    const { failure } = await sending(mutation, () => Promise.reject(new TypeError('Failed to fetch')))
    expect(failure).toMatchObject({ kind: 'network', call })
    expect(alerted.mock.calls.length).toBe(/^(?:jobs|cvs)\/delete$/.test(call) ? 1 : 0)
    alerted.mockReset()
  }
})
