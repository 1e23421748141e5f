import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, pdfFile, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('cvs/fetch', () => {
  let backend: TestBackend
  let ada: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  it('returns the caller’s CVs, newest first, with one default', async () => {
    const { cv } = (await backend.call('cvs/upload', { file: pdfFile(), title: 'Newest' }, ada)).success
    const list = (await backend.call('cvs/fetch', {}, ada)).success.cvs
    expect(list).toHaveLength(4)
    expect(list[0]).toEqual(cv)
    expect(list.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([cvs.standard])
  })

  it('returns an empty list if there are no CVs', async () => {
    const newcomer = await backend.signIn(personas.newcomer)
    expect((await backend.call('cvs/fetch', {}, newcomer)).success.cvs).toEqual([])
  })

  it('is for job seekers only (rules 6, 7)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    expect((await refused(backend, 'cvs/fetch', {}, harbour)).message).toBe(
      'This needs a job seeker account. Please log in with one.',
    )
    expect((await refused(backend, 'cvs/fetch')).httpStatus).toBe(401)
  })
})
