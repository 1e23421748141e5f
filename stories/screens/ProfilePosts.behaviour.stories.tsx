import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { hold, noAlert, press, timesCalled } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import {
  composer,
  confirm,
  isOver,
  isStopped,
  lookElsewhere,
  picture,
  postNames,
  question,
  section,
  type Section,
} from '../support/profile.ts'
import { type Meta, narrow, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Posts',
  parameters: { at: '/profile', as: personas.newcomer },
} satisfies Meta

const chosen = (where: Section) => where.queryAllByRole('button', { name: /^Remove / }).length

/** A caption and two pictures: the new post appears at the top, and the form is cleared (rules 30). */
export const PublishesAPost = behaviour({ as: personas.ada }, async ({ canvas }) => {
  const { posts, caption, files } = await composer(canvas)
  await userEvent.type(caption, 'Two pictures from the quay.')
  await userEvent.upload(files, [await picture('one.png'), await picture('two.png', 'tomato')])
  await expect(chosen(posts)).toBe(2)
  await press(posts, 'Remove one.png')
  await expect(files).toHaveFocus()
  await userEvent.upload(files, await picture('three.png', 'navy'))
  await press(posts, 'Post')

  await waitFor(async () => expect(await postNames(posts)).toHaveLength(4))
  const [first] = await postNames(posts)
  if (!first) throw new Error('There is no post.')
  await expect(within(first).getByText('Two pictures from the quay.')).toBeVisible()
  await expect(within(first).getAllByRole('img')).toHaveLength(2)
  await expect(caption).toHaveValue('')
  await expect(chosen(posts)).toBe(0)
  await expect(page.getByText('Post published.')).toBeInTheDocument()
  await expect(posts.getByRole('button', { name: 'Post' })).toHaveFocus()
})

/**
 * Caption and file survive a change of tab (rules 12). On a phone the section is closed at first, but not with a draft, and
 * an error opens it again.
 */
export const OpensItsSectionForADraftAndForAnError = behaviour(
  { ...unreachable('posts/create'), globals: narrow },
  async ({ canvas }) => {
    await press(canvas, 'Posts')
    const before = await composer(canvas)
    await userEvent.type(before.caption, 'From the ferry')
    await userEvent.upload(before.files, await picture('deck.png'))
    await lookElsewhere(canvas)
    const { posts, caption } = await composer(canvas)
    await waitFor(() => expect(caption).toBeVisible())
    await expect(posts.getByRole('button', { name: 'Remove deck.png' })).toBeVisible()
    const release = hold('posts/create')
    await press(posts, 'Post')
    await press(posts, 'Posts')
    await expect(caption).not.toBeVisible()
    release()
    await isStopped(posts, /couldn’t reach the server/)
    await expect(caption).toBeVisible()
    await expect(caption).toHaveValue('From the ferry')
  },
)

/** A post that is being sent does not reappear in the form, where it could be published twice. */
export const ClearsTheFormWhileAPostIsBeingSent = behaviour(async ({ canvas }) => {
  const before = await composer(canvas)
  await userEvent.type(before.caption, 'From the ferry')
  const release = hold('posts/create')
  await press(before.posts, 'Post')
  await lookElsewhere(canvas)
  const { posts, caption } = await composer(canvas)
  await expect(caption).toHaveValue('')
  release()
  await waitFor(async () => expect(await postNames(posts)).toHaveLength(1))
  await expect(timesCalled('posts/create')).toBe(1)
})

/** A caption that nobody sees is not enough. The content of files is checked before the upload, and the input stays. */
export const RefusesAnEmptyPostAndATextFileNamedAsAPicture = behaviour(async ({ canvas }) => {
  const { posts, caption, files } = await composer(canvas)
  await userEvent.type(caption, ' \u200b ')
  await press(posts, 'Post')
  await isStopped(posts, 'Please check what you entered')
  await expect(caption).toHaveAccessibleDescription(/Write something or add a file\./)
  const fake = new File(['Plain words'], 'words.png', { type: 'image/png' })
  await userEvent.upload(files, [fake, await picture('real.png')])
  await expect(posts.queryByText('Write something or add a file.')).toBeNull()
  await press(posts, 'Post')
  await waitFor(() => expect(files).toHaveAccessibleDescription(/“words\.png” isn’t a picture or video/))
  await expect(timesCalled('posts/create')).toBe(0)
  await press(posts, 'Remove words.png')
  await press(posts, 'Post')
  await expect(await postNames(posts)).toHaveLength(1)
})

const asks = 'Are you sure you want to delete this post ?'

/** Focus moves to the next post; the deletion is announced (product: posts). */
export const DeletesAPost = behaviour({ as: personas.ada }, async ({ canvas }) => {
  const posts = await section(canvas, 'Posts')
  await press(posts, 'Delete post, last week')
  await confirm(asks, 'Delete')
  await expect(await postNames(posts)).toHaveLength(2)
  await waitFor(() => expect(posts.getByRole('button', { name: 'Delete post, 3 weeks ago' })).toHaveFocus())
  await expect(page.getByText('Post deleted.')).toBeInTheDocument()
})

/** The dialog stays open with the reason; the second attempt works (rules 37). */
export const RetriesDeletingAfterANetworkFailure = behaviour(
  { as: personas.ada, ...unreachable('posts/delete', 1) },
  async ({ canvas }) => {
    const posts = await section(canvas, 'Posts')
    await press(posts, 'Delete post, last week')
    const asked = await question(asks)
    await press(asked, 'Delete')
    await expect(await asked.findByText(/couldn’t reach the server/)).toBeVisible()
    await noAlert()
    await press(asked, 'Delete')
    await isOver()
    await expect(await postNames(posts)).toHaveLength(2)
  },
)
