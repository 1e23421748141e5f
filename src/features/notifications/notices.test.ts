import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { notificationsQuery, type Notification } from '../../api/notifications.ts'
import { groupByJob, markNotificationsStale, appearanceOf, splitNew } from './notices.ts'

const notice = (id: number, type: Notification['type'], is_new?: boolean): Notification => ({
  id,
  type,
  title: `Notice ${id}`,
  content: '',
  table_id: id * 10,
  ...(is_new !== undefined && { is_new }),
})

describe('a notification', () => {
  it.each(['job_state_changed', 'job_deleted', 'new_job_application'] as const)(
    'of kind %s leads to its job',
    (type) => {
      expect(appearanceOf(notice(4, type)).place).toEqual({ to: '/jobs/$id', params: { id: '40' } })
    },
  )

  it('of a changed status leads to the application', () => {
    expect(appearanceOf(notice(4, 'job_application_status_changed')).place).toEqual({
      to: '/application/$id',
      params: { id: '40' },
    })
  })

  it.each([
    'employee_request',
    'employee_request_declined',
    'employee_request_accepted',
    'employee_request_removed',
  ] as const)('of kind %s leads to the profile (product: notifications)', (type) => {
    expect(appearanceOf(notice(4, type)).place).toEqual({
      to: '/profile/{-$type}',
      params: { type: undefined },
    })
  })
})

describe('the list', () => {
  const all = [notice(3, 'job_deleted', true), notice(2, 'job_deleted', false), notice(1, 'job_deleted')]

  it('separates new notifications from earlier ones and keeps the order', () => {
    const { fresh, earlier } = splitNew(all, new Set([3, 1]))
    expect(fresh.map(({ id }) => id)).toEqual([3, 1])
    expect(earlier.map(({ id }) => id)).toEqual([2])
  })

  it('groups notifications by job, each group at its newest one', () => {
    const of = (id: number, job: number | null) => ({
      ...notice(id, 'job_application_status_changed'),
      job: job === null ? null : { id: job, title: `Job ${job}` },
    })
    const groups = groupByJob([of(6, 1), of(5, null), of(4, 2), of(3, 1), notice(2, 'job_deleted')])
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[6, 3], [5], [4], [2]])
  })

  it('contains nothing new at the next visit, and is refetched', () => {
    const client = new QueryClient()
    const { queryKey } = notificationsQuery()
    markNotificationsStale(client)
    expect(client.getQueryData(queryKey)).toBeUndefined()
    client.setQueryData(queryKey, { status: 'success', message: '', notifications: all })
    markNotificationsStale(client)
    expect(client.getQueryData(queryKey)?.notifications.some(({ is_new }) => is_new)).toBe(false)
    expect(client.getQueryCache().find({ queryKey })?.isStaleByTime(5_000)).toBe(true)
  })
})
