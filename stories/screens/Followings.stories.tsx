import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { names } from '../support/followings.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Followings',
  parameters: { at: '/followings', as: personas.ada },
} satisfies Meta

export const Full = story.full(async ({ canvas }) => {
  await names(canvas, 6)
  await expect(canvas.getByText('6 companies')).toBeVisible()
  const [company] = canvas.getAllByRole('link', { name: /^Alder & Quay/ })
  await expect(company).toHaveAttribute('href', `/recruiter/${personas.harbour}`)
})

/** One call returns all followed companies. */
export const Many = story.full(
  { as: extremes.person, scenario: 'extremes' },
  async ({ canvas }) => void (await names(canvas, 24)),
)

/** The longest seeded name, and one of 10,000 characters. */
export const LongText = story.longText(
  {
    as: personas.newcomer,
    prepare: ({ tx, now }) => {
      for (const recruiter_id of [personas.longNameCompany, personas.plainCompany]) {
        tx.followings.insert({ account_id: personas.newcomer, recruiter_id, created_at: now })
      }
      tx.accounts.patch(personas.plainCompany, { name: 'Lighthouse'.repeat(1_000) })
    },
  },
  async ({ canvas }) => void (await names(canvas, 2)),
)

export const OtherScript = story.otherScript(async ({ canvas }) => {
  await expect((await names(canvas, 6)).some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true)
})

export const Loading = story.loading('followers/fetch', 'Loading the companies you follow…')
export const Empty = story.empty({ as: personas.newcomer }, 'You don’t follow any companies yet.')
export const ServerError = story.error('followers/fetch', 'We couldn’t load the companies you follow.')
export const Offline = story.offline('followers/fetch', 'We couldn’t load the companies you follow.')

export const Visitor = story.notAllowed(
  { as: 'visitor' },
  'Log in with a job seeker account to see the companies you follow.',
)
