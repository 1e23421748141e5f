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

  it('tells the applicant, and nobody else, of a real change (rules 20, 33)', async () => {
    const { email, name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const { job, company } = (await backend.call('jobs/fetch-application', { id }, harbour)).success
      .application
    const content = `${company.name}: your application to “${job.title}” is now in review.`
    const news = await watchNews(backend)
    expect((await change('in_review')).success.message).toBe(`${name} is now in review.`)
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
    expect(mails).toMatchObject([{ to: email, subject: `News on your application: ${job.title}` }])
    const link = `https://app.example/application/${id}`
    for (const part of [content, 'See your application', link, 'because you applied to this job']) {
      expect(mails[0]?.text).toContain(part)
    }
  })

  it('changes and sends nothing when the status stays the same (rules 20)', async () => {
    await change('shortlisted')
    const before = await worldOf(backend)
    expect((await change('shortlisted')).success.message).toBe('The status is unchanged.')
    expect(await worldOf(backend)).toEqual(before)
  })

  it('reaches the applicant’s own list', async () => {
    await change('accepted')
    const ada = await backend.signIn(personas.ada)
    const { job } = (await backend.call('jobs/fetch-application', { id }, ada)).success.application
    const found = (await backend.call('jobs/my-applications', { search: job.title }, ada)).success
    expect(found.applications.find((one) => one.id === id)?.status).toBe('accepted')
  })

  it('refuses a status that is none', async () => {
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

  it('is for the owner of the job: not for the applicant, not for others (rules 7, 20)', async () => {
    const body = { id, status: 'accepted' } as const
    for (const account of [personas.ada, personas.smallShop, personas.newcomer]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'jobs/change-application-status', body, token)).message).toBe(
        'This application is not yours.',
      )
    }
    expect((await refused(backend, 'jobs/change-application-status', body)).httpStatus).toBe(401)
  })

  it('does not let a recruiter touch an application to somebody else’s job', async () => {
    const body = { id: applications.interviewing, status: 'accepted' } as const
    expect((await refused(backend, 'jobs/change-application-status', body, harbour)).message).toBe(
      'This application is not yours.',
    )
  })

  it('finds none where there is none', async () => {
    const body = { id: 999_999, status: 'accepted' } as const
    expect((await refused(backend, 'jobs/change-application-status', body, harbour)).message).toBe(
      'Application not found.',
    )
  })
})
