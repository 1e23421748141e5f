import { expect, userEvent, waitFor } from 'storybook/test'
import type { CallName } from '../../mocks/operation.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { hold, isKnown, timesCalled } from '../support/flow.ts'
import type { Meta, Story } from '../support/story.ts'

export default { title: 'Flows/Toggling', tags: ['behaviour', '!dev'] } satisfies Meta

/** A switch turns before the server answers, and keeps the focus. Another press meanwhile has no effect. */
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
    },
  }
}

const { ada, longNameCompany, newcomer, smallShop } = personas

export const Bookmark = toggling('/jobs', ada, 'bookmarks/toggle', /^Bookmark /)
export const Follow = toggling(`/recruiter/${longNameCompany}`, newcomer, 'followers/toggle', /^Follow/)

/** Everyone who is logged in can like posts (rules 26). */
export const Like = toggling(`/user/${ada}`, smallShop, 'bookmarks/toggle', /^Like the post by/)
