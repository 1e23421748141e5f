import { afterEach, expect, it, vi } from 'vitest'
import { notificationsQuery } from './notifications.ts'
import { createQueryClient } from './query-client.ts'
import { token } from './token.ts'

afterEach(() => token.clear())

it('keeps what is new if another request replaces the one that was told (rules 33)', async () => {
  token.set('t1')
  const client = createQueryClient({ retries: 0 })
  const { queryKey } = notificationsQuery()
  const answers: ((notifications: object[]) => void)[] = []
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('fetch', async () => {
    const notifications = await new Promise((resolve) => void answers.push(resolve))
    return Response.json({ status: 'success', notifications })
  })
  const ask = () => client.query({ ...notificationsQuery(), staleTime: 0 })
  const answered = async (place: number, notifications: object[]) => {
    await vi.waitUntil(() => answers.length > place)
    answers[place]?.(notifications)
  }
  const one = {
    id: 1,
    type: 'job_approved',
    table_id: 7,
    title: 'Approved',
    content: '',
    created_at: '2026-11-20T09:30:00.000Z',
  }
  const first = ask()
  await answered(0, [])
  await first
  void ask()
  await vi.waitUntil(() => answers.length === 2)
  const last = client.refetchQueries({ queryKey, type: 'all' })
  await answered(1, [{ ...one, is_new: true }])
  await answered(2, [{ ...one, is_new: false }])
  await last
  expect(client.getQueryData(queryKey)?.notifications).toMatchObject([{ id: 1, is_new: true }])
})
