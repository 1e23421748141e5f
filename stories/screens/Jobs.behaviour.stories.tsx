import { expect, userEvent, waitFor } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isKnown } from '../support/flow.ts'
import { type Meta, offline, type Story } from '../support/story.ts'
import { bookmark, rows } from '../support/jobs.ts'

export default {
  title: 'Screens/Jobs',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/jobs' },
} satisfies Meta

/** The heading of the new page takes focus. */
export const TurnsThePage: Story = {
  name: 'Opens the next page',
  play: async ({ canvas }) => {
    await rows(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
    const heading = await canvas.findByRole('heading', { name: 'Full Time, page 2' })
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(async () => expect((await rows(canvas)).length).toBeGreaterThan(0))
  },
}

export const ReturnsFromAPageOutOfRange: Story = {
  name: 'Returns from a page out of range',
  parameters: { at: '/jobs?tab=part_time&page=40' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no part-time jobs on page 40.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
    await rows(canvas, 'Part Time')
  },
}

export const RecoversAfterBeingOffline: Story = {
  name: 'Recovers after being offline',
  parameters: offline('jobs/fetch'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    runtime.options = calmNetwork
    await userEvent.click(again)
    await expect(await rows(canvas)).toHaveLength(10)
  },
}

export const TogglesABookmark: Story = {
  name: 'Toggles a bookmark',
  parameters: { as: personas.ada },
  play: async ({ canvas }) => {
    await isKnown(canvas, personas.ada)
    const button = await bookmark(canvas, false)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await expect(button).toHaveFocus()
    await waitFor(async () => {
      // A press during a call has no effect (product: accessibility).
      if (button.getAttribute('aria-pressed') === 'true') await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    })
  },
}
