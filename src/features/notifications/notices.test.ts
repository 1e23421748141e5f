import { expect, test } from 'vitest'
import type { Notification } from '../../api/notifications.ts'
import { appearanceOf, latestOf } from './notices.ts'

const notice = (id: number, type: Notification['type']): Notification => ({
  id,
  type,
  title: `Notice ${id}`,
  content: '',
  table_id: id * 10,
})
const job = { to: '/jobs/$id', params: { id: '40' } }
const profile = { to: '/profile/{-$type}', params: { type: undefined } }

test.each([
  ['job_state_changed', job],
  ['job_deleted', job],
  ['new_job_application', job],
  ['job_application_status_changed', { to: '/application/$id', params: { id: '40' } }],
  ['employee_request', profile],
  ['employee_request_declined', profile],
  ['employee_request_accepted', profile],
  ['employee_request_removed', profile],
] as const)('a notification of kind %s leads to %j (product: notifications)', (type, place) => {
  expect(appearanceOf(notice(4, type)).place).toEqual(place)
})

test('only the newest notification of a type about a job has the current status as its outcome', () => {
  const of = (id: number, type: Notification['type'], about?: number) => ({
    ...notice(id, type),
    ...(about && { job: { id: about, title: `Job ${about}` } }),
  })
  const [changed, deleted] = ['job_application_status_changed', 'job_deleted'] as const
  const all = [of(6, changed, 1), of(5, changed), of(4, changed), of(3, changed, 1), of(2, deleted, 1)]
  expect(latestOf(all)).toEqual(new Set([2, 4, 5, 6]))
})
