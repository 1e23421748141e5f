import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('fetch-bank', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('returns the account for transfers', async () => {
    const harbour = await backend.signIn(personas.harbour)
    const { bank } = (await backend.call('fetch-bank', { type: 'feature_job' }, harbour)).success
    expect(Object.keys(bank).sort()).toEqual(
      ['account_name', 'account_number', 'bank_name', 'iban', 'method', 'swift_code'].sort(),
    )
    expect(bank.method).toBe('other')
  })

  it('requires the purpose of the payment', async () => {
    const harbour = await backend.signIn(personas.harbour)
    expect((await refused(backend, 'fetch-bank', {}, harbour)).errors).toEqual({
      type: ['Type is required.'],
    })
  })

  it('is for recruiters only (rules 6, 7)', async () => {
    const ada = await backend.signIn(personas.ada)
    expect(await refused(backend, 'fetch-bank', { type: 'feature_job' }, ada)).toMatchObject({
      message: 'This needs a recruiter account. Please log in with one.',
    })
    expect(await refused(backend, 'fetch-bank', { type: 'feature_job' })).toMatchObject({ httpStatus: 401 })
  })
})
