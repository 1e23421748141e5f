import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll, opened, press } from '../support/flow.ts'
import { type Meta, narrow, type Story } from '../support/story.ts'
import { applicants, cvIsShown } from '../support/job-detail.ts'

export default {
  title: 'Screens/Job/Applicants',
  parameters: { at: `/jobs/${jobs.crowded}`, as: personas.harbour },
} satisfies Meta

/** The list, with a line from each profile. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Bo Ek/ })
    await expect(within(row).getByText('Carpenter.')).toBeVisible()
    const offer = canvas.getByRole('region', { name: /^Feature this job/ })
    await expect(row.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const FullNarrow: Story = {
  name: 'Full, narrow',
  tags: ['full'],
  globals: narrow,
  play: async ({ canvas }) => {
    await applicants(canvas)
    await noSidewaysScroll()
  },
}

/** The panel covers the list, so it shows the last change itself. */
export const DecidesNarrow: Story = {
  name: 'Open applicant after a decision, narrow',
  tags: ['state'],
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(within(await applicants(canvas)).getByRole('button', { name: 'Bo Ek' }))
    await press(await opened('dialog', 'Bo Ek'), 'Not considered and next')
    const next = await opened('dialog', 'Grzegorz Niezgódka')
    await expect(await next.findByText('Bo Ek moved to Not considered.')).toBeVisible()
    await press(next, 'Undo')
    await waitFor(() => expect(next.queryByText('Bo Ek moved to Not considered.')).toBeNull())
    await expect(next.getByRole('button', { name: 'Shortlist and next' })).toHaveFocus()
  },
}

/** The filter leaves only applicants with one status, so only the column of that status appears. */
export const BoardOfOneStatus: Story = {
  name: 'Board filtered by status',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.crowded}?view=board&status=accepted` },
  play: async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: /^Accepted/ })
    await expect(within(column).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText('No applicants')).toBeNull()
    await expect(canvas.queryByRole('region', { name: /^Interviewing/ })).toBeNull()
  },
}

export const BoardNarrow: Story = {
  name: 'Board, narrow',
  tags: ['full'],
  parameters: { at: `/jobs/${jobs.crowded}?view=board` },
  globals: narrow,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Applied/ })
    await noSidewaysScroll()
  },
}

export const ApplicantOpenNarrow: Story = {
  name: 'Open applicant, narrow',
  tags: ['full'],
  globals: narrow,
  play: async ({ canvas }) => {
    const [first] = within(await applicants(canvas)).getAllByRole('button')
    if (!first) throw new Error('There are no applicants.')
    await userEvent.click(first)
    const panel = await opened('dialog', first.textContent)
    await cvIsShown(panel, first.textContent)
  },
}
