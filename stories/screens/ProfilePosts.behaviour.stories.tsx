import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold, noAlert, press, timesCalled } from '../support/flow.ts'
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
import { failing, type Meta, narrow, offline, type Story } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Posts',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/profile', as: personas.newcomer },
} satisfies Meta

const chosen = (where: Section) => where.queryAllByRole('button', { name: /^Remove / }).length

/** A caption and two pictures: the new post appears at the top, and the form is cleared (rules 30). */
export const Posting: Story = {
  name: 'Publishes a post',
  parameters: { as: personas.ada },
  play: async ({ canvas }) => {
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
  },
}

/** Caption and file survive a change of tab (rules 12). */
export const PostDraft: Story = {
  name: 'Keeps an unsent post',
  play: async ({ canvas }) => {
    const before = await composer(canvas)
    await userEvent.type(before.caption, 'From the ferry')
    await userEvent.upload(before.files, await picture('deck.png'))
    await lookElsewhere(canvas)
    const { posts, caption } = await composer(canvas)
    await expect(caption).toHaveValue('From the ferry')
    await expect(posts.getByRole('button', { name: 'Remove deck.png' })).toBeVisible()
  },
}

/** On a phone the section is closed at first, but not with a draft, and an error opens it again. */
export const PostInAClosedSection: Story = {
  name: 'Opens its section for a draft and for an error',
  parameters: {
    network: { ...offline('posts/create').network, slow: { 'posts/create': { from: 800, to: 800 } } },
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await press(canvas, 'Posts')
    await userEvent.type((await composer(canvas)).caption, 'From the ferry')
    await lookElsewhere(canvas)
    const { posts, caption } = await composer(canvas)
    await waitFor(() => expect(caption).toBeVisible())
    await press(posts, 'Post')
    await press(posts, 'Posts')
    await expect(caption).not.toBeVisible()
    await isStopped(posts, /couldn’t reach the server/)
    await expect(caption).toBeVisible()
  },
}

/** A post that is being sent does not reappear in the form, where it could be published twice. */
export const PostDraftWhileSending: Story = {
  name: 'Clears the form while a post is being sent',
  parameters: { network: { slow: { 'posts/create': { from: 1_500, to: 1_500 } } } },
  play: async ({ canvas }) => {
    const before = await composer(canvas)
    await userEvent.type(before.caption, 'From the ferry')
    await press(before.posts, 'Post')
    await lookElsewhere(canvas)
    const { posts, caption } = await composer(canvas)
    await expect(caption).toHaveValue('')
    await waitFor(async () => expect(await postNames(posts)).toHaveLength(1))
    await expect(timesCalled('posts/create')).toBe(1)
  },
}

/** A caption of spaces is not enough; a file alone is (rules 30). */
export const PostingNothing: Story = {
  name: 'Requires a caption or a file',
  play: async ({ canvas }) => {
    const { posts, caption, files } = await composer(canvas)
    await userEvent.type(caption, '   ')
    await press(posts, 'Post')
    await isStopped(posts, 'Please check what you entered')
    await expect(caption).toHaveAccessibleDescription(/Write something or add a file\./)
    await expect(timesCalled('posts/create')).toBe(0)
    await userEvent.upload(files, await picture('alone.png'))
    await expect(posts.queryByText('Write something or add a file.')).toBeNull()
    await press(posts, 'Post')
    await expect(await postNames(posts)).toHaveLength(1)
  },
}

/** Twelve files and a video of 51 MB get a warning; a text file is refused (product: accessibility, rules 30). */
export const WrongFiles: Story = {
  name: 'Warns about files over the limits',
  play: async ({ canvas }) => {
    const { posts, files } = await composer(canvas)
    const twelve = await Promise.all(Array.from({ length: 12 }, (_, place) => picture(`${place}.png`)))
    await userEvent.upload(files, twelve)
    await expect(files).toHaveAccessibleDescription(/more than 10 files\./)
    await expect(chosen(posts)).toBe(12)

    const video = new File([new Uint8Array(51 * 1024 * 1024)], 'long.mp4', { type: 'video/mp4' })
    await userEvent.upload(files, video)
    await expect(files).toHaveAccessibleDescription(/“long\.mp4” is 51 MB, over the limit of 50 MB\./)

    const user = userEvent.setup({ applyAccept: false })
    await user.upload(files, new File(['Hello'], 'notes.txt', { type: 'text/plain' }))
    await expect(files).toHaveAccessibleDescription(/“notes\.txt” can’t be used here\. Choose a PNG, JPEG/)
    await expect(chosen(posts)).toBe(13)
    await expect(timesCalled('posts/create')).toBe(0)
  },
}

/** The content is checked before the upload; caption and files stay. */
export const TextNamedPicture: Story = {
  name: 'Refuses a text file named as a picture',
  play: async ({ canvas }) => {
    const { posts, caption, files } = await composer(canvas)
    await userEvent.type(caption, 'Look')
    const fake = new File(['Plain words'], 'words.png', { type: 'image/png' })
    await userEvent.upload(files, [fake, await picture('real.png')])
    await press(posts, 'Post')
    await waitFor(() => expect(files).toHaveAccessibleDescription(/“words\.png” isn’t a picture or video/))
    await expect(timesCalled('posts/create')).toBe(0)
    await expect(caption).toHaveValue('Look')
    await press(posts, 'Remove words.png')
    await press(posts, 'Post')
    await expect(await postNames(posts)).toHaveLength(1)
  },
}

/** A double click publishes one post, here with a video (product: accessibility, rules 30). */
export const PostingDoubleClick: Story = {
  name: 'Publishes once for a double click',
  parameters: { network: { slow: { 'posts/create': { from: 400, to: 400 } } } },
  play: async ({ canvas }) => {
    const { posts, files } = await composer(canvas)
    const clip = new File(['\0\0\0\u0018ftypisom\0\0\0\0isommp42'], 'clip.mp4', { type: 'video/mp4' })
    await userEvent.upload(files, clip)
    await userEvent.dblClick(posts.getByRole('button', { name: 'Post' }))
    await expect(await postNames(posts)).toHaveLength(1)
    await expect(timesCalled('posts/create')).toBe(1)
    const row = await runtime.read(({ tx }) => tx.posts.by('account_id', personas.newcomer)[0])
    await expect(row?.files).toMatchObject([{ type: 'video' }])
  },
}

/** An alert and a message in the form appear, and the next attempt works. */
export const PostRefused: Story = {
  name: 'Keeps a refused post',
  parameters: failing('posts/create'),
  play: async ({ canvas }) => {
    const { posts, caption, files } = await composer(canvas)
    await userEvent.type(caption, 'Once more')
    await userEvent.upload(files, await picture('kept.png'))
    await press(posts, 'Post')
    await isTold('Error')
    await expect(caption).toHaveValue('Once more')
    await expect(chosen(posts)).toBe(1)
    runtime.options = calmNetwork
    await press(posts, 'Post')
    await expect(await postNames(posts)).toHaveLength(1)
  },
}

/** The dialog asks the specified question. Focus moves to the next post; the deletion is announced (product: posts). */
export const DeletingAPost: Story = {
  name: 'Deletes a post',
  parameters: { as: personas.ada },
  play: async ({ canvas }) => {
    const posts = await section(canvas, 'Posts')
    const opener = await posts.findByRole('button', { name: 'Delete post, last week' })
    await userEvent.click(opener)
    const asked = await question('Are you sure you want to delete this post ?')
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    await isOver()
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.click(opener)
    await confirm('Are you sure you want to delete this post ?', 'Delete')
    await expect(await postNames(posts)).toHaveLength(2)
    await waitFor(() => expect(posts.getByRole('button', { name: 'Delete post, 3 weeks ago' })).toHaveFocus())
    await expect(page.getByText('Post deleted.')).toBeInTheDocument()
  },
}

/** The dialog stays open with the reason; the second attempt works (rules 37). */
export const DeletingAPostOffline: Story = {
  name: 'Retries deleting after a network failure',
  parameters: { as: personas.ada, ...offline('posts/delete') },
  play: async ({ canvas }) => {
    const posts = await section(canvas, 'Posts')
    await press(posts, 'Delete post, last week')
    const asked = await question('Are you sure you want to delete this post ?')
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await expect(await asked.findByText(/couldn’t reach the server/)).toBeVisible()
    await noAlert()
    runtime.options = calmNetwork
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await isOver()
    await expect(await postNames(posts)).toHaveLength(2)
  },
}
