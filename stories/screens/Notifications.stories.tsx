import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { loadsAgain, says, saysLoading, saysOffline } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Notifications' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/notifications'

async function group(canvas: Canvas, name: 'New' | 'Earlier') {
  return within(await canvas.findByRole('list', { name: new RegExp(`^${name}`) })).getAllByRole('listitem')
}

/** New notifications are marked and start with the outcome. The count in the menu is reset (rules 33). */
export const JobSeeker: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
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
    },
  ),
  name: 'Job seeker',
  tags: ['full'],
}

/** The page lists only the newest 50 notifications, and says so. */
export const Recruiter: Story = {
  ...screen(
    address,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const fresh = await group(canvas, 'New')
        const [first] = fresh
        if (!first) throw new Error('There is nothing new.')
        await expect(fresh.length + (await group(canvas, 'Earlier')).length).toBe(50)
        await expect(canvas.getByText('Only your newest 50 notifications appear here.')).toBeVisible()
        await expect(within(first).getByText('New application')).toBeVisible()
        await expect(within(first).getByRole('link').getAttribute('href')).toMatch(/^\/jobs\/\d+$/)
      },
    },
  ),
  tags: ['full'],
}

export const ClearsTheMarks: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await group(canvas, 'New')).toHaveLength(4)
        await userEvent.click(canvas.getAllByRole('link', { name: 'CV manager' })[0] ?? document.body)
        await canvas.findByRole('heading', { level: 1, name: 'CV manager' })
        await userEvent.click(canvas.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body)
        await expect((await group(canvas, 'Earlier')).length).toBeGreaterThan(9)
        await expect(canvas.queryByRole('list', { name: /^New/ })).toBeNull()
      },
    },
  ),
  name: 'Clears the marks on the next visit',
  tags: ['behaviour'],
}

export const Dark: Story = {
  ...screen(address, { as: personas.ada }, { globals: { theme: 'dark' } }),
  tags: ['full'],
}

export const Narrow: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await group(canvas, 'New')
        await noSidewaysScroll()
      },
    },
  ),
  tags: ['full'],
}

export const LongText: Story = {
  ...screen(
    address,
    { scenario: 'extremes', as: extremes.person },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(5)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen(
    address,
    {
      as: personas.ada,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          const [latest] = tx.notifications.by('unread_of', personas.ada)
          if (!latest) return
          tx.notifications.patch(latest.id, {
            title: 'تغيّرت حالة الطلب',
            content: 'شركة المرفأ: طلبك لوظيفة «مصممة خدمات» قيد المراجعة الآن.',
          })
          const application = tx.applications.get(latest.table_id)
          if (application) tx.jobs.patch(application.job_id, { title: 'مصممة خدمات' })
        })
      },
    },
    {
      play: async ({ canvas }) => {
        await canvas.findByText('شركة المرفأ: طلبك لوظيفة «مصممة خدمات» قيد المراجعة الآن.')
        await expect(canvas.getByRole('link', { name: 'مصممة خدمات' })).toBeVisible()
      },
    },
  ),
  name: 'Other script',
  tags: ['other-script'],
}

/** If a backend names no job, each notification starts with its own title. */
export const WithoutJobs: Story = {
  ...screen(
    address,
    { as: personas.ada, otherwise: ['notifications.job'] },
    {
      play: async ({ canvas }) => {
        const [first] = await group(canvas, 'New')
        if (!first) throw new Error('There is nothing new.')
        await expect(within(first).getByRole('link', { name: 'Application status changed' })).toBeVisible()
      },
    },
  ),
  name: 'Without jobs',
  tags: ['state'],
}

export const Empty: Story = {
  ...screen(
    address,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No notifications yet.')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
      },
    },
  ),
  tags: ['empty'],
}

export const EmptyRecruiter: Story = {
  ...screen(
    address,
    { as: personas.smallShop },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No notifications yet.')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toBeVisible()
      },
    },
  ),
  name: 'Empty, recruiter',
  tags: ['empty'],
}

export const Loading: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'notifications/fetch': 'endless' } } },
    { ...saysLoading('Loading your notifications…') },
  ),
  tags: ['loading'],
}

export const ServerError: Story = {
  ...screen(
    address,
    {
      as: personas.ada,
      network: { faults: [{ call: 'notifications/fetch', kind: 'error-500', times: null }] },
    },
    { ...says('We couldn’t load your notifications.') },
  ),
  name: 'Error',
  tags: ['error'],
}

export const RecoversAfterAnError: Story = {
  ...screen(
    address,
    {
      as: personas.ada,
      network: { faults: [{ call: 'notifications/fetch', kind: 'error-500', times: null }] },
    },
    {
      ...loadsAgain('We couldn’t load your notifications.', async (canvas) =>
        expect(await group(canvas, 'New')).toHaveLength(4),
      ),
    },
  ),
  name: 'Recovers after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    address,
    {
      as: personas.ada,
      network: { faults: [{ call: 'notifications/fetch', kind: 'network', times: null }] },
    },
    { ...saysOffline('We couldn’t load your notifications.') },
  ),
  tags: ['offline'],
}

export const Visitor: Story = {
  ...screen(address, {}, { ...says('Log in to see your notifications.') }),
  tags: ['not-allowed'],
}
