import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('cvs/delete', () => {
  let backend: TestBackend
  let ada: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  it('deletes only the applications made with it (rules 21)', async () => {
    const made = (id: number) => backend.runtime.read(({ tx }) => tx.applications.count('cv_id', id))
    const others = await made(cvs.standard)
    const total = async () => (await backend.call('jobs/my-applications', {}, ada)).success.total ?? 0
    const before = await total()
    const deleted = await made(cvs.used)
    expect(deleted).toBeGreaterThan(0)
    await backend.call('cvs/delete', { id: cvs.used }, ada)
    expect(await total()).toBe(before - deleted)
    expect(await made(cvs.standard)).toBe(others)
  })
})
