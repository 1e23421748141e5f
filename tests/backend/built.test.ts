import { expect, it } from 'vitest'
import { unwritten } from '../../mocks/operation.ts'
import { createTestBackend } from '../support/backend.ts'

it.each([
  [200, 'example', unwritten('subscribe', { message: 'Welcome.' })],
  [501, null, unwritten('subscribe')],
])('an operation starts as a scaffold that answers HTTP %i', async (status, from, subscribe) => {
  const { runtime } = await createTestBackend()
  runtime.replace({ ...runtime.backend, operations: { ...runtime.backend.operations, subscribe } })
  const body = new FormData()
  body.set('email', 'ada@example.org')
  const request = new Request('http://localhost/api/subscribe', { method: 'POST', body })
  const answer = await runtime.handle('api/subscribe', request)
  expect([answer.status, answer.headers.get('x-unwritten')]).toEqual([status, from])
})
