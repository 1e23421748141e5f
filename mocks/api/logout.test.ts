import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('logout', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('ends only one session of the account (rules 12)', async () => {
    const phone = await backend.signIn(personas.ada)
    const laptop = await backend.signIn(personas.ada)
    expect((await backend.call('logout', {}, phone)).success.status).toBe('success')
    expect((await backend.call('me', {}, phone)).httpStatus).toBe(401)
    expect((await backend.call('me', {}, laptop)).success.user.id).toBe(personas.ada)
  })

  it('answers 401 to a visitor and to an ended session (rules 2)', async () => {
    const token = await backend.signIn(personas.ada)
    await backend.call('logout', {}, token)
    expect(await refused(backend, 'logout', {}, token)).toMatchObject({ httpStatus: 401 })
    expect(await refused(backend, 'logout')).toMatchObject({ httpStatus: 401 })
  })
})
