import { expect, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { dark, failing, type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
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
    await expect(await group(canvas, 'New')).toHaveLength(4)
    await expect((await group(canvas, 'Earlier')).length).toBeGreaterThan(5)
    const [accepted] = await group(canvas, 'New')
    if (!accepted) throw new Error('There is nothing new.')
    await expect(within(accepted).getByText('Accepted')).toBeVisible()
    await expect(within(accepted).getByRole('link')).toHaveAttribute('href', '/application/7')
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
    const [first] = fresh
    if (!first) throw new Error('There is nothing new.')
    await expect(fresh.length + (await group(canvas, 'Earlier')).length).toBe(50)
    await expect(canvas.getByText('Only your newest 50 notifications appear here.')).toBeVisible()
    await expect(within(first).getByText('New application')).toBeVisible()
    await expect(within(first).getByRole('link').getAttribute('href')).toMatch(/^\/jobs\/\d+$/)
  },
}

export const Dark: Story = {
  tags: ['full'],
  globals: dark,
}

export const Narrow: Story = {
  tags: ['full'],
  globals: narrow,
  play: async ({ canvas }) => {
    await group(canvas, 'New')
    await noSidewaysScroll()
  },
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { as: extremes.person, scenario: 'extremes' },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(5)
    await noSidewaysScroll()
  },
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
  play: async ({ canvas }) => {
    await canvas.findByText('شركة المرفأ: طلبك لوظيفة «مصممة خدمات» قيد المراجعة الآن.')
    await expect(canvas.getByRole('link', { name: 'مصممة خدمات' })).toBeVisible()
  },
}

/** If a backend names no job, each notification starts with its own title. */
export const WithoutJobs: Story = {
  name: 'Without jobs',
  tags: ['state'],
  parameters: { otherwise: ['notifications.job'] },
  play: async ({ canvas }) => {
    const [first] = await group(canvas, 'New')
    if (!first) throw new Error('There is nothing new.')
    await expect(within(first).getByRole('link', { name: 'Application status changed' })).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: { as: personas.newcomer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications yet.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
  },
}

export const EmptyRecruiter: Story = {
  name: 'Empty, recruiter',
  tags: ['empty'],
  parameters: { as: personas.smallShop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications yet.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toBeVisible()
  },
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
