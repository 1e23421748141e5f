import { expect, userEvent, waitFor, within, fireEvent } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { opened, press, isTold } from '../support/flow.ts'
import { applicants, arrived, cvIsShown, filterHasFocus } from '../support/job-detail.ts'
import * as story from '../support/plays.ts'
import {
  failing,
  type Meta,
  narrow,
  type Play,
  unanswered,
  unreachable,
  type Canvas,
} from '../support/story.ts'

export default {
  title: 'Screens/Job/Applicants',
  parameters: { at: `/jobs/${jobs.crowded}`, as: personas.harbour },
} satisfies Meta

/** The job has loaded, and a search for applicants is about to start. */
const searching = { at: `/jobs/${jobs.crowded}?tab=details&search=ek` }

/** Opens the applicants of `searching` in another network. */
function then(network: { network: Partial<typeof runtime.options> }, play: Play): Play {
  return async (context) => {
    const tab = await context.canvas.findByRole('tab', { name: /^Applicants/ })
    runtime.options = { ...runtime.options, ...network.network }
    await userEvent.click(tab)
    await play(context)
  }
}

/** The list, with a line from each profile. */
export const Full = story.full(async ({ canvas }) => {
  await expect(within(await applicants(canvas)).getAllByRole('row')).toHaveLength(26)
  await expect(canvas.getByText('Views')).toBeVisible()
  const row = await canvas.findByRole('row', { name: /Bo Ek/ })
  await expect(within(row).getByText('Carpenter.')).toBeVisible()
  const offer = canvas.getByRole('region', { name: /^Feature this job/ })
  await expect(row.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

export const Empty = story.empty(
  {
    at: `/jobs/${jobs.crowded}?tab=applicants`,
    prepare: ({ tx }) => {
      for (const { id } of tx.applications.by('job_id', jobs.crowded)) tx.applications.remove(id)
    },
  },
  'No applicants yet',
)

export const EmptySearch = story.empty(
  { at: `/jobs/${jobs.crowded}?search=nobody` },
  'No applicant matches this search and status.',
)

export const LoadingState = story.loading(
  searching,
  then(unanswered('jobs/fetch-single'), story.saysLoading('Loading the applicants…')),
)

export const ServerError = story.error(
  searching,
  then(failing('jobs/fetch-single'), story.says('We couldn’t load the applicants.')),
)

export const StatusNotSaved = story.offline('jobs/change-application-status', async ({ canvas }) => {
  await userEvent.selectOptions(
    await canvas.findByRole('combobox', { name: 'Status of Bo Ek' }),
    'Shortlisted',
  )
  await canvas.findByText(/^We couldn’t save the status of Bo Ek\./, { selector: 'main *' })
})

export const Offline = story.offline(
  searching,
  then(unreachable('jobs/fetch-single'), story.saysOffline('We couldn’t load the applicants.')),
)

/** Links to applicants are in emails; without a login, they lead to the job alone. */
export const Visitor = story.notAllowed(
  { at: `/jobs/${jobs.crowded}?view=board`, as: 'visitor' },
  async ({ canvas }) => {
    await arrived(canvas)
    await expect(canvas.queryByRole('region', { name: 'Applicants' })).toBeNull()
  },
)

export const LongText = story.longText(
  { at: '/jobs/1', as: extremes.company, scenario: 'extremes' },
  story.shows('table', 'Applicants'),
)

export const OtherScript = story.otherScript(
  {
    prepare: ({ tx }) => {
      const [first] = tx.applications.by('account_id', personas.rightToLeft)
      if (first) tx.applications.patch(first.id, { job_id: jobs.crowded })
    },
  },
  async ({ canvas }) => expect(await applicants(canvas)).toHaveTextContent(/\p{Script=Arabic}/u),
)

/** The panel covers the list, so it shows the last change itself. */
export const DecidesNarrow = story.state({ globals: narrow }, async ({ canvas }) => {
  await userEvent.click(within(await applicants(canvas)).getByRole('button', { name: 'Bo Ek' }))
  await press(await opened('dialog', 'Bo Ek'), 'Not considered and next')
  const next = await opened('dialog', 'Grzegorz Niezgódka')
  await expect(await next.findByText('Bo Ek moved to Not considered.')).toBeVisible()
  await press(next, 'Undo')
  await waitFor(() => expect(next.queryByText('Bo Ek moved to Not considered.')).toBeNull())
  await expect(next.getByRole('button', { name: 'Shortlist and next' })).toHaveFocus()
})

/** The filter leaves only applicants with one status, so only the column of that status appears. */
export const BoardOfOneStatus = story.state(
  { at: `/jobs/${jobs.crowded}?view=board&status=accepted` },
  async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: /^Accepted/ })
    await expect(within(column).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText('No applicants')).toBeNull()
    await expect(canvas.queryByRole('region', { name: /^Interviewing/ })).toBeNull()
  },
)

export const Board = story.full({ at: `/jobs/${jobs.crowded}?view=board` }, story.shows('region', /^Applied/))

export const FiltersByStatusAndSearches = story.behaviour(async ({ canvas }) => {
  await applicants(canvas)
  const filter = within(canvas.getByRole('group', { name: 'Filter by status' }))
  await expect(filter.getByRole('button', { name: 'All 25' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(filter.getByRole('button', { name: 'Interviewing 2' }))
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
  // A new status changes the numbers on the filter's buttons.
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Status of Owen/ }), 'Accepted')
  await waitFor(() => expect(filter.getByRole('button', { name: 'Accepted 3' })).toBeVisible())
  await expect(filter.getByRole('button', { name: 'Interviewing 1' })).toBeVisible()
  await userEvent.click(filter.getByRole('button', { name: 'All 25' }))
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applicants' }), 'bo.ek@')
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
})

/** Each decision opens the next applicant, and the last decision can be undone. */
export const DecidesAndOpensTheNextApplicant = story.behaviour(
  { at: `/jobs/${jobs.crowded}?status=applied` },
  async ({ canvas }) => {
    const [first, second, third] = within(await applicants(canvas)).getAllByRole('button')
    if (!first || !second || !third) throw new Error('There are not enough applicants.')
    const [one, two, three] = [first, second, third].map(({ textContent }) => textContent)
    await userEvent.click(first)
    const panel = async (name: string | undefined) =>
      within(await canvas.findByRole('complementary', { name: name ?? '' }))
    await press(await panel(one), 'Shortlist and next')
    await press(await panel(two), 'Not considered and next')
    await panel(three)
    const bar = within(await canvas.findByRole('region', { name: 'Last change' }))
    await expect(await bar.findByText(`${two} moved to Not considered.`)).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('combobox', { name: `Status of ${two}` })
    await expect(canvas.queryByRole('combobox', { name: `Status of ${one}` })).toBeNull()
  },
)

/** A decision that changes nothing says so. */
export const SaysThatAStatusIsAlreadySet = story.behaviour(
  { at: `/jobs/${jobs.crowded}?status=shortlisted` },
  async ({ canvas }) => {
    const [first] = within(await applicants(canvas)).getAllByRole('button')
    if (first) await userEvent.click(first)
    await press(canvas, /^Shortlist( and next)?$/)
    const bar = within(await canvas.findByRole('region', { name: 'Last change' }))
    await expect(bar.getByText(/is already Shortlisted\.$/)).toBeVisible()
  },
)

/** J and K move between applicants, but not in a text field, and not once they are switched off (WCAG 2.1.4). */
export const MovesBetweenApplicantsWithJAndK = story.behaviour(async ({ canvas }) => {
  const [first, second] = within(await applicants(canvas)).getAllByRole('button')
  if (!first || !second) throw new Error('There are not enough applicants.')
  const panel = async (row: HTMLElement) =>
    await canvas.findByRole('complementary', { name: row.textContent })
  await userEvent.click(canvas.getByRole('button', { name: 'List' }))
  await userEvent.keyboard('j')
  await panel(first)
  // On a Greek keyboard
  await fireEvent.keyDown(document.activeElement ?? first, { key: 'ξ', code: 'KeyJ' })
  await panel(second)
  await userEvent.keyboard('K')
  await panel(first)

  await press(canvas, 'Keys')
  const keys = canvas.getByRole('checkbox', { name: 'Use J and K' })
  await userEvent.click(keys)
  await userEvent.keyboard('j')
  await expect(canvas.getByRole('button', { name: 'Next applicant' })).not.toHaveAttribute(
    'aria-keyshortcuts',
  )
  await panel(first)
  await userEvent.click(keys)
  await userEvent.keyboard('j')
  await panel(second)

  const search = canvas.getByRole('searchbox', { name: 'Search applicants' })
  await userEvent.type(search, 'j')
  await expect(search).toHaveValue('j')
  await panel(second)
})

/** On a phone, the filters scroll sideways to the chosen one, and the badge is part of the row, which opens the applicant. */
export const OpensAnApplicantByTheirBadge = story.behaviour(
  { at: `/jobs/${jobs.crowded}?status=accepted`, globals: narrow },
  async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { pressed: true, name: /^Accepted/ })
    await waitFor(() => expect(chip.getBoundingClientRect().right).toBeLessThan(window.innerWidth))
    const list = within(await applicants(canvas))
    await expect(list.queryByRole('combobox')).toBeNull()
    const badge = within(list.getByRole('row', { name: /Florin/ })).getByText('Accepted', {
      selector: 'span > span',
    })
    badge.scrollIntoView({ block: 'center' })
    const { left, top } = badge.getBoundingClientRect()
    const target = document.elementFromPoint(left + 2, top + 2)
    if (target) await userEvent.click(target)
    await cvIsShown(await opened('dialog', /^Florin/), 'Florin Căldăraru')
  },
)

/** Escape closes the panel and returns focus to the row. */
export const OpensAnApplicant = story.behaviour(async ({ canvas }) => {
  const [first, second] = within(await applicants(canvas)).getAllByRole('button')
  if (!first || !second) throw new Error('There are no applicants.')
  await userEvent.click(first)
  const panel = await canvas.findByRole('complementary', { name: first.textContent })
  await expect(panel).toHaveFocus()
  await cvIsShown(within(panel), first.textContent)
  // From the window's top to its foot, with the decision in sight, and beside everything else.
  const { top, bottom, left } = panel.getBoundingClientRect()
  await expect([top, bottom]).toEqual([0, window.innerHeight])
  const decision = within(panel).getByRole('button', { name: 'Shortlist and next' })
  await expect(decision.getBoundingClientRect().bottom).toBeLessThan(bottom)
  for (const part of [canvas.getByRole('table'), canvas.getByRole('contentinfo')])
    await expect(part.firstElementChild?.getBoundingClientRect().right).toBeLessThanOrEqual(left)
  await userEvent.click(within(panel).getByRole('button', { name: 'Next applicant' }))
  await canvas.findByRole('complementary', { name: second.textContent })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(second).toHaveFocus())
})

/** A row disappears if its new status doesn't match the filter. Focus moves to the next row, or else to the filter. */
export const MovesFocusWhenARowLeavesTheFilter = story.behaviour(
  { at: `/jobs/${jobs.crowded}?status=interviewing` },
  async ({ canvas }) => {
    await applicants(canvas)
    const [first, second] = canvas.getAllByRole('combobox', { name: /^Status of / })
    if (!first || !second) throw new Error('There are not enough applicants.')
    first.focus()
    await userEvent.selectOptions(first, 'Accepted')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.selectOptions(second, 'Accepted')
    await canvas.findByText('No applicants found')
    await filterHasFocus(canvas)
  },
)

/** The panel stays open, and “Next” opens the applicant who has moved up into the vacated row. */
export const KeepsAnOpenApplicantThatLeavesTheFilter = story.behaviour(
  { at: `/jobs/${jobs.crowded}?status=applied` },
  async ({ canvas }) => {
    const list = within(await applicants(canvas))
    const [, second, third] = list
      .getAllByRole('rowheader')
      .map((cell) => within(cell).getByRole('button').textContent)
    await userEvent.click(list.getByRole('button', { name: second ?? '' }))
    const panel = within(await canvas.findByRole('complementary', { name: second ?? '' }))
    const select = panel.getByRole('combobox', { name: `Status of ${second}` })
    await userEvent.selectOptions(select, 'Shortlisted')
    await waitFor(() => expect(list.queryByRole('button', { name: second ?? '' })).toBeNull())
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('shortlisted')
    await userEvent.click(panel.getByRole('button', { name: /^Next/ }))
    await expect(await canvas.findByRole('complementary', { name: third ?? '' })).toBeVisible()
  },
)

/** The status changes at once, and is reverted if saving fails. */
export const RetriesAStatus = story.behaviour(
  unreachable('jobs/change-application-status', 1),
  async ({ canvas }) => {
    await applicants(canvas)
    const select = canvas.getByRole('combobox', { name: 'Status of Bo Ek' })
    await userEvent.selectOptions(select, 'Shortlisted')
    const failure = [/^We couldn’t save the status of Bo Ek\./, { selector: 'main *' }] as const
    await canvas.findByText(...failure)
    await expect(select).toHaveValue('applied')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(select).toHaveValue('shortlisted'))
    await waitFor(() => expect(canvas.queryByText(...failure)).toBeNull())
  },
)

/** A long list shows 100 rows and a button for more. The selection and J include those that aren’t shown yet. */
export const HundredsOfApplicants = story.behaviour(
  {
    prepare: ({ tx, now }) => {
      const { id: _id, ...person } = tx.accounts.need(personas.ada)
      const [cv] = tx.cvs.by('account_id', personas.ada)
      if (!cv) throw new Error('There is no CV to apply with.')
      for (let place = tx.applications.count('job_id', jobs.crowded); place < 130; place += 1) {
        const name = `Applicant ${place}`
        const { id } = tx.accounts.insert({ ...person, name, email: `${place}@example.org` })
        tx.applications.insert({
          job_id: jobs.crowded,
          account_id: id,
          cv_id: cv.id,
          status: 'applied',
          created_at: now - place * 60_000,
        })
      }
    },
  },
  async ({ canvas }) => {
    const table = await applicants(canvas)
    await expect(table).toHaveAttribute('aria-rowcount', '131')
    const names = () => table.querySelectorAll<HTMLElement>('[role=rowheader] button')
    await expect(names()).toHaveLength(100)
    const last = names()[99]
    if (last) await userEvent.click(last)
    await waitFor(() => expect(last).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('j')
    await waitFor(() => expect(names()).toHaveLength(130))
    await waitFor(() => expect(names()[100]?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    await userEvent.keyboard('{Escape}')
    // Another search starts with the first rows.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applicants' }), 'Applicant')
    await press(canvas, 'Show 5 more')
    const found = await canvas.findByRole('table', { name: 'Applicants' })
    await waitFor(() => expect(found.querySelectorAll('[role=rowheader] button')[100]).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 105' }))
    await expect(await canvas.findByRole('region', { name: 'Selected applicants' })).toHaveTextContent(
      '105 selected',
    )
  },
)

const board = `/jobs/${jobs.crowded}?view=board`

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

export const DragsACard = story.behaviour({ at: board }, async ({ canvas }) => {
  await drag(canvas, 'Bo Ek', /^Interviewing/)
  const column = canvas.getByRole('region', { name: /^Interviewing/ })
  await within(column).findByRole('button', { name: 'Bo Ek' })
  await expect(await canvas.findByText('Bo Ek moved to Interviewing.', { selector: 'span' })).toBeVisible()
})

/** The server refuses the status: an alert says so, and the card returns to its column. */
export const MovesARefusedCardBack = story.behaviour(
  { at: board, ...failing('jobs/change-application-status', 1) },
  async ({ canvas }) => {
    await drag(canvas, 'Bo Ek', /^Accepted/)
    await isTold('Error')
    await within(canvas.getByRole('region', { name: /^Applied/ })).findByRole('button', { name: 'Bo Ek' })
    await expect(canvas.queryByText('Bo Ek moved to Accepted.')).toBeNull()
    await expect(canvas.queryByText(/^We couldn’t save the status/)).toBeNull()
  },
)

/** The menu of a card, and Shift with an arrow key, move the card. Focus follows it. */
export const MovesACardWithoutAMouse = story.behaviour({ at: board }, async ({ canvas }) => {
  const isIn = async (column: RegExp) => {
    const name = await within(canvas.getByRole('region', { name: column })).findByRole('button', {
      name: 'Bo Ek',
    })
    await waitFor(() => expect(name).toHaveFocus())
  }
  await press(canvas, 'Actions for Bo Ek')
  await press(canvas, 'Move to Accepted')
  await isIn(/^Accepted/)
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await isIn(/^Interviewing/)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await isIn(/^Accepted/)
})

/** On a phone, the filter has no “All”: its pressed button is the column that is shown. */
export const OneColumnOnAPhone = story.behaviour({ at: board, globals: narrow }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Applied 10', pressed: true })
  await expect(canvas.queryByRole('button', { name: /^All / })).toBeNull()
  await press(canvas, 'Accepted 2')
  await waitFor(() => expect(canvas.queryByRole('region', { name: /^Applied/ })).toBeNull())
  await expect(canvas.getByRole('region', { name: /^Accepted/ })).toBeVisible()
})

/** At the width of six columns, names and headings have the room they need. */
export const CutsNothingOffOnTheBoard = story.behaviour(
  { at: board, globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: /^Not considered/ })
    const heads = canvas.getAllByRole('heading', { level: 3 }).map((head) => head.getBoundingClientRect())
    await expect(new Set(heads.map(({ top, height }) => `${top} ${height}`)).size).toBe(1)
    const texts = within(column).getAllByRole('button', { name: /./ })
    for (const text of [...texts, within(column).getByRole('heading', { level: 3 })])
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
)

/** The pressed button disappears with its bar. The board has no “select all” checkbox, so the filter takes focus. */
export const ClearsTheSelectionOnTheBoard = story.behaviour({ at: board }, async ({ canvas }) => {
  await press(canvas, 'Actions for Bo Ek')
  await press(canvas, 'Select')
  const bar = within(await canvas.findByRole('region', { name: 'Selected applicants' }))
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }))
  await filterHasFocus(canvas)
  await expect(canvas.getByRole('button', { name: 'Actions for Bo Ek' })).toBeVisible()
})
