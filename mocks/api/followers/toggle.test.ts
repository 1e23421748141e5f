import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('followers/toggle', () => {
  let backend: TestBackend
  let newcomer: string
  const form = { id: personas.harbour, type: 'recruiter' } as const

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  const followed = async () =>
    (await backend.call('followers/fetch', { type: 'recruiter' }, newcomer)).success.data.map(
      ({ company_id }) => company_id,
    )

  it('follows a company, and unfollows it again', async () => {
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour))
    expect((await backend.call('followers/toggle', form, newcomer)).success).toMatchObject({
      is_following: true,
      message: `You now follow ${name}.`,
    })
    expect(await followed()).toEqual([personas.harbour])
    expect((await backend.call('followers/toggle', form, newcomer)).success).toMatchObject({
      is_following: false,
      message: `You no longer follow ${name}.`,
    })
    expect(await followed()).toEqual([])
  })

  it('follows only recruiters (rules 27)', async () => {
    for (const id of [personas.ada, personas.newcomer, 999_999]) {
      expect((await refused(backend, 'followers/toggle', { ...form, id }, newcomer)).message).toBe(
        'Company not found.',
      )
    }
  })
})
