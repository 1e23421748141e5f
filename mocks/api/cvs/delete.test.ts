import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  pdfFile,
  refused,
  type TestBackend,
  watchNews,
} from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'

describe('cvs/delete', () => {
  let backend: TestBackend
  let ada: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  const remove = async (id: number, token = ada) =>
    (await backend.call('cvs/delete', { id }, token)).success.message
  const list = async (token = ada) => (await backend.call('cvs/fetch', {}, token)).success.cvs

  it('deletes the CV and its file', async () => {
    const { path } = (await list()).find(({ id }) => id === cvs.unused) ?? { path: '' }
    expect((await fetchStored(backend, path)).status).toBe(200)
    expect(await remove(cvs.unused)).toBe('CV deleted.')
    expect(new Set((await list()).map(({ id }) => id))).toEqual(new Set([cvs.standard, cvs.used]))
    expect((await fetchStored(backend, path)).status).toBe(404)
  })

  it('deletes only the applications made with it (rules 21)', async () => {
    const made = (id: number) => backend.runtime.read(({ tx }) => tx.applications.count('cv_id', id))
    const others = await made(cvs.standard)
    const total = async () => (await backend.call('jobs/my-applications', {}, ada)).success.total ?? 0
    const before = await total()
    const deleted = await made(cvs.used)
    expect(deleted).toBeGreaterThan(0)
    await remove(cvs.used)
    expect(await total()).toBe(before - deleted)
    expect(await made(cvs.standard)).toBe(others)
  })

  it('removes the applicant from the recruiter’s list (rules 21)', async () => {
    await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.unused }, ada)
    const harbour = await backend.signIn(personas.harbour)
    const applicants = async () =>
      (await backend.call('jobs/fetch-single', { id: jobs.open }, harbour)).success
    const before = (await applicants()).job.applicants ?? 0
    await remove(cvs.unused)
    const { job, applications } = await applicants()
    expect(job.applicants).toBe(before - 1)
    expect(applications.some(({ user }) => user.id === personas.ada)).toBe(false)
  })

  it('makes the newest other CV the default (rules 21)', async () => {
    const upload = async (title: string) =>
      (await backend.call('cvs/upload', { file: pdfFile(), title }, ada)).success.cv.id
    await upload('Newer')
    const newest = await upload('Newest')
    await remove(cvs.standard)
    expect((await list()).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([newest])
  })

  it('does not change the default when another CV is deleted', async () => {
    await remove(cvs.unused)
    expect((await list()).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([cvs.standard])
  })

  it('makes the next upload the default after the only CV is deleted', async () => {
    const newcomer = await backend.signIn(personas.newcomer)
    const upload = async () =>
      (await backend.call('cvs/upload', { file: pdfFile(), title: 'Only' }, newcomer)).success.cv
    await remove((await upload()).id, newcomer)
    expect(await list(newcomer)).toEqual([])
    expect((await upload()).is_default).toBe(true)
  })

  it('sends neither notifications nor emails', async () => {
    const news = await watchNews(backend)
    await remove(cvs.used)
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })

  it('is for the CV’s owner only (rules 7)', async () => {
    for (const account of [personas.newcomer, personas.harbour]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'cvs/delete', { id: cvs.used }, token)).message).toBe(
        'This CV is not yours.',
      )
    }
    expect((await refused(backend, 'cvs/delete', { id: cvs.used })).httpStatus).toBe(401)
  })

  it('does not find an unknown id', async () => {
    expect((await refused(backend, 'cvs/delete', { id: 999_999 }, ada)).message).toBe('CV not found.')
  })
})
