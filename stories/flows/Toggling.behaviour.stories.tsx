import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import type { CallName } from '../../mocks/operation.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { token } from '../../src/api/token.ts'
import { runtime, settled } from '../support/backend.ts'
import { hold, isKnown, timesCalled } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { type Meta, unreachable } from '../support/story.ts'

export default { title: 'Flows/Toggling' } satisfies Meta

/**
 * A switch turns at once and keeps the focus. Meanwhile a press has no effect. After a failure it turns back, and can be pressed again.
 * @param reader the call that shows its state, which is made again once the change has ended
 */
const toggling = (at: string, as: number, call: CallName, reader: CallName, name: RegExp) =>
  behaviour({ at, as }, async ({ canvas }) => {
    await isKnown(canvas, as)
    const [button] = await canvas.findAllByRole('button', { name, pressed: false })
    if (!button) throw new Error('There is no such button.')
    await settled()
    const read = timesCalled(reader)
    const release = hold(call)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    release()
    await waitFor(() => expect(timesCalled(reader)).toBeGreaterThan(read))
    await expect(timesCalled(call)).toBe(1)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await settled()
    runtime.options = { ...runtime.options, ...unreachable(call).network }
    await userEvent.click(button)
    await expect(await canvas.findByText('We couldn’t reach the server. Try again.')).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    runtime.options = calmNetwork
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  })

const { ada, longNameCompany, newcomer, smallShop } = personas

export const Bookmark = toggling('/jobs', ada, 'bookmarks/toggle', 'jobs/fetch', /^Bookmark /)
export const Follow = toggling(
  `/recruiter/${longNameCompany}`,
  newcomer,
  'followers/toggle',
  'followers/fetch',
  /^Follow/,
)

const openJob = `/jobs/${jobs.open}`
export const BookmarkOfAJob = toggling(
  openJob,
  newcomer,
  'bookmarks/toggle',
  'jobs/fetch-single',
  /^Bookmark Terminal/,
)
export const FollowOfAJob = toggling(openJob, newcomer, 'followers/toggle', 'jobs/fetch-single', /^Follow/)

/** Everyone who is logged in can like posts (rules 26). */
export const Like = toggling(`/user/${ada}`, smallShop, 'bookmarks/toggle', 'users/find', /^Like the post by/)

/** After a login in another tab, the account is still loading. */
export const BeforeTheSession = behaviour({ at: openJob }, async ({ canvas }) => {
  const name = /^Bookmark Terminal/
  await canvas.findByRole('button', { name, pressed: false })
  const release = hold('me')
  token.set(await runtime.mutate((context) => openSession(context, { id: newcomer }).token), 'browser')
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(page.queryByRole('dialog')).toBeNull()
  release()
  await canvas.findByRole('button', { name, pressed: true })
  await waitFor(() => expect(timesCalled('bookmarks/toggle')).toBe(1))
})
