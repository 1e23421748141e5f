import { beforeEach, describe, expect, it } from 'vitest'
import { statusChoices } from '../../rules/application-status.ts'
import { createTestBackend, type TestBackend, watchNews, worldOf } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

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
})
