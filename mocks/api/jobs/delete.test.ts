import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
import { setKeys } from '../../../tests/support/third-parties.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/delete', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  it('tells each applicant once, by notification and email (rules 18, 33)', async () => {
    const { applicants, addresses, title } = await backend.runtime.read(({ tx }) => {
      const ids = tx.applications.by('job_id', jobs.crowded).map(({ account_id }) => account_id)
      return {
        applicants: ids,
        addresses: ids.map((id) => tx.accounts.need(id).email),
        title: tx.jobs.need(jobs.crowded).title,
      }
    })
    expect(applicants).toHaveLength(25)
    const news = await watchNews(backend)
    await backend.call('jobs/delete', { id: jobs.crowded }, harbour)
    const { notifications, mails } = await news()
    expect(notifications).toHaveLength(25)
    expect(new Set(notifications.map(({ account_id }) => account_id))).toEqual(new Set(applicants))
    expect(
      notifications.every(({ type, table_id }) => type === 'job_deleted' && table_id === jobs.crowded),
    ).toBe(true)
    expect(mails.map(({ to }) => to).sort()).toEqual(addresses.sort())
    const content = `The company deleted “${title}”, which you applied for.`
    expect(new Set(notifications.map((one) => one.content))).toEqual(new Set([content]))
    expect(mails[0]?.subject).toBe(`Job deleted: ${title}`)
    const link = 'https://app.example/my-applied'
    for (const part of [`has deleted “${title}”`, 'See your applications', link]) {
      expect(mails[0]?.text).toContain(part)
    }
  })

  it('closes an unpaid card payment (rules 18, 25)', async () => {
    const body = { id: jobs.open, type: 'feature_job' } as const
    await setKeys(backend)
    await backend.call('payments/fetch-stripe-intent', body, harbour)
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    const intents = await backend.runtime.read(({ tx }) => tx.intents.by('job_id', jobs.open))
    expect(intents.map(({ status }) => status)).toEqual(['canceled'])
  })
})
