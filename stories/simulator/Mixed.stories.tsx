import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { besideSides } from '../../mocks/mixed/beside.tsx'
import { readSimulated, Sides } from '../../mocks/mixed/sides.ts'
import { openAt, PanelBesideAPage, showGuide } from '../support/panel.tsx'
import { shows } from '../support/plays.ts'

const address = 'https://staging.example.com'

/** A backend that lacks posts and payments, the latter only probably, after a few calls. */
function halfBuilt(): Sides {
  const sides = new Sides(readSimulated('missing,follows'))
  for (const call of ['posts/create', 'posts/delete', 'payments/my', 'payments/verify-stripe'] as const) {
    sides.miss(call, call.startsWith('payments/'))
  }
  sides.find('jobs/search')
  sides.count('jobs/search', 'real', 200)
  sides.count('jobs/search', 'real', 500)
  sides.count('posts/create', 'simulated', 200)
  return sides
}

const beside = (sides = halfBuilt()) => besideSides(sides, address, () => Promise.resolve(true))

const meta = {
  title: 'Simulator/Mixed mode',
  component: PanelBesideAPage,
} satisfies Meta<typeof PanelBesideAPage>

export default meta
type Story = StoryObj<typeof meta>

/** Which half answers each call, with a switch for a call or a whole tag. */
export const Backend: Story = {
  tags: ['full'],
  beforeEach: () => openAt('backend'),
  render: () => <PanelBesideAPage beside={beside()} />,
  play: async ({ canvas }) => {
    const follows = await canvas.findByRole('checkbox', { name: 'Simulate followers/toggle' })
    await expect(follows).toBeChecked()
    await expect(canvas.getByText('real · called 2 times, last 500')).toBeVisible()
    await expect(canvas.getByText('simulated: the backend lacks it · called once, last 200')).toBeVisible()
    const halves =
      /^1 of 59 calls go to .*, and the simulator answers 7\. Of 51, it isn’t known.*2 of the simulated/
    await expect(canvas.getByText(halves)).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Simulate me' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Simulate all of posts' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Simulate jobs/search' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Simulate all of bookmarks' }))
    await expect(canvas.getByRole('button', { name: 'Use the backend for bookmarks' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('bookmarks: simulated from the next call on.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset switches' }))
    await expect(canvas.getByRole('button', { name: 'Reset switches' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Simulate jobs/search' })).not.toBeChecked()
  },
}

/** What is the matter, above all else and counted at the tab. */
export const Unreachable: Story = {
  tags: ['error'],
  beforeEach: () => openAt('backend'),
  render: () => {
    const sides = halfBuilt()
    sides.report('reach', `${address} can’t be reached.`)
    sides.report('data', 'The backend’s data seems to have been replaced.')
    return <PanelBesideAPage beside={beside(sides)} />
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('tabpanel', { name: /^Backend/ }))
    await expect(section.getByText(`${address} can’t be reached.`)).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Reset the simulator’s data' }))
    await expect(await canvas.findByText(/started with an empty world/)).toBeVisible()
    await expect(section.queryByText(/have been replaced/)).toBeNull()
  },
}

/** The handle says at any time that a part is simulated. */
export const Closed: Story = {
  tags: ['state'],
  beforeEach: () => showGuide({ isHidden: true }),
  render: () => <PanelBesideAPage beside={beside()} />,
  play: shows('button', /^Simulator.* mixed$/),
}
