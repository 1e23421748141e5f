import { beforeEach, describe, expect, it } from 'vitest'
import { statusChoices } from '../../rules/application-status.ts'
import {
  createTestBackend,
  refused,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../../tests/support/backend.ts'
import { applications, jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/change-application-status', () => {
  let backend: TestBackend
  let harbour: string
  let id: number

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
    id = await backend.runtime.read(
      ({ tx }) => tx.applications.one('applicant', `${jobs.paymentPending}:${personas.ada}`)?.id ?? 0,
    )
  })

  const change = (status: (typeof statusChoices)[number]) =>
    backend.call('jobs/change-application-status', { id, status }, harbour)
  const status = async () =>
    (await backend.call('jobs/fetch-application', { id }, harbour)).success.application.status

  it('lets any status follow any other (rules 20)', async () => {
    for (const from of statusChoices) {
      for (const to of statusChoices) {
        await change(from)
        expect((await change(to)).success.status).toBe('success')
        expect(await status()).toBe(to)
      }
    }
  })

  it('notifies the applicant only (rules 20, 33)', async () => {
    const { email, name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const { job, company } = (await backend.call('jobs/fetch-application', { id }, harbour)).success
      .application
    const content = `${company.name} moved your application for “${job.title}” to “In review”.`
    const news = await watchNews(backend)
    expect((await change('in_review')).success.message).toBe(`${name} moved to “In review”.`)
    const { notifications, mails } = await news()
    expect(notifications).toMatchObject([
      {
        account_id: personas.ada,
        type: 'job_application_status_changed',
        table_id: id,
        content,
        read_at: null,
      },
    ])
    expect(mails).toMatchObject([{ to: email, subject: `In review: ${job.title}` }])
    const link = `https://app.example/application/${id}`
    for (const part of [`reviewing your application for “${job.title}”`, 'See your application', link]) {
      expect(mails[0]?.text).toContain(part)
    }
  })

  it('sends a different email for each status, with the company and the job', async () => {
    const { job, company } = (await backend.call('jobs/fetch-application', { id }, harbour)).success
      .application
    const news = await watchNews(backend)
    await change('in_review')
    for (const choice of statusChoices) await change(choice)
    const { mails } = await news()
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(statusChoices.length)
    for (const { subject, text } of mails) {
      expect(subject).toContain(job.title)
      expect(text).toContain(company.name)
      expect(text).toContain(`https://app.example/application/${id}`)
    }
  })

  it('has no effect if the status stays the same (rules 20)', async () => {
    await change('shortlisted')
    const before = await worldOf(backend)
    expect((await change('shortlisted')).success.message).toBe('The status has not changed.')
    expect(await worldOf(backend)).toEqual(before)
  })

  it('changes the status in the applicant’s own list', async () => {
    await change('accepted')
    const ada = await backend.signIn(personas.ada)
    const { job } = (await backend.call('jobs/fetch-application', { id }, ada)).success.application
    const found = (await backend.call('jobs/my-applications', { search: job.title }, ada)).success
    expect(found.applications.find((one) => one.id === id)?.status).toBe('accepted')
  })

  it('refuses an unknown status', async () => {
    const form = new FormData()
    form.set('id', String(id))
    form.set('status', 'hired')
    const response = await backend.raw('jobs/change-application-status', form, harbour)
    expect(await response.json()).toMatchObject({
      status: 'error',
      errors: { status: ['Status is not one of the choices.'] },
    })
    expect(await status()).toBe('applied')
  })

  it('is for the owner of the job only (rules 7, 20)', async () => {
    const body = { id, status: 'accepted' } as const
    for (const account of [personas.ada, personas.smallShop, personas.newcomer]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'jobs/change-application-status', body, token)).message).toBe(
        'This application is not yours.',
      )
    }
    expect((await refused(backend, 'jobs/change-application-status', body)).httpStatus).toBe(401)
  })

  it('does not let a recruiter change an application for someone else’s job', async () => {
    const body = { id: applications.interviewing, status: 'accepted' } as const
    expect((await refused(backend, 'jobs/change-application-status', body, harbour)).message).toBe(
      'This application is not yours.',
    )
  })

  it('does not find an unknown application', async () => {
    const body = { id: 999_999, status: 'accepted' } as const
    expect((await refused(backend, 'jobs/change-application-status', body, harbour)).message).toBe(
      'Application not found.',
    )
  })
})
