import { expect, userEvent } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { items } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Notifications',
  parameters: { at: '/notifications', as: personas.ada },
} satisfies Meta

/** New notifications are marked and start with the outcome. The count in the menu is reset (rules 33). */
export const JobSeeker = story.full(async ({ canvas }) => {
  const fresh = await items(canvas, /^New/)
  await expect(fresh).toHaveLength(4)
  await expect(fresh[0]).toHaveTextContent('Accepted')
  await expect(fresh[0]?.querySelector('a')).toHaveAttribute('href', '/application/7')
  await expect((await items(canvas, /^Earlier/)).length).toBeGreaterThan(5)
  await expect(canvas.queryByText(/unread notifications/)).toBeNull()
  const left = await runtime.read(({ tx }) => tx.notifications.count('unread_of', personas.ada))
  await expect(left).toBe(0)
})

/** The page lists only the newest 50 notifications, and says so. */
export const Recruiter = story.full({ as: personas.harbour }, async ({ canvas }) => {
  const fresh = await items(canvas, /^New/)
  await expect(fresh.length + (await items(canvas, /^Earlier/)).length).toBe(50)
  await expect(canvas.getByText('Only your newest 50 notifications appear here.')).toBeVisible()
  await expect(fresh[0]).toHaveTextContent('New application')
})

export const LongText = story.longText({ as: extremes.person, scenario: 'extremes' })

export const OtherScript = story.otherScript(
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
export const WithoutJobs = story.state({ otherwise: ['notifications.job'] }, async ({ canvas }) =>
  expect((await items(canvas, /^New/))[0]).toHaveTextContent('Application status changed'),
)

export const Empty = story.empty(
  { as: personas.newcomer },
  story.says('No notifications yet.', ['Search jobs', '/search']),
)

export const EmptyRecruiter = story.empty({ as: personas.smallShop }, story.shows('link', 'Go to my jobs'))
export const Loading = story.loading('notifications/fetch', 'Loading your notifications…')
export const ServerError = story.error('notifications/fetch', 'We couldn’t load your notifications.')
export const Offline = story.offline('notifications/fetch', 'We couldn’t load your notifications.')
export const Visitor = story.notAllowed({ as: 'visitor' }, 'Log in to see your notifications.')

export const ClearsTheMarksOnTheNextVisit = story.behaviour(async ({ canvas }) => {
  await expect(await items(canvas, /^New/)).toHaveLength(4)
  await expect(await canvas.findByRole('button', { name: /^Ada/ })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(canvas.getAllByRole('link', { name: 'CV manager' })[0] ?? document.body)
  await canvas.findByRole('heading', { level: 1, name: 'CV manager' })
  await userEvent.click(canvas.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body)
  await expect((await items(canvas, /^Earlier/)).length).toBeGreaterThan(9)
  await expect(canvas.queryByRole('list', { name: /^New/ })).toBeNull()
})
