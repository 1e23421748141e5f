import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { cvs, jobs, personas } from '../../scenarios/personas.ts'
import { type Decision, decide } from '../../services/moderation.ts'

describe('jobs/fetch-single', () => {
  let backend: TestBackend
  let ada: string
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
    harbour = await backend.signIn(personas.harbour)
  })

  const fetch = async (body: FormInput<'jobs/fetch-single'>, token?: string) =>
    (await backend.call('jobs/fetch-single', body, token)).success
  const message = async (id: number, token?: string) =>
    (await refused(backend, 'jobs/fetch-single', { id }, token)).message

  describe('the search for applicants (rules 17)', () => {
    it('filters by name and email, regardless of case and accents', async () => {
      const { applications } = await fetch({ id: jobs.crowded }, harbour)
      const { user } = applications[0] ?? { user: { id: 0, name: '', email: '' } }
      await backend.runtime.mutate(({ tx }) =>
        tx.accounts.patch(user.id, { name: 'Žofia Quillová', email: 'zq-unique@example.org' }),
      )
      for (const search of ['Quill, Zofia', ' “ŽOFIA” ', 'ZQ-unique@']) {
        const found = (await fetch({ id: jobs.crowded, search }, harbour)).applications
        expect(found.map((one) => one.user.id)).toEqual([user.id])
      }
      expect((await fetch({ id: jobs.crowded, search: 'nobody' }, harbour)).applications).toEqual([])
    })

    it('still counts all applicants', async () => {
      const { job } = await fetch({ id: jobs.crowded, search: 'nobody' }, harbour)
      expect(job.applicants).toBe(25)
    })

    it('has no effect for others', async () => {
      const answer = await fetch({ id: jobs.paymentPending, search: 'nobody' }, ada)
      expect(answer.applications).toHaveLength(1)
    })
  })

  describe('unlisted jobs (rules 14, 18)', () => {
    it('says that a deleted job was deleted', async () => {
      for (const token of [undefined, ada, harbour]) {
        expect(await message(jobs.removed, token)).toBe('This job was deleted.')
      }
    })

    it('does not reveal a deleted job that was never visible', async () => {
      await backend.call('jobs/delete', { id: jobs.pending }, harbour)
      expect(await message(jobs.pending, ada)).toBe('Job not found.')
      expect(await message(jobs.pending, harbour)).toBe('This job was deleted.')
    })

    describe('for applicants and people with a bookmark', () => {
      const notFound = 'Job not found.'
      const removed = 'This job was deleted.'
      const decideOn = (id: number, decision: Decision) =>
        backend.runtime.mutate((context) => {
          decide(context, context.tx.jobs.need(id), decision)
        })
      const takeBack = () => decideOn(jobs.open, 'cancelled')
      const resubmit = async () => {
        await takeBack()
        const { title, category } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
        const form = {
          id: jobs.open,
          title,
          category,
          type: 'remote',
          nature: 'full_time',
          currency: 'EUR',
        } as const
        expect((await backend.call('jobs/update', form, harbour)).success.status).toBe('success')
      }
      const remove = () => backend.call('jobs/delete', { id: jobs.open }, harbour)
      const stateOf = (id: number) => backend.runtime.read(({ tx }) => tx.jobs.need(id).state)

      it.each([
        ['cancelled', takeBack],
        ['pending', resubmit],
      ] as const)('tells an applicant that a %s job was deleted (rules 18)', async (state, leave) => {
        const newcomer = await backend.signIn(personas.newcomer)
        await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)
        await leave()
        expect(await stateOf(jobs.open)).toBe(state)
        expect(await message(jobs.open, ada)).toBe(notFound)
        await remove()
        const { notifications } = (await backend.call('notifications/fetch', { type: 'job' }, ada)).success
        const notice = notifications.find(({ type }) => type === 'job_deleted')
        expect(notice?.table_id).toBe(jobs.open)
        expect(await message(notice?.table_id ?? 0, ada)).toBe(removed)
        for (const token of [undefined, newcomer, await backend.signIn(personas.smallShop)]) {
          expect(await message(jobs.open, token)).toBe(notFound)
        }
      })

      it('tells anyone who bookmarked a cancelled job that it was deleted (rules 18, 26)', async () => {
        const newcomer = await backend.signIn(personas.newcomer)
        await backend.call('bookmarks/toggle', { id: jobs.open, type: 'job' }, newcomer)
        await takeBack()
        await remove()
        expect(await message(jobs.open, newcomer)).toBe(removed)
        expect(await message(jobs.open, ada)).toBe(notFound)
      })
    })
  })

  it('counts the view of another recruiter (rules 17)', async () => {
    const views = async () => (await fetch({ id: jobs.open }, harbour)).job.views ?? 0
    const before = await views()
    await fetch({ id: jobs.open }, await backend.signIn(personas.smallShop))
    expect(await views()).toBe(before + 1)
  })
})
