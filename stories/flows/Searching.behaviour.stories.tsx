import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { settled } from '../support/backend.ts'
import { press } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { said } from '../support/search.ts'
import type { Meta, World } from '../support/story.ts'

export default { title: 'Flows/Searching' } satisfies Meta

/**
 * The results update when typing pauses, and their number is announced (product: accessibility). That of the page's
 * first results is announced only for jobs that the page has waited for, here for another try. The field keeps its text and its focus.
 * @param title text of the only results
 */
const searching = (at: string, text: string, title: string, words: RegExp, world: World = {}) =>
  behaviour({ at, ...world }, async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: /Keyword|^Search/ })
    if (world.network) await press(canvas, 'Try again')
    await settled()
    const live = canvas.getAllByRole('status').filter(({ ariaLive }) => ariaLive !== null)
    const first = at === '/search' ? /^59 jobs found\. Page 1 of 6\.\s*$/ : /^\D*$/
    await waitFor(() => expect(live.map(({ textContent }) => textContent).join('')).toMatch(first))
    await userEvent.type(field, `${text} `)
    await said(canvas, words)
    await expect((await canvas.findAllByText(title, { exact: false })).length).toBeGreaterThan(0)
    await expect(field).toHaveValue(`${text} `)
    await expect(field).toHaveFocus()
  })

export const Jobs = searching('/search', 'terminal planner', 'Terminal planner', /^2 jobs found/, {
  network: { faults: [{ call: 'jobs/search', kind: 'html', times: 1 }] },
})
export const JobSeekers = searching(
  '/find-talent?page=2',
  'service design',
  'Ada Lindqvist',
  /^Total \d user/,
)
export const MyJobs = searching('/my', 'planner', 'Terminal planner', /jobs? for “planner”/, {
  as: personas.harbour,
})
export const Applications = searching('/my-applied', 'ledgerfern', 'Ledgerfern', /^2 applications for/, {
  as: personas.ada,
})
