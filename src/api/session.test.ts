import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleAnswer } from '../../tests/support/answers.ts'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import { currentUser, meQuery } from './session.ts'
import { token } from './token.ts'

let asked = 0

function answering(reply: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.resolve(reply())
  })
}

beforeEach(() => {
  asked = 0
  vi.stubGlobal('window', {
    location: { origin: 'http://localhost', pathname: '/my', search: '', hash: '' },
  })
  vi.spyOn(console, 'error').mockReturnValue()
  token.set('t1')
})

afterEach(() => token.clear())

test('the user is requested once, and a visitor has none', async () => {
  const answer = exampleAnswer('me')
  answering(() => Response.json(answer))
  const client = createQueryClient()
  await expect(currentUser(client)).resolves.toEqual(answer['user'])
  await expect(currentUser(client)).resolves.toEqual(answer['user'])
  expect(asked).toBe(1)
  token.clear()
  await expect(currentUser(client)).resolves.toBeUndefined()
  expect(asked).toBe(1)
})

test.each([
  ['a refusal', () => Response.json({ status: 'error', message: 'No.' })],
  ['an expired session', () => Response.json({ status: 'error', message: 'Log in.' }, { status: 401 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer without a user', () => Response.json({ status: 'success', message: '' })],
])('there is no user after a failure: %s', async (_what, reply) => {
  answering(reply)
  await expect(currentUser(createQueryClient({ retries: 0 }))).resolves.toBeUndefined()
})

test.each([
  ['network', true],
  ['timeout', true],
  ['not-built', false],
  ['refused', false],
] as const)(
  'the next part of a page requests the user again after a failure: %s, %s',
  async (kind, isAgain) => {
    const client = createQueryClient({ retries: 0 })
    const ask = vi.fn<() => Promise<never>>()
    ask.mockRejectedValue(new ApiError({ kind, call: 'me', message: 'Not loaded.' }))
    const options = { ...meQuery(), queryFn: ask }
    await expect(client.query(options)).rejects.toThrow('Not loaded.')
    const leave = new QueryObserver(client, options).subscribe(() => undefined)
    expect(client.isFetching()).toBe(isAgain ? 1 : 0)
    leave()
  },
)

test('there is no user if the request was cancelled because somebody else logged in', async () => {
  answering(() => new Promise<Response>(() => undefined))
  const client = createQueryClient()
  const user = currentUser(client)
  await vi.waitFor(() => expect(asked).toBe(1), { interval: 1 })
  await client.cancelQueries({ queryKey: meQuery().queryKey })
  await expect(user).resolves.toBeUndefined()
})

test('an error of the app is not treated as a visitor', async () => {
  const client = createQueryClient()
  vi.spyOn(client, 'query').mockRejectedValue(new TypeError('undefined is not a function'))
  await expect(currentUser(client)).rejects.toThrow('undefined')
})
