import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { isTold, opened } from '../support/flow.ts'
import { narrow, screen } from '../support/screen.tsx'
import { applicants } from '../support/job-detail.ts'

const meta = { title: 'Screens/Job/Applicants' } satisfies Meta

export default meta
type Story = StoryObj

/** The CV of an open applicant can be saved, and is there to read where the browser shows PDFs inside a page. */
async function cvIsShown(panel: Awaited<ReturnType<typeof opened>>, name: string) {
  await expect(panel.getByRole('button', { name: 'Download CV' })).toBeVisible()
  const frames = () => panel.queryAllByTitle(`CV of ${name}`)
  await waitFor(() => expect(frames()).toHaveLength(navigator.pdfViewerEnabled ? 1 : 0))
  for (const frame of frames()) await expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/))
}

export const Board: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?view=board`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const column = await canvas.findByRole('region', { name: /^Applied/ })
        const [select] = within(column).getAllByRole('combobox', { name: /^Status of / })
        if (!select) throw new Error('Nobody has applied.')
        const name = select.getAttribute('id') ?? ''
        await userEvent.selectOptions(select, 'Accepted')
        // The card is in another column now, and focus with it.
        await waitFor(() => expect(document.activeElement?.id).toBe(name))
        await expect(canvas.getByRole('region', { name: /^Accepted/ })).toContainElement(
          document.getElementById(name),
        )
      },
    },
  ),
  name: 'Moves a card with its menu',
  tags: ['behaviour'],
}

/** Of the other statuses it is not known who has them: only the column that is asked for stands there. */
export const BoardOfOneStatus: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?view=board&status=accepted`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const column = await canvas.findByRole('region', { name: /^Accepted/ })
        await expect(within(column).getAllByRole('listitem')).toHaveLength(2)
        await expect(canvas.queryByText('Nobody')).toBeNull()
        await expect(canvas.queryByRole('region', { name: /^Interviewing/ })).toBeNull()
      },
    },
  ),
  name: 'Board filtered by status',
  tags: ['state'],
}

/** What was pressed goes with its bar; there is no box for all on the board, so the filter has the focus. */
export const BoardSelectionCleared: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?view=board`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Bo Ek' }))
        const bar = within(await canvas.findByRole('region', { name: 'Selected applicants' }))
        await userEvent.click(bar.getByRole('button', { name: 'Clear' }))
        await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveFocus())
      },
    },
  ),
  name: 'Clears the selection on the board',
  tags: ['behaviour'],
}

/** All who were selected leave what the filter shows, and the bar goes with them. */
export const SeveralFilteredOut: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?status=accepted`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await applicants(canvas)
        await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }))
        const bar = within(await canvas.findByRole('region', { name: 'Selected applicants' }))
        await userEvent.click(bar.getByRole('button', { name: 'Set status' }))
        await userEvent.click(bar.getByRole('button', { name: 'In review' }))
        await canvas.findByText('No applicants found')
        await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveFocus())
      },
    },
  ),
  name: 'Changes all filtered applicants',
  tags: ['behaviour'],
}

export const BoardNarrow: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?view=board`,
    { as: personas.harbour },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await canvas.findByRole('region', { name: /^Applied/ })
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Board, narrow',
  tags: ['full'],
}

/** An applicant beside the list: Escape closes, and focus is back on the row. */
export const ApplicantOpen: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const rows = within(await applicants(canvas)).getAllByRole('button')
        const first = rows[0]
        const second = rows[1]
        if (!first || !second) throw new Error('There are no applicants.')
        await userEvent.click(first)
        const panel = await canvas.findByRole('complementary', { name: first.textContent })
        await expect(panel).toHaveFocus()
        await cvIsShown(within(panel), first.textContent)
        await userEvent.click(within(panel).getByRole('button', { name: 'Next applicant' }))
        const next = await canvas.findByRole('complementary', { name: second.textContent })
        await expect(
          within(next).getByRole('combobox', { name: `Status of ${second.textContent}` }),
        ).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(second).toHaveFocus())
        await userEvent.click(first)
        await canvas.findByRole('complementary', { name: first.textContent })
      },
    },
  ),
  name: 'Opens an applicant',
  tags: ['behaviour'],
}

export const ApplicantOpenNarrow: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    { as: personas.harbour },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        const [first] = within(await applicants(canvas)).getAllByRole('button')
        if (!first) throw new Error('There are no applicants.')
        await userEvent.click(first)
        const panel = await opened('dialog', first.textContent)
        await cvIsShown(panel, first.textContent)
      },
    },
  ),
  name: 'Open applicant, narrow',
  tags: ['full'],
}

export const SearchApplicants: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await applicants(canvas)
        await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applicants' }), 'bo.ek@')
        await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
        await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applicants' }), 'nowhere')
        await canvas.findByText('No applicants found')
      },
    },
  ),
  name: 'Searches applicants',
  tags: ['behaviour'],
}

/** A new status takes an applicant out of what the filter shows: the row in the same place has the focus, the last one the filter. */
export const FilteredOut: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?status=interviewing`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await applicants(canvas)
        const [first, second] = canvas.getAllByRole('combobox', { name: /^Status of / })
        if (!first || !second) throw new Error('There are not enough applicants.')
        first.focus()
        await userEvent.selectOptions(first, 'Accepted')
        await waitFor(() => expect(first).not.toBeInTheDocument())
        await waitFor(() => expect(second).toHaveFocus())
        await userEvent.selectOptions(second, 'Accepted')
        await canvas.findByText('No applicants found')
        await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Show' })).toHaveFocus())
      },
    },
  ),
  name: 'Moves focus when a row leaves the filter',
  tags: ['behaviour'],
}

/** Who is open beside the list stays open after that, and the next one is whoever came into their place. */
export const FilteredOutWhileOpen: Story = {
  ...screen(
    `/jobs/${jobs.crowded}?status=applied`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const list = within(await applicants(canvas))
        const [, second, third] = list.getAllByRole('rowheader').map((cell) => cell.textContent)
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
    },
  ),
  name: 'Keeps an open applicant that leaves the filter',
  tags: ['behaviour'],
}

/** The status is shown at once, and taken back when it could not be saved. */
export const StatusError: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    {
      as: personas.harbour,
      network: { faults: [{ call: 'jobs/change-application-status', kind: 'network', times: 1 }] },
    },
    {
      play: async ({ canvas }) => {
        await applicants(canvas)
        const select = canvas.getByRole('combobox', { name: 'Status of Bo Ek' })
        await userEvent.selectOptions(select, 'Shortlisted')
        await canvas.findByText('The status of Bo Ek was not saved.')
        await expect(select).toHaveValue('applied')
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        await waitFor(() => expect(select).toHaveValue('shortlisted'))
        await waitFor(() => expect(canvas.queryByText('The status of Bo Ek was not saved.')).toBeNull())
      },
    },
  ),
  name: 'Retries a status',
  tags: ['behaviour'],
}

/** The server refuses the status: an alert says so, and it is taken back (product: alerts). */
export const StatusRefused: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    {
      as: personas.harbour,
      network: { faults: [{ call: 'jobs/change-application-status', kind: 'error-500', times: 1 }] },
    },
    {
      play: async ({ canvas }) => {
        await applicants(canvas)
        const select = canvas.getByRole('combobox', { name: 'Status of Bo Ek' })
        await userEvent.selectOptions(select, 'Shortlisted')
        await isTold('Error')
        await waitFor(() => expect(select).toHaveValue('applied'))
        // What the alert says is not said in a second place.
        await expect(canvas.queryByText('The status of Bo Ek was not saved.')).toBeNull()
      },
    },
  ),
  name: 'Status refused',
  tags: ['behaviour'],
}

/** Several at once, and undone. */
export const SeveralStatuses: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await applicants(canvas)
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bo Ek' }))
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Amina El Khatabi' }))
        const bar = await canvas.findByRole('region', { name: 'Selected applicants' })
        await expect(bar).toHaveTextContent('2 selected')
        await userEvent.click(within(bar).getByRole('button', { name: 'Set status' }))
        await userEvent.click(within(bar).getByRole('button', { name: 'In review' }))
        await within(bar).findByText('2 applicants are now in review.')
        await expect(canvas.getByRole('combobox', { name: 'Status of Bo Ek' })).toHaveValue('in_review')
        await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
        await waitFor(() =>
          expect(canvas.getByRole('combobox', { name: 'Status of Bo Ek' })).toHaveValue('applied'),
        )
        await expect(canvas.getByRole('combobox', { name: 'Status of Amina El Khatabi' })).toHaveValue(
          'applied',
        )
      },
    },
  ),
  name: 'Changes several statuses',
  tags: ['behaviour'],
}

/**
 * Only the rows in sight of a very long list are rendered, and the one with the focus; the selection knows them all, and
 * so does a printer.
 */
export const HundredsOfApplicants: Story = {
  ...screen(
    `/jobs/${jobs.crowded}`,
    {
      as: personas.harbour,
      prepare: async (backend) =>
        await backend.mutate(({ tx, now }) => {
          const { id: _id, ...person } = tx.accounts.need(personas.ada)
          const [cv] = tx.cvs.by('account_id', personas.ada)
          if (!cv) throw new Error('There is no CV to apply with.')
          for (let place = tx.applications.count('job_id', jobs.crowded); place < 600; place += 1) {
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
        }),
    },
    {
      play: async ({ canvas }) => {
        const table = await canvas.findByRole('table', { name: 'Applicants' }, { timeout: 10_000 })
        await expect(table).toHaveAttribute('aria-rowcount', '601')
        const rows = () => within(table).getAllByRole('row')
        await expect(rows().length).toBeLessThan(60)
        const [status] = within(table).getAllByRole('combobox')
        status?.focus()
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        await waitFor(() => expect(rows().at(-1)).toHaveAttribute('aria-rowindex', '601'))
        await expect(rows().at(-1)?.getBoundingClientRect().bottom).toBeGreaterThan(0)
        await expect(rows().length).toBeLessThan(60)
        await expect(status).toHaveFocus()
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 600' }))
        await expect(await canvas.findByRole('region', { name: 'Selected applicants' })).toHaveTextContent(
          '600 selected',
        )

        window.dispatchEvent(new Event('beforeprint'))
        await expect(rows()).toHaveLength(601)
        await expect(status).toBeInTheDocument()
        window.dispatchEvent(new Event('afterprint'))
        await waitFor(() => expect(rows().length).toBeLessThan(60))
      },
    },
  ),
  name: 'Hundreds of applicants',
  tags: ['behaviour'],
}
