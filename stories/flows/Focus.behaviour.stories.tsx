import { expect, userEvent, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { arrive, press } from '../support/flow.ts'
import { said } from '../support/search.ts'
import { type Meta, offline, type Story } from '../support/story.ts'

export default { title: 'Flows/Focus', tags: ['behaviour', '!dev'] } satisfies Meta

/** The focus may make a heading focusable, but a control must stay reachable with Tab. */
async function staysInTabOrder(): Promise<void> {
  const active = document.activeElement
  if (active instanceof HTMLElement && !active.matches('h1, h2, h3, h4'))
    await expect(active.tabIndex).toBe(0)
}

/**
 * A control that disappears when it is pressed. The focus must not drop to the page's body.
 * @param home the accessible name of what takes the focus: the heading of what the control changed
 */
function leaving(
  address: string,
  { as, text, home }: { as?: number; text: string; home: string | RegExp },
): Story {
  return {
    parameters: { at: address, as: as ?? 'visitor' },
    play: async ({ canvas }) => {
      const control = await canvas.findByText(text, { selector: 'main *' })
      await userEvent.click(control)
      await waitFor(() => expect(control).not.toBeInTheDocument())
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(home))
      await staysInTabOrder()
    },
  }
}

const first = 'Go to the first page'
const ada = { as: personas.ada, text: first }
const recruiter = { as: personas.harbour, text: first }

/** The notice above the page disappears once its retry has worked. */
export const RefreshNotice: Story = {
  parameters: { at: '/my-applied', as: personas.ada },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row')
    const call = 'jobs/my-applications'
    runtime.options = { ...runtime.options, faults: [{ call, kind: 'network', times: 1 }] }
    // The data is stale after a second, so returning to the tab refetches it.
    const { now } = Date
    Date.now = () => now() + 2_000
    window.dispatchEvent(new Event('visibilitychange'))
    await press(canvas, 'Retry')
    Date.now = now
    await arrive(canvas, 'My applications')
    await said(canvas, /This page is up to date\./)
  },
}

/** The account's menu replaces the retry in the header. */
export const AccountRetry: Story = {
  parameters: { at: '/faqs', as: personas.ada, ...offline('me') },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    // The button's code, when it arrives, asks for the account once more.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled', 'true'))
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    const { name } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(`^${name}`)),
    )
    await staysInTabOrder()
  },
}

export const AllMyJobs: Story = leaving('/my?search=zzz', {
  ...recruiter,
  text: 'Show all my jobs',
  home: 'Jobs',
})
export const AllApplicants: Story = leaving(`/jobs/${jobs.crowded}?search=zzz`, {
  ...recruiter,
  text: 'Show all 25',
  home: 'Select all 25',
})
export const AllApplications: Story = leaving('/my-applied?search=zzz', {
  ...ada,
  text: 'Show all applications',
  home: 'Applications',
})
export const AllJobSeekers: Story = leaving('/find-talent?search=zzz', {
  text: 'Show all job seekers',
  home: /^Total \d+ user/,
})
export const AllFilters: Story = leaving('/search?keyword=zzz', {
  text: 'Clear all filters',
  home: /^\d+ jobs/,
})
export const AllChips: Story = leaving('/search?keyword=zzz', { text: 'Clear all', home: /^\d+ jobs/ })
export const FirstPageOfSearch: Story = leaving('/search?page=99', { text: first, home: /^\d+ jobs/ })
export const FirstPageOfJobs: Story = leaving('/jobs?page=99', { text: first, home: 'Full Time' })
export const FirstPageOfTalent: Story = leaving('/find-talent?page=99', {
  text: first,
  home: /^Total \d+ user/,
})
export const FirstPageOfCompany: Story = leaving(`/recruiter/${personas.harbour}?page=99`, {
  text: first,
  home: /^Job Listing/,
})
export const FirstPageOfBookmarks: Story = leaving('/bookmarks?page=99', { ...ada, home: 'Bookmarked jobs' })
export const FirstPageOfApplications: Story = leaving('/my-applied?page=99', { ...ada, home: 'Applications' })
export const FirstPageOfReceipts: Story = leaving('/profile/receipts?page=99', {
  ...recruiter,
  home: 'All receipts',
})
