import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Flows/Focus' } satisfies Meta

export default meta

/**
 * A control that disappears when it is pressed. The focus must not drop to the page's body.
 * @param home the accessible name of what takes the focus: the heading of what the control changed
 */
function leaving(
  address: string,
  { as, press, home }: { as?: number; press: string | RegExp; home: string | RegExp },
): StoryObj {
  return screen(address, as === undefined ? {} : { as }, {
    play: async ({ canvas }) => {
      const control = await canvas.findByText(press, { selector: 'main a, main button' })
      await userEvent.click(control)
      await waitFor(() => expect(control).not.toBeInTheDocument())
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(home))
    },
  })
}

const first = 'Go to the first page'
const ada = { as: personas.ada, press: first }
const recruiter = { as: personas.harbour, press: first }

export const AllMyJobs = leaving('/my?search=zzz', {
  ...recruiter,
  press: 'Show all my jobs',
  home: 'Jobs',
})
export const AllApplicants = leaving(`/jobs/${jobs.crowded}?search=zzz`, {
  ...recruiter,
  press: 'Show all 25',
  home: 'Select all 25',
})
export const AllApplications = leaving('/my-applied?search=zzz', {
  ...ada,
  press: 'Show all applications',
  home: 'Applications',
})
export const AllJobSeekers = leaving('/find-talent?search=zzz', {
  press: 'Show all job seekers',
  home: /job seekers$/,
})
export const AllFilters = leaving('/search?keyword=zzz', { press: 'Clear all filters', home: /^\d+ jobs/ })
export const AllChips = leaving('/search?keyword=zzz', { press: 'Clear all', home: /^\d+ jobs/ })
export const FirstPageOfSearch = leaving('/search?page=99', { press: first, home: /^\d+ jobs/ })
export const FirstPageOfJobs = leaving('/jobs?page=99', { press: first, home: 'Jobs' })
export const FirstPageOfTalent = leaving('/find-talent?page=99', { press: first, home: /job seekers$/ })
export const FirstPageOfCompany = leaving(`/recruiter/${personas.harbour}?page=99`, {
  press: first,
  home: /^Job Listing/,
})
export const FirstPageOfBookmarks = leaving('/bookmarks?page=99', { ...ada, home: 'Bookmarks' })
export const FirstPageOfApplications = leaving('/my-applied?page=99', { ...ada, home: 'Applications' })
export const FirstPageOfReceipts = leaving('/profile/receipts?page=99', { ...recruiter, home: 'Receipts' })
