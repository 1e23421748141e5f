import { expect, userEvent, waitFor } from 'storybook/test'
import type { CallName } from '../../mocks/operation.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { hold, isKnown, timesCalled } from '../support/flow.ts'
import { runtime, settled } from '../support/backend.ts'
import { type Meta, offline, type Story } from '../support/story.ts'

export default { title: 'Flows/Toggling', tags: ['behaviour', '!dev'] } satisfies Meta

/** A switch turns at once and keeps the focus. Meanwhile a press has no effect. After a failure it turns back. */
function toggling(at: string, as: number, call: CallName, name: RegExp): Story {
  return {
    parameters: { at, as },
    play: async ({ canvas }) => {
      await isKnown(canvas, as)
      const [button] = await canvas.findAllByRole('button', { name, pressed: false })
      if (!button) throw new Error('There is no such button.')
      const release = hold(call)
      await userEvent.click(button)
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      release()
      await waitFor(() => expect(timesCalled(call)).toBe(1))
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await settled()
      runtime.options = { ...runtime.options, ...offline(call).network }
      await userEvent.click(button)
      await canvas.findByText('Not saved. Try again.')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    },
  }
}

const { ada, longNameCompany, newcomer, smallShop } = personas

export const Bookmark = toggling('/jobs', ada, 'bookmarks/toggle', /^Bookmark /)
export const Follow = toggling(`/recruiter/${longNameCompany}`, newcomer, 'followers/toggle', /^Follow/)

/** Everyone who is logged in can like posts (rules 26). */
export const Like = toggling(`/user/${ada}`, smallShop, 'bookmarks/toggle', /^Like the post by/)
