import { expect, userEvent, waitFor } from 'storybook/test'
import type { CallName } from '../../mocks/operation.ts'
import { applications, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { arrive, follow, noAlert, press, tryAgain } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { said } from '../support/search.ts'
import { type Meta, unreachable, type World } from '../support/story.ts'

export default { title: 'Flows/Focus' } satisfies Meta

type Person = { as: number }

const ada: Person = { as: personas.ada }
const harbour: Person = { as: personas.harbour }

const openJob = `/jobs/${jobs.open}`
const crowdedJob = `/jobs/${jobs.crowded}`
const payment = `${crowdedJob}/feature`

const firstPage = 'Go to the first page'

/** The focus may make a heading focusable, but a control must stay reachable with Tab. */
async function staysInTabOrder(): Promise<void> {
  const active = document.activeElement
  if (active instanceof HTMLElement && !active.matches('h1, h2, h3, h4'))
    await expect(active.tabIndex).toBe(0)
}

/**
 * A control that disappears when it is pressed. The focus must not drop to the page's body, and what it clears is empty.
 * @param text the text of the control
 * @param home the accessible name of what takes the focus: the heading of what the control changed
 */
const leaving = (address: string, text: string, home: string | RegExp, person?: Person) =>
  behaviour({ at: address, ...person }, async ({ canvas }) => {
    const control = await canvas.findByText(text, { selector: 'main *' })
    await userEvent.click(control)
    await waitFor(() => expect(control).not.toBeInTheDocument())
    await isAt(home)
    const cleared = text === firstPage ? [] : canvas.queryAllByRole('searchbox')
    for (const field of cleared) await expect(field).toHaveValue('')
  })

/** Expects the focus on the element with this accessible name. */
async function isAt(name: string | RegExp): Promise<void> {
  const matching: unknown = typeof name === 'string' ? name : expect.stringMatching(name)
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(matching))
  await staysInTabOrder()
}

/** A page of a list follows. The heading of the new page takes the focus. */
const turning = (address: string, home: string | RegExp, world: World = {}) =>
  behaviour({ at: address, ...world }, async ({ canvas }) => {
    await follow(canvas, /^Next page/)
    await isAt(home)
  })

/**
 * A network failure is reported in place, without an alert. "Try again" loads the content, which takes the focus (rules
 * 37).
 * @param what what couldn't be loaded, or the report
 */
const recovering = (
  address: string,
  call: CallName,
  what: string | RegExp,
  home: string | RegExp,
  person?: Person,
) =>
  behaviour({ at: address, ...person, ...unreachable(call) }, async ({ canvas }) => {
    const words = typeof what === 'string' ? new RegExp(`^We couldn’t load ${what}\\.?$`) : what
    const inMain = { selector: 'main *' }
    await expect(await canvas.findByText(words, inMain)).toBeVisible()
    await noAlert()
    await tryAgain(canvas)
    await waitFor(() => expect(canvas.queryByText(words, inMain)).toBeNull())
    await isAt(home)
  })

/** The notice above the page disappears once its retry has worked. */
export const RefreshNotice = behaviour({ at: '/my-applied', as: personas.ada }, async ({ canvas }) => {
  await canvas.findAllByRole('row')
  const call = 'jobs/my-applications'
  runtime.options = { ...runtime.options, faults: [{ call, kind: 'network', times: 1 }] }
  // The data is stale after a second, so returning to the tab refetches it.
  const { now } = Date
  Date.now = () => now() + 2_000
  window.dispatchEvent(new Event('visibilitychange'))
  await press(canvas, 'Try again')
  Date.now = now
  await arrive(canvas, 'My applications')
  await said(canvas, /This page is up to date\./)
})

/** The account's menu replaces the retry in the header. */
export const AccountRetry = behaviour(
  { at: '/faqs', as: personas.ada, ...unreachable('me') },
  async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
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
)

export const AllMyJobs = leaving('/my?search=zzz', 'Show all my jobs', 'Jobs', harbour)
export const AllApplicants = leaving(`${crowdedJob}?search=zzz`, 'Show all 25', 'Select all 25', harbour)
export const AllApplications = leaving('/my-applied?search=zzz', 'Show all applications', 'Applications', ada)
export const AllJobSeekers = leaving('/find-talent?search=zzz', 'Show all job seekers', /^Total \d+ user/)
export const AllFilters = leaving('/search?keyword=zzz', 'Clear all filters', /: \d+ jobs/)
export const FirstPageOfSearch = leaving('/search?keyword=terminal+planner&page=99', firstPage, /: 2 jobs/)
export const FirstPageOfJobs = leaving('/jobs?page=99', firstPage, 'Full Time')
export const FirstPageOfTalent = leaving('/find-talent?page=99', firstPage, /^Total \d+ user/)
export const FirstPageOfCompany = leaving(`/recruiter/${harbour.as}?page=99`, firstPage, /^Job Listing/)
export const FirstPageOfBookmarks = leaving('/bookmarks?page=99', firstPage, 'Bookmarked jobs', ada)
export const FirstPageOfApplications = leaving('/my-applied?page=99', firstPage, 'Applications', ada)
export const FirstPageOfReceipts = leaving('/profile/receipts?page=99', firstPage, 'All receipts', harbour)

/** Payments of more than one page. */
const manyPayments: World = {
  ...harbour,
  prepare: ({ tx }) => {
    const [sample] = tx.payments.by('account_id', personas.harbour)
    if (!sample) throw new Error('Harbour has payments.')
    const { id: _id, ...rest } = sample
    for (let amount = 1; amount <= 25; amount += 1)
      tx.payments.insert({ ...rest, method: 'other', status: 'failed', intent_id: null, amount })
  },
}

export const NextPageOfJobs = turning('/jobs', 'Full Time, page 2')
export const NextPageOfBookmarks = turning('/bookmarks', 'Bookmarked jobs, page 2', ada)
export const NextPageOfApplications = turning('/my-applied', 'Applications, page 2', ada)
export const NextPageOfMyJobs = turning('/my', 'Jobs, page 2', harbour)
export const NextPageOfPayments = turning('/profile/payments?page=2', 'All payments, page 3', manyPayments)

export const HomeAgain = recovering('/', 'fetch-home', 'the jobs', 'Full-time and part-time jobs')
export const JobsAgain = recovering('/jobs', 'jobs/fetch', 'the jobs', 'Full Time')
export const JobAgain = recovering(openJob, 'jobs/fetch-single', 'this job', 'Terminal planner')
export const EditJobAgain = recovering(
  `${openJob}/edit`,
  'jobs/fetch-single',
  'this job',
  'Edit job',
  harbour,
)
export const MyJobsAgain = recovering('/my', 'jobs/my', 'your jobs', 'Jobs', harbour)
export const AccountAgain = recovering(payment, 'me', 'your account', 'Feature this job', harbour)
export const OrderAgain = recovering(payment, 'jobs/fetch-single', 'the price', 'Feature this job', harbour)
export const OrderAfterPaymentsAgain = recovering(
  payment,
  'payments/my',
  'your payments',
  'Feature this job',
  harbour,
)
export const BankAgain = recovering(payment, 'fetch-bank', 'the bank details', /^1\. Transfer/, harbour)
export const CardAgain = recovering(
  `${payment}?method=card`,
  'payments/fetch-stripe-intent',
  /couldn’t reach the server/,
  'How do you want to pay?',
  harbour,
)
export const PaymentsAgain = recovering(
  '/profile/payments',
  'payments/my',
  'your payments',
  'All payments',
  harbour,
)
export const SectionsAgain = recovering('/profile', 'my-profile', 'your posts and projects', /^Posts/, ada)
export const CvsAgain = recovering('/cv-manager', 'cvs/fetch', 'your CVs', 'Your CVs', ada)
export const ApplicationsAgain = recovering(
  '/my-applied',
  'jobs/my-applications',
  'your applications',
  'Applications',
  ada,
)
export const ApplicationAgain = recovering(
  `/application/${applications.applied}`,
  'jobs/fetch-application',
  'this application',
  'Data analyst, berth planning',
  ada,
)
export const BookmarksAgain = recovering(
  '/bookmarks',
  'bookmarks/fetch',
  'your bookmarks',
  'Bookmarked jobs',
  ada,
)
export const FollowingsAgain = recovering(
  '/followings',
  'followers/fetch',
  'the companies you follow',
  'Companies you follow',
  ada,
)
export const NotificationsAgain = recovering(
  '/notifications',
  'notifications/fetch',
  'your notifications',
  'Notifications',
  ada,
)
export const JobSeekersAgain = recovering('/find-talent', 'users/fetch', 'the job seekers', /^Total/)
export const PersonAgain = recovering(
  `/user/${personas.ada}`,
  'users/find',
  /The page hasn’t loaded\./,
  'Ada Lindqvist',
)
