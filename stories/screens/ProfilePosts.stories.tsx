import { expect, userEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { composer, picture } from '../support/profile.ts'
import { type Meta, type Story, unanswered } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Posts',
  parameters: { at: '/profile', as: personas.newcomer },
} satisfies Meta

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
