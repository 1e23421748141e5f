import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/apply', () => {
  let backend: TestBackend
  let ada: string
  const form = { id: jobs.open, cv_id: cvs.standard }

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
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

  it('can be repeated after the CV of the first application is deleted (rules 21)', async () => {
    await backend.call('jobs/apply', { ...form, cv_id: cvs.unused }, ada)
    await backend.call('cvs/delete', { id: cvs.unused }, ada)
    expect((await backend.call('jobs/apply', form, ada)).success.status).toBe('success')
  })

  it('is refused if the job is not active (rules 14, 19)', async () => {
    expect((await refused(backend, 'jobs/apply', { ...form, id: jobs.closed }, ada)).message).toBe(
      'This job is closed to applications. It may open again later.',
    )
  })
})
