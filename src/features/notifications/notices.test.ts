import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { notificationsQuery, type Notification } from '../../api/notifications.ts'
import { appearanceOf, groupByJob, markNotificationsStale, splitNew } from './notices.ts'

const notice = (id: number, type: Notification['type'], is_new?: boolean): Notification => ({
  id,
  type,
  title: `Notice ${id}`,
  content: '',
  table_id: id * 10,
  ...(is_new !== undefined && { is_new }),
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

test('new notifications are separated from earlier ones, in their order', () => {
  const all = [notice(3, 'job_deleted', true), notice(2, 'job_deleted', false), notice(1, 'job_deleted')]
  const { fresh, earlier } = splitNew(all, new Set([3, 1]))
  expect([ids(fresh), ids(earlier)]).toEqual([[3, 1], [2]])
})

test('notifications are grouped by job, each group at its newest one', () => {
  const of = (id: number, about: number | null) => ({
    ...notice(id, 'job_application_status_changed'),
    job: about === null ? null : { id: about, title: `Job ${about}` },
  })
  const groups = groupByJob([of(6, 1), of(5, null), of(4, 2), of(3, 1), notice(2, 'job_deleted')])
  expect(groups.map(ids)).toEqual([[6, 3], [5], [4], [2]])
})

test('nothing is new at the next visit, and the list is refetched', () => {
  const client = new QueryClient()
  const { queryKey } = notificationsQuery()
  markNotificationsStale(client)
  expect(client.getQueryData(queryKey)).toBeUndefined()
  const notifications = [notice(3, 'job_deleted', true), notice(1, 'job_deleted')]
  client.setQueryData(queryKey, { status: 'success', message: '', notifications })
  markNotificationsStale(client)
  expect(client.getQueryData(queryKey)?.notifications.some(({ is_new }) => is_new)).toBe(false)
  expect(client.getQueryCache().find({ queryKey })?.isStaleByTime(5_000)).toBe(true)
})
