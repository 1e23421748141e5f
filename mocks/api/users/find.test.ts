import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, worldOf } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('users/find', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const find = async (id: number, token?: string) => (await backend.call('users/find', { id }, token)).success

  it('shows everyone a job seeker’s page, with the default CV', async () => {
    const before = await worldOf(backend)
    const { name, email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const { user, cv } = await find(personas.ada)
    expect(user).toMatchObject({ id: personas.ada, type: 'job_seeker', name, email })
    expect(cv?.id).toBe(cvs.standard)
    expect(await worldOf(backend)).toEqual(before)
  })
})
