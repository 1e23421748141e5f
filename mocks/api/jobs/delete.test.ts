import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
import { setKeys } from '../../../tests/support/third-parties.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/delete', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  it('removes the job from every list (rules 18)', async () => {
    const { title } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const ids = async () =>
      [
        ...(await backend.call('jobs/my', { search: title }, harbour)).success.jobs,
        ...(await backend.call('jobs/search', { keyword: title })).success.jobs,
        ...(await backend.call('jobs/search', { keyword: title, company_id: personas.harbour })).success.jobs,
      ].map(({ id }) => id)
    expect((await ids()).filter((id) => id === jobs.open)).toHaveLength(3)
    const { success } = await backend.call('jobs/delete', { id: jobs.open }, harbour)
    expect(success.message).toBe('Job deleted.')
    expect(await ids()).not.toContain(jobs.open)
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

  it('keeps applications, payments and receipts with the job’s title (rules 18)', async () => {
    const { title } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.paymentPending))
    await backend.call('jobs/delete', { id: jobs.paymentPending }, harbour)
    const job = { id: jobs.paymentPending, title }
    const ada = await backend.signIn(personas.ada)
    const { applications } = (await backend.call('jobs/my-applications', { search: title }, ada)).success
    expect(applications.map((one) => one.job)).toContainEqual(job)
    const { payments } = (await backend.call('payments/my', {}, harbour)).success
    expect(payments.map((one) => one.job)).toContainEqual(job)
    const { receipts } = (await backend.call('receipts/my', {}, harbour)).success
    expect(receipts.map((one) => one.job)).toContainEqual(job)
  })

  it('makes jobs/fetch-single say that the job was deleted (rules 18)', async () => {
    await backend.call('jobs/delete', { id: jobs.open }, harbour)
    for (const token of [undefined, harbour]) {
      expect((await backend.call('jobs/fetch-single', { id: jobs.open }, token)).refusal.message).toBe(
        'This job was deleted.',
      )
    }
  })

  it('is for the job’s owner only (rules 7)', async () => {
    for (const id of [personas.smallShop, personas.ada]) {
      const token = await backend.signIn(id)
      expect((await refused(backend, 'jobs/delete', { id: jobs.open }, token)).message).toBe(
        'This job is not yours.',
      )
    }
    expect((await refused(backend, 'jobs/delete', { id: jobs.open })).httpStatus).toBe(401)
  })

  it.each([
    ['someone else’s pending job (rules 7, 14)', jobs.smallShop],
    ['a job that is already deleted', jobs.removed],
    ['an unknown job', 999_999],
  ])('does not find %s', async (_what, id) => {
    expect((await refused(backend, 'jobs/delete', { id }, harbour)).message).toBe('Job not found.')
  })
})
