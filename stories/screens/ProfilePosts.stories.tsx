import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { noAlert, press, timesCalled } from '../support/flow.ts'
import { composer, isStopped, picture } from '../support/profile.ts'
import { type Meta, offline, type Story, unanswered } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Posts',
  parameters: { at: '/profile', as: personas.newcomer },
} satisfies Meta

/** The form can be submitted; the server refuses it, and the input stays. */
export const CaptionTooLong: Story = {
  name: 'Caption too long',
  tags: ['error'],
  play: async ({ canvas }) => {
    const { posts, caption } = await composer(canvas)
    await userEvent.click(caption)
    await userEvent.paste('a'.repeat(5_001))
    await expect(posts.getByText('1 character over the limit', { selector: '[aria-hidden]' })).toBeVisible()
    await press(posts, 'Post')
    await waitFor(() => expect(caption).toHaveAccessibleDescription(/at most 5000 characters/))
    await expect(timesCalled('posts/create')).toBe(1)
    await expect(caption).toHaveValue('a'.repeat(5_001))
  },
}

/** The button keeps focus and is busy (product: accessibility). */
export const PostPending: Story = {
  name: 'Publishing',
  tags: ['state'],
  parameters: { as: personas.ada, ...unanswered('posts/create') },
  play: async ({ canvas }) => {
    const { posts, files } = await composer(canvas)
    await userEvent.upload(files, await picture('one.png'))
    const button = posts.getByRole('button', { name: 'Post' })
    await userEvent.click(button)
    await expect(await posts.findByText('Posting one file…')).toBeVisible()
    await expect(posts.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}

/** The form reports the failure without an alert (rules 37). */
export const PostOffline: Story = {
  name: 'Offline',
  tags: ['offline'],
  parameters: offline('posts/create'),
  play: async ({ canvas }) => {
    const { posts, caption } = await composer(canvas)
    await userEvent.type(caption, 'From the ferry')
    await press(posts, 'Post')
    await isStopped(posts, /couldn’t reach the server/)
    await expect(caption).toHaveValue('From the ferry')
    await noAlert()
  },
}
