import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { alert } from '../../src/ui/alerts.ts'
import { press } from '../support/flow.ts'
import { applicants } from '../support/job-detail.ts'
import { behaviour } from '../support/plays.ts'
import { removeFirst, section } from '../support/profile.ts'
import { lastChange } from '../support/removal.ts'
import { said } from '../support/search.ts'
import type { Canvas, Meta } from '../support/story.ts'

export default { title: 'Flows/Undo' } satisfies Meta

/**
 * A change that can be undone. Undoing it is announced, and leaves the focus on something that can be seen.
 * @param change makes the change, and moves the focus to its Undo button
 * @param words the announcement
 */
const undoing = (at: string, as: number, change: (canvas: Canvas) => Promise<void>, words: RegExp) =>
  behaviour({ at, as }, async ({ canvas }) => {
    await change(canvas)
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await said(canvas, words)
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    await waitFor(async () => {
      await expect(document.body).not.toHaveFocus()
      await expect(document.activeElement?.getBoundingClientRect().width).toBeGreaterThan(20)
    })
  })

/** Moves the focus to the bar with its key, from wherever the change was made. */
async function reachBar(canvas: Canvas) {
  await lastChange(canvas)
  await userEvent.keyboard('{F8}')
}

/** A bar about a change of another moment, or by another person, disappears with the alerts. */
export const AnotherMoment = behaviour({ at: '/bookmarks', as: personas.ada }, async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Remove .* from bookmarks$/ })
  if (first) await userEvent.click(first)
  await lastChange(canvas)
  alert.clear()
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull())
})

export const Status = undoing(
  `/jobs/${jobs.crowded}`,
  personas.harbour,
  async (canvas) => {
    await applicants(canvas)
    const select = canvas.getByRole('combobox', { name: 'Status of Bo Ek' })
    await userEvent.selectOptions(select, 'Shortlisted')
    await reachBar(canvas)
    // The same key leads back.
    await userEvent.keyboard('{F8}')
    await expect(select).toHaveFocus()
    await userEvent.keyboard('{F8}')
  },
  /^Bo Ek moved back to Applied\./,
)

export const SeveralStatuses = undoing(
  `/jobs/${jobs.crowded}`,
  personas.harbour,
  async (canvas) => {
    await applicants(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bo Ek' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Amina El Khatabi' }))
    await userEvent.keyboard('{F8}')
    const bar = within(await canvas.findByRole('region', { name: 'Selected applicants' }))
    await press(bar, 'Set status')
    await press(bar, 'In review')
    await bar.findByText('2 applicants moved to In review.')
    await waitFor(() => expect(bar.getByRole('button', { name: 'Set status' })).toHaveFocus())
    await expect(canvas.getByRole('combobox', { name: 'Status of Bo Ek' })).toHaveValue('in_review')
    const undo = await bar.findByRole('button', { name: 'Undo' })
    undo.focus()
  },
  /^2 applicants moved back to Applied\./,
)

export const ProfileRow = undoing(
  '/profile',
  personas.ada,
  async (canvas) => {
    const rows = await section(canvas, 'Experiences')
    await removeFirst(rows)
    rows.getByRole('button', { name: 'Undo' }).focus()
  },
  / restored\./,
)
