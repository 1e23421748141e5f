import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/runtime/options.ts'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { callAs, isTold, opened } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Job' } satisfies Meta

export default meta

type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const narrow = { globals: { viewport: { value: 'narrow' } } }

const heading = async (canvas: Canvas, level: number, name: string | RegExp) =>
  await canvas.findByRole('heading', { level, name })

/** Waits for the page of a job. */
const arrived = async (canvas: Canvas) => await canvas.findByRole('complementary', { name: 'Facts' })

/** Waits for the rows of the applicants. */
const applicants = async (canvas: Canvas) => await canvas.findByRole('table', { name: 'Applicants' })

/** The CV of an open applicant can be saved, and is there to read where the browser shows PDFs inside a page. */
async function cvIsShown(panel: Awaited<ReturnType<typeof opened>>, name: string) {
  await expect(panel.getByRole('button', { name: 'Download CV' })).toBeVisible()
  const frames = () => panel.queryAllByTitle(`CV of ${name}`)
  await waitFor(() => expect(frames()).toHaveLength(navigator.pdfViewerEnabled ? 1 : 0))
  for (const frame of frames()) await expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/))
}

export const Visitor: Story = screen(
  `/jobs/${jobs.open}`,
  {},
  {
    play: async ({ canvas }) => {
      await arrived(canvas)
      const apply = await canvas.findByRole('region', { name: 'Apply for this job' })
      await expect(within(apply).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
      const posting = document.querySelector('script[type="application/ld+json"]')
      await expect(JSON.parse(posting?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting' })
    },
  },
)

export const JobSeeker: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('radio', { name: /Your default/ })).toBeChecked()
      await expect(canvas.getByRole('button', { name: /^Follow(ing)? / })).toBeVisible()
    },
  },
)

export const WithoutCv: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Upload and apply' }))
      await expect(canvas.getByRole('group', { name: /check what you entered/ })).toHaveFocus()
      await expect(canvas.getByLabelText('CV')).toHaveAccessibleDescription(/Choose a PDF\./)
    },
  },
)

/** A CV is uploaded and sent in one go. */
export const Applying: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Upload another CV' }))
      const file = new File(['%PDF-1.7\n%%EOF'], 'Quay_planning.pdf', { type: 'application/pdf' })
      await userEvent.upload(canvas.getByLabelText('CV'), file)
      await expect(canvas.getByLabelText('Title of the CV')).toHaveValue('Quay planning')
      await userEvent.click(canvas.getByRole('button', { name: 'Upload and apply' }))
      await expect(await heading(canvas, 2, 'Your application')).toHaveFocus()
      await expect(canvas.getByText(/With your CV/)).toHaveTextContent('Quay planning')
    },
  },
)

/** Applied already, in another tab: the server says so, and the page shows it (rules 19). */
export const AppliedElsewhere: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const radio = await canvas.findByRole('radio', { name: /^Service design/ })
      const cv = radio instanceof HTMLInputElement ? radio.value : ''
      await callAs(personas.ada, 'jobs/apply', { id: String(jobs.open), cv_id: cv })
      const form = within(canvas.getByRole('form', { name: 'Apply for this job' }))
      await userEvent.click(form.getByRole('button', { name: 'Apply' }))
      await isTold('Error', 'You have applied to this job already.')
      await waitFor(async () => expect(await heading(canvas, 2, 'Your application')).toHaveFocus())
    },
  },
)

/** The company has closed it while the form was open: the page says so, and the focus is not lost with the form. */
export const ClosedMeanwhile: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const form = within(await canvas.findByRole('form', { name: 'Apply for this job' }))
      await runtime.act(({ tx }) => void tx.jobs.patch(jobs.open, { status: 'in_active' }))
      await userEvent.click(form.getByRole('button', { name: 'Apply' }))
      await isTold('Error', 'This job takes no applications at the moment.')
      await waitFor(() => expect(canvas.queryByRole('form', { name: 'Apply for this job' })).toBeNull())
      await expect(await heading(canvas, 2, 'Apply for this job')).toHaveFocus()
    },
  },
)

export const Applied: Story = screen(
  `/jobs/${jobs.applied}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await heading(canvas, 2, 'Your application')
      await expect(canvas.getAllByText(/^You applied on/)).toHaveLength(2)
      await expect(canvas.getAllByText('Interviewing')).toHaveLength(2)
    },
  },
)

/** The server is unreachable when the company is followed: it is not followed. */
export const FollowFails: Story = screen(
  `/jobs/${jobs.open}`,
  {
    as: personas.newcomer,
    network: { faults: [{ call: 'followers/toggle', kind: 'network', times: null }] },
  },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Follow / }))
      await canvas.findByText('Not saved. Try again.')
      await expect(canvas.getByRole('button', { name: /^Follow / })).toHaveAttribute('aria-pressed', 'false')
    },
  },
)

export const AnotherRecruiter: Story = screen(
  `/jobs/${jobs.remote}`,
  { as: personas.smallShop },
  {
    play: async ({ canvas }) => {
      await canvas.findByText(/Only job seekers can apply/)
      await expect(canvas.queryByRole('button', { name: /^(Follow|Bookmark) / })).toBeNull()
    },
  },
)

export const Closed: Story = screen(
  `/jobs/${jobs.closed}`,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await canvas.findByText('This job takes no applications at the moment.')
      await expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
    },
  },
)

export const Removed: Story = screen(
  `/jobs/${jobs.removed}`,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await heading(canvas, 1, 'This job was removed.')
      await expect(
        canvas.getByText('The company has taken it down. Nobody can apply any more.'),
      ).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
    },
  },
)

/** A pending job is there for its owner only. */
export const NotFound: Story = screen(
  `/jobs/${jobs.pending}`,
  {},
  { play: async ({ canvas }) => void (await heading(canvas, 1, 'Job not found.')) },
)

export const NoNumber: Story = screen(
  '/jobs/abc',
  {},
  { play: async ({ canvas }) => void (await heading(canvas, 1, 'Job not found.')) },
)

export const Featured: Story = screen(
  `/jobs/${jobs.featured}`,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await arrived(canvas)
      await expect(canvas.getAllByText('Featured')[0]).toBeVisible()
    },
  },
)
export const RemoteWithoutPlace: Story = screen(
  `/jobs/${jobs.remote}`,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await arrived(canvas)).toHaveTextContent('Remote')
      const posting = document.querySelector('script[type="application/ld+json"]')
      await expect(posting).toHaveTextContent('TELECOMMUTE')
    },
  },
)
export const WithoutPay: Story = screen(
  `/jobs/${jobs.withoutPay}`,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await arrived(canvas)).toHaveTextContent('Pay not stated')
    },
  },
)
export const OtherScript: Story = screen(
  `/jobs/${jobs.otherScript}`,
  {},
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)
export const Japanese: Story = screen(
  `/jobs/${jobs.japanese}`,
  {},
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)
export const LongText: Story = screen(
  `/jobs/${jobs.longText}`,
  {},
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)
export const LongestTexts: Story = screen(
  '/jobs/1',
  { scenario: 'extremes', as: extremes.person },
  { play: async ({ canvas }) => void (await arrived(canvas)) },
)
export const LongestTextsNarrow: Story = screen(
  '/jobs/1',
  { scenario: 'extremes', as: extremes.person },
  {
    ...narrow,
    play: async ({ canvas }) => {
      await arrived(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)
export const Dark: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await arrived(canvas)) },
)

/** On a phone a bar leads to the form, and is gone while the form is there. */
export const Narrow: Story = screen(
  `/jobs/${jobs.open}`,
  { as: personas.ada },
  {
    ...narrow,
    play: async ({ canvas }) => {
      const bar = await canvas.findByRole('region', { name: 'Apply' })
      await userEvent.click(within(bar).getByRole('button', { name: 'Apply' }))
      await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull())
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const LoadingState: Story = {
  ...screen(
    `/jobs/${jobs.open}`,
    { network: { slow: { 'jobs/fetch-single': 'endless' } } },
    { play: async ({ canvas }) => void (await canvas.findByText('Loading the job…')) },
  ),
  name: 'Loading',
}

/** What the list knew stands on the page before its own answer does, and stays where it is. */
export const FromTheList: Story = screen(
  '/jobs',
  { network: { slow: { 'jobs/fetch-single': 'endless' } } },
  {
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: 'Full Time' })
      const [row] = within(list).getAllByRole('article')
      if (!row) throw new Error('There are no jobs.')
      const link = within(row).getByRole('link')
      const title = link.textContent
      await userEvent.click(link)
      await heading(canvas, 1, title)
      await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
      await expect(canvas.getByText('Vacancies')).toBeVisible()
      await expect(canvas.getByText('Posted')).toBeVisible()
    },
  },
)

/** The same on a phone. */
export const FromTheListNarrow: Story = { ...FromTheList, ...narrow }

/** A bookmark knows title and company, and no more. */
export const FromABookmark: Story = screen(
  '/bookmarks',
  { as: personas.ada, network: { slow: { 'jobs/fetch-single': 'endless' } } },
  {
    play: async ({ canvas }) => {
      const [link] = await canvas.findAllByRole('link', { name: /^Read More/ })
      const title = link?.querySelector('bdi')?.textContent
      if (!link || !title) throw new Error('There are no bookmarks.')
      await userEvent.click(link)
      await heading(canvas, 1, title)
      await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
    },
  },
)

export const ServerError: Story = screen(
  `/jobs/${jobs.open}`,
  { network: { faults: [{ call: 'jobs/fetch-single', kind: 'error-500', times: null }] } },
  {
    play: async ({ canvas }) => {
      await heading(canvas, 1, 'This job could not be loaded')
      runtime.options = calmNetwork
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await arrived(canvas)
      // The page that has come in its place.
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    },
  },
)

export const Offline: Story = screen(
  `/jobs/${jobs.open}`,
  { network: { faults: [{ call: 'jobs/fetch-single', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByText(/could not be reached/)).toBeVisible()
    },
  },
)

export const Owner: Story = screen(
  `/jobs/${jobs.crowded}`,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const table = await applicants(canvas)
      await expect(within(table).getAllByRole('row')).toHaveLength(26)
      await expect(canvas.getByText('Views')).toBeVisible()
    },
  },
)

export const OwnerNarrow: Story = screen(
  `/jobs/${jobs.crowded}`,
  { as: personas.harbour },
  {
    ...narrow,
    play: async ({ canvas }) => {
      await applicants(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const OwnerDark: Story = screen(
  `/jobs/${jobs.crowded}`,
  { as: personas.harbour },
  { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await applicants(canvas)) },
)

export const OwnerLongestTexts: Story = screen(
  '/jobs/1',
  { scenario: 'extremes', as: extremes.company },
  { play: async ({ canvas }) => void (await applicants(canvas)) },
)

export const OwnerAdvert: Story = screen(
  `/jobs/${jobs.crowded}?tab=advert`,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('tab', { name: 'The advert' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    },
  },
)

export const OwnerPending: Story = screen(
  `/jobs/${jobs.smallShop}`,
  { as: personas.smallShop },
  {
    play: async ({ canvas }) => {
      await canvas.findByText('This job is waiting for review.')
      await userEvent.click(canvas.getByRole('tab', { name: /^Applicants/ }))
      await canvas.findByText('No applicants yet')
    },
  },
)

export const OwnerCancelled: Story = screen(
  `/jobs/${jobs.cancelled}`,
  { as: personas.harbour },
  { play: async ({ canvas }) => void (await canvas.findByText('The review has turned this job down.')) },
)

export const OwnerInactive: Story = screen(
  `/jobs/${jobs.closed}`,
  { as: personas.harbour },
  { play: async ({ canvas }) => void (await canvas.findByText('This job is inactive.')) },
)

export const Board: Story = screen(
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
)

/** Of the other statuses it is not known who has them: only the column that is asked for stands there. */
export const BoardOfOneStatus: Story = screen(
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
)

/** What was pressed goes with its bar; there is no box for all on the board, so the filter has the focus. */
export const BoardSelectionCleared: Story = screen(
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
)

/** All who were selected leave what the filter shows, and the bar goes with them. */
export const SeveralLeaveTheFilter: Story = screen(
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
)

export const BoardNarrow: Story = screen(
  `/jobs/${jobs.crowded}?view=board`,
  { as: personas.harbour },
  {
    ...narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('region', { name: /^Applied/ })
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

/** An applicant beside the list: Escape closes, and focus is back on the row. */
export const ApplicantOpen: Story = screen(
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
)

export const ApplicantOpenNarrow: Story = screen(
  `/jobs/${jobs.crowded}`,
  { as: personas.harbour },
  {
    ...narrow,
    play: async ({ canvas }) => {
      const [first] = within(await applicants(canvas)).getAllByRole('button')
      if (!first) throw new Error('There are no applicants.')
      await userEvent.click(first)
      const panel = await opened('dialog', first.textContent)
      await cvIsShown(panel, first.textContent)
    },
  },
)

export const SearchApplicants: Story = screen(
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
)

/** A new status takes an applicant out of what the filter shows: the row in the same place has the focus, the last one the filter. */
export const OutOfTheFilter: Story = screen(
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
)

/** Who is open beside the list stays open after that, and the next one is whoever came into their place. */
export const OutOfTheFilterBeside: Story = screen(
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
)

/** The status is shown at once, and taken back when it could not be saved. */
export const StatusFails: Story = screen(
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
)

/** The server refuses the status: an alert says so, and it is taken back (spec §8). */
export const StatusRefused: Story = screen(
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
)

/** Several at once, and undone. */
export const SeveralStatuses: Story = screen(
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
)

/**
 * Only the rows in sight of a very long list are rendered, and the one with the focus; the selection knows them all, and
 * so does a printer.
 */
export const HundredsOfApplicants: Story = screen(
  `/jobs/${jobs.crowded}`,
  {
    as: personas.harbour,
    prepare: async (backend) =>
      await backend.act(({ tx, now }) => {
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
)
