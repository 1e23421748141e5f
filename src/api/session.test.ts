import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import { meQuery } from './session.ts'
import { token } from './token.ts'

afterEach(() => token.clear())

test.each([
  ['network', true],
  ['timeout', true],
  ['not-built', false],
  ['refused', false],
] as const)(
  'the next part of a page requests the user again after a failure: %s, %s',
  async (kind, isAgain) => {
    vi.spyOn(console, 'error').mockReturnValue()
    token.set('t1')
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
