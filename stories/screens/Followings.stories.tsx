import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import * as story from '../support/plays.ts'
import { type Meta, type Canvas, narrow, unreachable } from '../support/story.ts'
import { goesAtOnce, lastChange, returnsOffline, type RowList, undo } from '../support/removal.ts'

/** Waits until the list has this many rows. Returns the companies' names. */
async function names(canvas: Canvas, count: number): Promise<string[]> {
  return await waitFor(async () => {
    const list = within(canvas.getByRole('list', { name: 'Companies you follow' }))
    const all = list.getAllByRole('link').map((link) => link.textContent)
    await expect(all).toHaveLength(count)
    return all
  })
}

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

const listIn = (canvas: Canvas): RowList => ({
  canvas,
  titles: (count) => names(canvas, count),
  remover: (name) => canvas.getByRole('button', { name: `Unfollow ${name}` }),
  link: (name) => canvas.getByRole('link', { name }),
})

/** Removing the last row focuses the row before it; undoing makes the row the first and focuses it. */
export const UndoesAnUnfollow = story.behaviour(async ({ canvas }) => {
  const list = listIn(canvas)
  const last = await goesAtOnce(list, 6, -1)
  // The second press of a double click may hit another row.
  await fireEvent.click(list.remover((await list.titles(5))[0] ?? ''), { detail: 2 })
  const bar = await lastChange(canvas)
  await expect(bar.getByText(/^You no longer follow/)).toHaveTextContent(last)
  await undo(list, 6, last, /^You follow .* again\./)
})

export const RestoresTheRowWhileOffline = story.behaviour(
  { ...unreachable('followers/remove'), globals: narrow },
  async ({ canvas }) =>
    await returnsOffline(listIn(canvas), 6, /couldn’t reach the server\. You may still follow/),
)
