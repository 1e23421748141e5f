import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { group } from '../support/notifications.ts'
import {
  empty,
  error,
  full,
  loading,
  longText,
  notAllowed,
  offline,
  otherScript,
  says,
  state,
} from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Notifications',
  parameters: { at: '/notifications', as: personas.ada },
} satisfies Meta

/** New notifications are marked and start with the outcome. The count in the menu is reset (rules 33). */
export const JobSeeker = full(async ({ canvas }) => {
  const fresh = await group(canvas, 'New')
  await expect(fresh).toHaveLength(4)
  await expect(fresh[0]).toHaveTextContent('Accepted')
  await expect(fresh[0]?.querySelector('a')).toHaveAttribute('href', '/application/7')
  await expect((await group(canvas, 'Earlier')).length).toBeGreaterThan(5)
  await expect(canvas.queryByText(/unread notifications/)).toBeNull()
  const left = await runtime.read(({ tx }) => tx.notifications.count('unread_of', personas.ada))
  await expect(left).toBe(0)
})

/** The page lists only the newest 50 notifications, and says so. */
export const Recruiter = full({ as: personas.harbour }, async ({ canvas }) => {
  const fresh = await group(canvas, 'New')
  await expect(fresh.length + (await group(canvas, 'Earlier')).length).toBe(50)
  await expect(canvas.getByText('Only your newest 50 notifications appear here.')).toBeVisible()
  await expect(fresh[0]).toHaveTextContent('New application')
})

export const LongText = longText({ as: extremes.person, scenario: 'extremes' })

export const OtherScript = otherScript(
  {
    prepare: ({ tx }) => {
      const [latest] = tx.notifications.by('unread_of', personas.ada)
      if (!latest) return
      tx.notifications.patch(latest.id, {
        title: 'تغيّرت حالة الطلب',
        content: 'شركة المرفأ: طلبك لوظيفة «مصممة خدمات» قيد المراجعة الآن.',
      })
      const application = tx.applications.get(latest.table_id)
      if (application) tx.jobs.patch(application.job_id, { title: 'مصممة خدمات' })
    },
  },
  'مصممة خدمات',
)

/** If a backend names no job, each notification starts with its own title. */
export const WithoutJobs = state({ otherwise: ['notifications.job'] }, async ({ canvas }) =>
  expect((await group(canvas, 'New'))[0]).toHaveTextContent('Application status changed'),
)

export const Empty = empty(
  { as: personas.newcomer },
  says('No notifications yet.', ['Search jobs', '/search']),
)

export const EmptyRecruiter = empty(
  { as: personas.smallShop },
  async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Go to my jobs' })),
)

export const Loading = loading('notifications/fetch', 'Loading your notifications…')
export const ServerError = error('notifications/fetch', 'We couldn’t load your notifications.')
export const Offline = offline('notifications/fetch', 'We couldn’t load your notifications.')
export const Visitor = notAllowed({ as: 'visitor' }, 'Log in to see your notifications.')
