import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, worldOf } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('cvs/set-default', () => {
  let backend: TestBackend
  let ada: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  const defaults = async () =>
    (await backend.call('cvs/fetch', {}, ada)).success.cvs
      .filter(({ is_default }) => is_default)
      .map(({ id }) => id)

  it('replaces the default (rules 21)', async () => {
    const { title } = await backend.runtime.read(({ tx }) => tx.cvs.need(cvs.unused))
    const { success } = await backend.call('cvs/set-default', { id: cvs.unused }, ada)
    expect(success.message).toBe(`${title} is now your default CV.`)
    expect(await defaults()).toEqual([cvs.unused])
  })

  it('has no effect if the CV is already the default', async () => {
    const before = await worldOf(backend)
    expect((await backend.call('cvs/set-default', { id: cvs.standard }, ada)).success.status).toBe('success')
    expect(await worldOf(backend)).toEqual(before)
  })

  it('changes the CV on the public page', async () => {
    await backend.call('cvs/set-default', { id: cvs.used }, ada)
    expect((await backend.call('users/find', { id: personas.ada })).success.cv?.id).toBe(cvs.used)
  })

  it('is for the CV’s owner only (rules 7)', async () => {
    for (const account of [personas.newcomer, personas.harbour]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'cvs/set-default', { id: cvs.used }, token)).message).toBe(
        'This CV is not yours.',
      )
    }
    expect((await refused(backend, 'cvs/set-default', { id: cvs.used })).httpStatus).toBe(401)
  })

  it('does not find an unknown id', async () => {
    expect((await refused(backend, 'cvs/set-default', { id: 999_999 }, ada)).message).toBe('CV not found.')
  })
})
