import { expect, test } from 'vitest'
import type { Notification } from '../../api/notifications.ts'
import { appearanceOf, groupByJob } from './notices.ts'

const notice = (id: number, type: Notification['type']): Notification => ({
  id,
  type,
  title: `Notice ${id}`,
  content: '',
  table_id: id * 10,
})
const ids = (notices: readonly Notification[]) => notices.map(({ id }) => id)
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

test('notifications are grouped by job, each group at its newest one', () => {
  const of = (id: number, about: number | null) => ({
    ...notice(id, 'job_application_status_changed'),
    job: about === null ? null : { id: about, title: `Job ${about}` },
  })
  const groups = groupByJob([of(6, 1), of(5, null), of(4, 2), of(3, 1), notice(2, 'job_deleted')])
  expect(groups.map(ids)).toEqual([[6, 3], [5], [4], [2]])
})
