import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, worldOf } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('cvs/set-default', () => {
  let backend: TestBackend
  let ada: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  it('has no effect if the CV is already the default', async () => {
    const before = await worldOf(backend)
    expect((await backend.call('cvs/set-default', { id: cvs.standard }, ada)).success.status).toBe('success')
    expect(await worldOf(backend)).toEqual(before)
  })
})
