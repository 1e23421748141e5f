import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/runtime/options.ts'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Followings' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const address = '/followings'
const narrow = { globals: { viewport: { value: 'narrow' } } }
const messages = () => within(page.getByRole('region', { name: 'Messages' }))

/** Waits until the list has so many rows, and answers the companies' names. */
async function names(canvas: Canvas, count: number): Promise<string[]> {
  return await waitFor(
    async () => {
      const list = within(canvas.getByRole('list', { name: 'Companies you follow' }))
      const all = list.getAllByRole('link').map((link) => link.textContent)
      await expect(all).toHaveLength(count)
      return all
    },
    { timeout: 5000 },
  )
}

const unfollow = (canvas: Canvas, name: string | undefined) =>
  userEvent.click(canvas.getByRole('button', { name: `Unfollow ${name}` }))

export const Full: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const [first] = await names(canvas, 6)
      await expect(canvas.getByText('6 companies')).toBeVisible()
      await expect(canvas.getByRole('link', { name: first ?? '' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/recruiter\/\d+$/),
      )
    },
  },
)

export const Dark: Story = screen(address, { as: personas.ada }, { globals: { theme: 'dark' } })

export const Narrow: Story = screen(
  address,
  { as: personas.ada },
  {
    ...narrow,
    play: async ({ canvas }) => {
      await names(canvas, 6)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

/** As many as there are: the call answers all of them at once. */
export const Many: Story = screen(
  address,
  { scenario: 'extremes', as: extremes.person },
  { play: async ({ canvas }) => void (await names(canvas, 24)) },
)

/** The longest name of the world, and one of 10,000 characters. */
export const LongNames: Story = screen(
  address,
  {
    as: personas.newcomer,
    prepare: async (world) => {
      await world.act(({ tx, now }) => {
        for (const recruiter_id of [personas.longNameCompany, personas.plainCompany]) {
          tx.followings.insert({ account_id: personas.newcomer, recruiter_id, created_at: now })
        }
        tx.accounts.patch(personas.plainCompany, { name: 'Lighthouse'.repeat(1_000) })
      })
    },
  },
  {
    ...narrow,
    play: async ({ canvas }) => {
      await names(canvas, 2)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

/** Ada follows a company with an Arabic name. */
export const OtherScript: Story = screen(
  address,
  { as: personas.ada },
  {
    ...narrow,
    play: async ({ canvas }) => {
      await expect((await names(canvas, 6)).some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true)
    },
  },
)

export const Loading: Story = screen(
  address,
  { as: personas.ada, network: { slow: { 'followers/fetch': 'endless' } } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading the companies you follow…')).toBeInTheDocument()
    },
  },
)

export const Empty: Story = screen(
  address,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('You follow no company yet.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
    },
  },
)

export const ServerError: Story = screen(
  address,
  { as: personas.ada, network: { faults: [{ call: 'followers/fetch', kind: 'error-500', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The companies you follow could not be loaded.')).toBeVisible()
      runtime.options = calmNetwork
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await names(canvas, 6)
    },
  },
)

export const Offline: Story = screen(
  address,
  { as: personas.ada, network: { faults: [{ call: 'followers/fetch', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText('The companies you follow could not be loaded.', {}, { timeout: 5000 }),
      ).toBeVisible()
      await expect(messages().queryByText('Error')).toBeNull()
    },
  },
)

export const Visitor: Story = screen(
  address,
  {},
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText('Log in with a job seeker account to see whom you follow.'),
      ).toBeVisible()
    },
  },
)

export const WrongRole: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('You are logged in with a recruiter account.')).toBeVisible()
    },
  },
)

/** Gone at once, before the server has answered; the next row has the focus (spec §4, look 12). */
export const UnfollowedAtOnce: Story = screen(
  address,
  { as: personas.ada, network: { slow: { 'followers/remove': 'endless' } } },
  {
    play: async ({ canvas }) => {
      const [first, second] = await names(canvas, 6)
      await unfollow(canvas, first)
      await names(canvas, 5)
      await expect(canvas.getByRole('link', { name: second ?? '' })).toHaveFocus()
    },
  },
)

/** The last row: the one before it has the focus. And the way back. */
export const Undo: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const before = await names(canvas, 6)
      const last = before.at(-1)
      await unfollow(canvas, last)
      await expect(canvas.getByRole('link', { name: before.at(-2) ?? '' })).toHaveFocus()
      await names(canvas, 5)
      const bar = within(await canvas.findByRole('region', { name: 'Last change' }))
      await expect(bar.getByText(/^You no longer follow/)).toHaveTextContent(last ?? '')
      await userEvent.dblClick(bar.getByRole('button', { name: 'Undo' }))
      await waitFor(async () => expect((await names(canvas, 6))[0]).toBe(last))
      await expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull()
      await expect(canvas.getByRole('heading', { name: 'Companies you follow' })).toHaveFocus()
    },
  },
)

export const DoubleClick: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const [first] = await names(canvas, 6)
      await userEvent.dblClick(canvas.getByRole('button', { name: `Unfollow ${first}` }))
      await canvas.findByRole('region', { name: 'Last change' })
      await names(canvas, 5)
      await expect(runtime.log.entries.filter(({ call }) => call === 'followers/remove')).toHaveLength(1)
    },
  },
)

/** Refused: the company is back in its place, and an alert says why (spec §8). */
export const Refused: Story = screen(
  address,
  { as: personas.ada, network: { faults: [{ call: 'followers/remove', kind: 'error-500', times: null }] } },
  {
    play: async ({ canvas }) => {
      const before = await names(canvas, 6)
      await unfollow(canvas, before[3])
      await expect(await messages().findByText('Error')).toBeVisible()
      await expect(await names(canvas, 6)).toEqual(before)
    },
  },
)

/** Offline no alert comes up: the bar says so, with the way on (rules 37). */
export const UnfollowOffline: Story = screen(
  address,
  { as: personas.ada, network: { faults: [{ call: 'followers/remove', kind: 'network', times: null }] } },
  {
    ...narrow,
    play: async ({ canvas }) => {
      const before = await names(canvas, 6)
      await unfollow(canvas, before[0])
      await expect(await canvas.findByText(/could not be reached\. You still follow/)).toBeVisible()
      await expect(await names(canvas, 6)).toEqual(before)
      runtime.options = calmNetwork
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await names(canvas, 5)
    },
  },
)
