import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  pdfFile,
  refused,
  type TestBackend,
  watchNews,
} from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/apply', () => {
  let backend: TestBackend
  let ada: string
  let harbour: string
  const form = { id: jobs.open, cv_id: cvs.standard }

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
    harbour = await backend.signIn(personas.harbour)
  })

  it('sends an application that both sides see (rules 20)', async () => {
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour))
    const { success } = await backend.call('jobs/apply', { ...form, cv_id: cvs.used }, ada)
    expect(success.message).toBe(`Application sent to ${name}.`)
    const [mine] = (await backend.call('jobs/my-applications', {}, ada)).success.applications
    expect(mine).toMatchObject({ status: 'applied', job: { id: jobs.open }, cv: { id: cvs.used } })
    const { applications } = (await backend.call('jobs/fetch-single', { id: jobs.open }, harbour)).success
    expect(applications[0]).toEqual(mine)
  })

  it('notifies the owner only (rules 20, 33)', async () => {
    const { email, applicant, title } = await backend.runtime.read(({ tx }) => ({
      email: tx.accounts.need(personas.harbour).email,
      applicant: tx.accounts.need(personas.ada).name,
      title: tx.jobs.need(jobs.open).title,
    }))
    const content = `${applicant} applied for “${title}”.`
    const news = await watchNews(backend)
    await backend.call('jobs/apply', form, ada)
    const { notifications, mails } = await news()
    expect(notifications).toMatchObject([
      {
        account_id: personas.harbour,
        type: 'new_job_application',
        table_id: jobs.open,
        content,
        read_at: null,
      },
    ])
    expect(mails).toMatchObject([{ to: email, subject: `New application: ${title}` }])
    for (const part of [
      `${applicant} has applied for “${title}”.`,
      'Review the applicants',
      `https://app.example/jobs/${jobs.open}`,
    ]) {
      expect(mails[0]?.text).toContain(part)
    }
  })

  it('accepts one application per job and job seeker (rules 19)', async () => {
    await backend.call('jobs/apply', form, ada)
    expect(await refused(backend, 'jobs/apply', { ...form, cv_id: cvs.used }, ada)).toMatchObject({
      httpStatus: 200,
      message: 'You’ve already applied for this job. You can see it under My applications.',
    })
  })

  it('lets two people apply for the same job', async () => {
    await backend.call('jobs/apply', form, ada)
    const newcomer = await backend.signIn(personas.newcomer)
    const { cv } = (await backend.call('cvs/upload', { file: pdfFile(), title: 'CV' }, newcomer)).success
    const answer = await backend.call('jobs/apply', { id: jobs.open, cv_id: cv.id }, newcomer)
    expect(answer.success.status).toBe('success')
  })

  it('can be repeated after the CV of the first application is deleted (rules 21)', async () => {
    await backend.call('jobs/apply', { ...form, cv_id: cvs.unused }, ada)
    await backend.call('cvs/delete', { id: cvs.unused }, ada)
    expect((await backend.call('jobs/apply', form, ada)).success.status).toBe('success')
  })

  it('requires one of the caller’s CVs (rules 19)', async () => {
    const newcomer = await backend.signIn(personas.newcomer)
    for (const cv_id of [cvs.standard, 999_999]) {
      expect((await refused(backend, 'jobs/apply', { ...form, cv_id }, newcomer)).errors).toEqual({
        cv_id: ['Choose one of your CVs.'],
      })
    }
    expect((await refused(backend, 'jobs/apply', { id: jobs.open }, newcomer)).errors).toEqual({
      cv_id: ['CV is required.'],
    })
  })

  it.each([
    ['a pending job', jobs.pending],
    ['a cancelled job', jobs.cancelled],
    ['a deleted job', jobs.removed],
    ['an unknown job', 999_999],
  ])('does not find %s (rules 14, 19)', async (_what, id) => {
    expect((await refused(backend, 'jobs/apply', { ...form, id }, ada)).message).toBe('Job not found.')
  })

  it('is refused if the job is not active (rules 14, 19)', async () => {
    expect((await refused(backend, 'jobs/apply', { ...form, id: jobs.closed }, ada)).message).toBe(
      'This job is closed to applications. It may open again later.',
    )
  })

  it('tells recruiters, including the owner, why they can’t apply (rules 19)', async () => {
    for (const token of [harbour, await backend.signIn(personas.smallShop)]) {
      expect((await refused(backend, 'jobs/apply', form, token)).message).toBe(
        'This needs a job seeker account. Please log in with one.',
      )
    }
    expect((await refused(backend, 'jobs/apply', form)).httpStatus).toBe(401)
  })
})
