import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { isTold, press } from '../support/flow.ts'
import { filterHasFocus } from '../support/job-detail.ts'
import { behaviour } from '../support/plays.ts'
import { type Canvas, failing, type Meta } from '../support/story.ts'

export default {
  title: 'Screens/Job/Applicants/Board',
  parameters: { at: `/jobs/${jobs.crowded}?view=board`, as: personas.harbour },
} satisfies Meta

/** Drags the card of an applicant to another column of the board. */
async function drag(canvas: Canvas, name: string, column: RegExp) {
  const card = (await canvas.findByRole('button', { name })).closest('li')
  if (!card) throw new Error(`${name} has no card.`)
  const dataTransfer = new DataTransfer()
  const target = canvas.getByRole('region', { name: column })
  for (const [element, type] of [
    [card, 'dragstart'],
    [target, 'dragover'],
    [target, 'drop'],
    [card, 'dragend'],
  ] as const) {
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  }
}

export const DragsACard = behaviour(async ({ canvas }) => {
  await drag(canvas, 'Bo Ek', /^Interviewing/)
  const column = canvas.getByRole('region', { name: /^Interviewing/ })
  await within(column).findByRole('button', { name: 'Bo Ek' })
  await expect(await canvas.findByText('Bo Ek moved to Interviewing.', { selector: 'span' })).toBeVisible()
  await press(canvas, 'Undo')
  await within(canvas.getByRole('region', { name: /^Applied/ })).findByRole('button', { name: 'Bo Ek' })
})

/** The server refuses the status: an alert says so, and the card returns to its column. */
export const MovesARefusedCardBack = behaviour(
  failing('jobs/change-application-status', 1),
  async ({ canvas }) => {
    await drag(canvas, 'Bo Ek', /^Accepted/)
    await isTold('Error')
    await within(canvas.getByRole('region', { name: /^Applied/ })).findByRole('button', { name: 'Bo Ek' })
    await expect(canvas.queryByText('Bo Ek moved to Accepted.')).toBeNull()
    await expect(canvas.queryByText(/^We couldn’t save the status/)).toBeNull()
  },
)

export const MovesACardWithItsMenu = behaviour(async ({ canvas }) => {
  const column = await canvas.findByRole('region', { name: /^Applied/ })
  const [select] = within(column).getAllByRole('combobox', { name: /^Status of / })
  if (!select) throw new Error('Nobody has applied.')
  const name = select.getAttribute('id') ?? ''
  await userEvent.selectOptions(select, 'Accepted')
  // The card is in another column, and focus has followed it.
  await waitFor(() => expect(document.activeElement?.id).toBe(name))
  await expect(canvas.getByRole('region', { name: /^Accepted/ })).toContainElement(
    document.getElementById(name),
  )
})

/** At the width of six columns, names and headings have the room they need. */
export const CutsNothingOffOnTheBoard = behaviour(
  { globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: /^Not considered/ })
    await expect(column.getBoundingClientRect().top).toBe(
      canvas.getByRole('region', { name: /^Applied/ }).getBoundingClientRect().top,
    )
    const texts = within(column).getAllByRole('button', { name: /./ })
    for (const text of [...texts, within(column).getByRole('heading', { level: 3 })])
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
)

/** The pressed button disappears with its bar. The board has no “select all” checkbox, so the filter takes focus. */
export const ClearsTheSelectionOnTheBoard = behaviour(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Bo Ek' }))
  const bar = within(await canvas.findByRole('region', { name: 'Selected applicants' }))
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }))
  await filterHasFocus(canvas)
})
