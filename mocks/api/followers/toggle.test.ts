import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('followers/toggle', () => {
  let backend: TestBackend
  let newcomer: string
  const form = { id: personas.harbour, type: 'recruiter' } as const

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  it('says what it did', async () => {
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour))
    const toggle = async () => (await backend.call('followers/toggle', form, newcomer)).success.message
    expect(await toggle()).toBe(`You now follow ${name}.`)
    expect(await toggle()).toBe(`You no longer follow ${name}.`)
  })
})
