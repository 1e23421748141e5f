import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { group } from '../support/notifications.ts'

export default {
  title: 'Screens/Notifications',
  parameters: { at: '/notifications', as: personas.ada },
} satisfies Meta

/** New notifications are marked and start with the outcome. The count in the menu is reset (rules 33). */
export const JobSeeker: Story = {
  name: 'Job seeker',
  tags: ['full'],
  play: async ({ canvas }) => {
    const fresh = await group(canvas, 'New')
    await expect(fresh).toHaveLength(4)
    await expect(fresh[0]).toHaveTextContent('Accepted')
    await expect(fresh[0]?.querySelector('a')).toHaveAttribute('href', '/application/7')
    await expect((await group(canvas, 'Earlier')).length).toBeGreaterThan(5)
    await expect(canvas.queryByText(/unread notifications/)).toBeNull()
    const left = await runtime.read(({ tx }) => tx.notifications.count('unread_of', personas.ada))
    await expect(left).toBe(0)
  },
}

/** The page lists only the newest 50 notifications, and says so. */
export const Recruiter: Story = {
  tags: ['full'],
  parameters: { as: personas.harbour },
  play: async ({ canvas }) => {
    const fresh = await group(canvas, 'New')
    await expect(fresh.length + (await group(canvas, 'Earlier')).length).toBe(50)
    await expect(canvas.getByText('Only your newest 50 notifications appear here.')).toBeVisible()
    await expect(fresh[0]).toHaveTextContent('New application')
  },
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { as: extremes.person, scenario: 'extremes' },
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: {
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
  play: says('مصممة خدمات'),
}

/** If a backend names no job, each notification starts with its own title. */
export const WithoutJobs: Story = {
  name: 'Without jobs',
  tags: ['state'],
  parameters: { otherwise: ['notifications.job'] },
  play: async ({ canvas }) =>
    expect((await group(canvas, 'New'))[0]).toHaveTextContent('Application status changed'),
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: { as: personas.newcomer },
  play: says('No notifications yet.', ['Search jobs', '/search']),
}

export const EmptyRecruiter: Story = {
  name: 'Empty, recruiter',
  tags: ['empty'],
  parameters: { as: personas.smallShop },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Go to my jobs' })),
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('notifications/fetch'),
  play: saysLoading('Loading your notifications…'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('notifications/fetch'),
  play: says('We couldn’t load your notifications.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('notifications/fetch'),
  play: saysOffline('We couldn’t load your notifications.'),
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: says('Log in to see your notifications.'),
}
