import { expect, test, vi } from 'vitest'
import { createConfirmed } from './confirmed.ts'

/** Two changes of a value `a`, to `b` and to `c`. */
function twoChanges() {
  const confirmed = createConfirmed<'it', string>()
  const calls = { b: Promise.withResolvers<string>(), c: Promise.withResolvers<string>() }
  const sent: string[] = []
  const send = (value: 'b' | 'c') =>
    confirmed.send('it', value, () => {
      sent.push(value)
      return calls[value].promise
    })
  confirmed.begin('it', 'a')
  const first = send('b')
  // At once, as the user may leave the page.
  expect(sent).toEqual(['b'])
  confirmed.begin('it', 'b')
  const second = send('c')
  return { confirmed, calls, sent, first, second }
}

test('two failed changes restore the value before both', async () => {
  const { confirmed, calls, first, second } = twoChanges()
  calls.b.reject(new Error('No.'))
  await expect(first).rejects.toThrow('No.')
  expect(confirmed.end('it')).toBeUndefined()
  calls.c.reject(new Error('Neither.'))
  await expect(second).rejects.toThrow('Neither.')
  expect(confirmed.end('it')).toEqual({ value: 'a' })
})

test('a second change is sent after the first, and restores the last accepted value if it fails', async () => {
  const { confirmed, calls, sent, first, second } = twoChanges()
  await Promise.resolve()
  expect(sent).toEqual(['b'])
  calls.b.resolve('Changed.')
  await expect(first).resolves.toBe('Changed.')
  expect(confirmed.end('it')).toBeUndefined()
  await vi.waitFor(() => expect(sent).toEqual(['b', 'c']))
  calls.c.reject(new Error('No.'))
  await expect(second).rejects.toThrow('No.')
  expect(confirmed.end('it')).toEqual({ value: 'b' })
  // The next change starts over.
  confirmed.begin('it', 'd')
  expect(confirmed.end('it')).toEqual({ value: 'd' })
})
