import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleAnswer } from '../../tests/support/answers.ts'
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

afterEach(() => {
  token.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('who is logged in is asked for once, and a visitor is nobody', async () => {
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
  ['a dead session', () => Response.json({ status: 'error', message: 'Log in.' }, { status: 401 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nobody in the answer', () => Response.json({ status: 'success', message: '' })],
])('where it cannot be found out, it is nobody: %s', async (_what, reply) => {
  answering(reply)
  await expect(currentUser(createQueryClient({ retries: 0 }))).resolves.toBeUndefined()
})

test('it is nobody when the question was called off, for somebody else has logged in since', async () => {
  answering(() => new Promise<Response>(() => undefined))
  const client = createQueryClient()
  const user = currentUser(client)
  await vi.waitFor(() => expect(asked).toBe(1), { interval: 1 })
  await client.cancelQueries({ queryKey: meQuery().queryKey })
  await expect(user).resolves.toBeUndefined()
})

test('a fault of the app is not taken for a visitor', async () => {
  const client = createQueryClient()
  vi.spyOn(client, 'query').mockRejectedValue(new TypeError('undefined is no function'))
  await expect(currentUser(client)).rejects.toThrow('undefined')
})
