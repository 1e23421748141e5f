import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import type { CallName } from '../../mocks/operation.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { row } from '../support/cv-manager.ts'
import { paymentPage } from '../support/feature-job.ts'
import { isKnown, isTold, messages, noAlert, opened, press, refetched } from '../support/flow.ts'
import { bookmark } from '../support/jobs.ts'
import { rows } from '../support/my-applied.ts'
import { behaviour } from '../support/plays.ts'
import { type Meta, notBuilt, onlyBuilt } from '../support/story.ts'

export default { title: 'Flows/Half-built backend' } satisfies Meta

const retry = /^(?:Try again|Retry)$/

type Page = {
  as?: number
  /** The only calls that the server has. */
  built: readonly CallName[]
  /** The other calls that the page makes, besides `fetch-settings`, which every page makes. */
  missing?: readonly CallName[]
  /** The role and accessible name of what the page is about. */
  shows: readonly [role: string, name: string | RegExp]
  /** What the page says in place of something missing. */
  says?: readonly string[]
}

/** A page on a server that has only the page's main call: it shows all but the rest, and offers no retry. */
const page = (address: string, { as = 0, built, missing = [], shows: [role, name], says = [] }: Page) =>
  behaviour({ at: address, as, ...onlyBuilt(...built) }, async ({ canvas }) => {
    await expect(await canvas.findByRole(role, { name })).toBeVisible()
    const refused = () => runtime.log.entries.filter(({ outcome }) => outcome === 'not-built')
    await waitFor(() =>
      expect([...new Set(refused().map(({ call }) => call))].toSorted()).toEqual(
        [...missing, 'fetch-settings'].toSorted(),
      ),
    )
    for (const text of says) await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByRole(role, { name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: retry })).toBeNull()
    await noAlert()
  })

const { ada, harbour } = personas

export const Home = page('/', {
  as: ada,
  built: ['me', 'fetch-home'],
  missing: ['bookmarks/fetch', 'jobs/my-applications', 'jobs/search'],
  shows: ['list', 'Full Time'],
  says: [
    'We couldn’t load your applications.',
    'The server doesn’t offer this yet.',
    'We couldn’t load your bookmarks.',
  ],
})
export const Search = page('/search', {
  built: ['jobs/search'],
  missing: ['categories/fetch'],
  shows: ['list', 'Jobs found'],
})
export const Job = page(`/jobs/${jobs.open}`, {
  as: ada,
  built: ['me', 'jobs/fetch-single'],
  missing: ['jobs/search', 'users/find'],
  shows: ['form', 'Apply for this job'],
  says: ['We couldn’t load these jobs.'],
})
export const EditJob = page(`/jobs/${jobs.open}/edit`, {
  as: harbour,
  built: ['me', 'jobs/fetch-single'],
  missing: ['categories/fetch'],
  shows: ['textbox', 'Category'],
})
export const PostJob = page('/post', {
  as: harbour,
  built: ['me'],
  missing: ['categories/fetch'],
  shows: ['textbox', 'Category'],
  says: ['Choose'],
})
export const FeatureJob = page(`/jobs/${jobs.open}/feature`, {
  as: harbour,
  built: ['me', 'jobs/fetch-single'],
  missing: ['fetch-bank', 'payments/my'],
  shows: ['button', 'Upload the receipt'],
  says: ['We can’t see all earlier payments.', 'We couldn’t load the bank details.'],
})
export const Company = page(`/recruiter/${harbour}`, {
  as: ada,
  built: ['me', 'jobs/search'],
  missing: ['followers/fetch', 'users/find'],
  shows: ['list', 'Transport & logistics jobs at Alder & Quay Harbour Services'],
  says: ['Follow or unfollow'],
})
export const CvManager = page('/cv-manager', {
  as: ada,
  built: ['me', 'cvs/fetch'],
  missing: ['jobs/my-applications'],
  shows: ['list', 'Your CVs'],
})
export const Contact = page('/contact', {
  built: [],
  shows: ['form', /message/i],
})
export const Login = page('/login', { built: [], shows: ['form', 'Login'] })

/** Neither the page nor the header offers a retry, which can't help. */
export const Account = behaviour({ at: '/profile', as: ada, ...notBuilt('me') }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Log out' })
  await expect(await canvas.findByText('The server doesn’t offer this yet.')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: retry })).toBeNull()
})

export const CardPayment = behaviour(
  {
    at: paymentPage(jobs.open, 'card'),
    as: harbour,
    ...notBuilt('payments/fetch-stripe-intent'),
  },
  async ({ canvas }) => {
    await expect(
      await canvas.findByText('The server doesn’t offer this yet. Nothing was changed.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: retry })).toBeNull()
  },
)

/** The note at a toggle says no more than is known, and asks for another press only if it may help. */
export const Toggle = behaviour({ at: '/jobs', as: ada }, async ({ canvas }) => {
  await isKnown(canvas, ada)
  const notes = {
    network: 'We couldn’t reach the server. Try again.',
    'not-built': 'Not saved.',
    html: 'We don’t know whether this was saved.',
  } as const
  for (const kind of ['network', 'not-built', 'html'] as const) {
    runtime.options = { ...calmNetwork, faults: [{ call: 'bookmarks/toggle', kind, times: 1 }] }
    await userEvent.click(await bookmark(canvas, false))
    await expect(await canvas.findByText(notes[kind])).toBeVisible()
  }
})

/** Nothing was deleted, and another press can't help, so the question closes. */
export const Deletion = behaviour(
  { at: '/cv-manager', as: ada, ...notBuilt('cvs/delete') },
  async ({ canvas }) => {
    await press(await row(canvas, 'Português'), 'Delete Português')
    await press(await opened('alertdialog'), /^Delete/)
    await isTold('Error', 'The server doesn’t offer this yet. Nothing was changed.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await row(canvas, 'Português')
  },
)

/** The rows stay, and the page says that they may be out of date. */
export const Refresh = behaviour({ at: '/my-applied', as: ada }, async ({ canvas }) => {
  await rows(canvas, 10)
  runtime.options = { ...calmNetwork, ...notBuilt('jobs/my-applications').network }
  await refetched(() => messages().getByText(/^This page may be out of date/))
  await rows(canvas, 10)
})
