import { beforeEach, describe, expect, it } from 'vitest'
import { bringThings, payloads, type Things } from '../../tests/support/payloads.ts'
import { createTestBackend, type TestBackend, watchNews } from '../../tests/support/backend.ts'
import { decide } from './moderation.ts'

describe('each kind of notification (rules 20, 28, 33)', () => {
  let backend: TestBackend
  let things: Things
  let seeker: string
  let recruiter: string

  beforeEach(async () => {
    backend = await createTestBackend('empty')
    things = await bringThings(backend, 'heather')
    seeker = await backend.signIn(things.seeker)
    recruiter = await backend.signIn(things.recruiter)
  })

  const kinds: [
    type: string,
    cause: () => Promise<unknown>,
    to: 'seeker' | 'recruiter',
    about: keyof Things,
  ][] = [
    [
      'job_state_changed',
      () =>
        backend.runtime.mutate((context) => {
          decide(context, context.tx.jobs.need(things.pendingJob), 'approved')
        }),
      'recruiter',
      'pendingJob',
    ],
    ['job_deleted', () => backend.call('jobs/delete', { id: things.job }, recruiter), 'seeker', 'job'],
    [
      'new_job_application',
      () => backend.call('jobs/apply', payloads['jobs/apply'](things, 'job_seeker'), seeker),
      'recruiter',
      'openJob',
    ],
    [
      'job_application_status_changed',
      () =>
        backend.call(
          'jobs/change-application-status',
          { id: things.application, status: 'accepted' },
          recruiter,
        ),
      'seeker',
      'application',
    ],
    [
      'employee_request_accepted',
      () => backend.call('employees/accept-request', { id: things.pendingLink }, seeker),
      'recruiter',
      'pendingLink',
    ],
    [
      'employee_request_declined',
      () => backend.call('employees/decline-request', { id: things.pendingLink }, seeker),
      'recruiter',
      'pendingLink',
    ],
    [
      'employee_request_removed',
      () => backend.call('employees/delete', { id: things.pendingLink }, recruiter),
      'seeker',
      'pendingLink',
    ],
  ]

  it.each(kinds)('%s reaches its recipient', async (type, cause, to, about) => {
    const news = await watchNews(backend)
    await cause()
    expect((await news()).notifications).toMatchObject([
      { account_id: things[to], type, table_id: things[about], read_at: null },
    ])
    const { notifications } = (
      await backend.call('notifications/fetch', { type: 'job' }, to === 'seeker' ? seeker : recruiter)
    ).success
    expect(notifications).toMatchObject([{ type, table_id: things[about], is_new: true }])
  })

  it('employee_request reaches the job seeker who is asked, with the new link', async () => {
    await backend.call('employees/delete', { id: things.pendingLink }, recruiter)
    const news = await watchNews(backend)
    const { employee } = (await backend.call('employees/create', { email: things.email }, recruiter)).success
    expect((await news()).notifications).toMatchObject([
      { account_id: things.seeker, type: 'employee_request', table_id: employee.id },
    ])
  })
})
