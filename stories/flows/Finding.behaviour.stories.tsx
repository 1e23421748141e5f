import { expect, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { arrive, choose, follow, isKnown, logIn, opened, press } from '../support/flow.ts'
import type { Meta, Story } from '../support/story.ts'

export default {
  title: 'Flows/Finding',
  tags: ['behaviour', '!dev'],
  parameters: { as: personas.newcomer },
} satisfies Meta

const newcomer = { name: 'Milo Tarrant', email: 'milo.tarrant@example.org' }

const job = 'Online tutor for adult learners (evenings)'

const company = 'Everwharf'

export const BookmarksAndFollows: Story = {
  name: 'Bookmarks a job and follows its company',
  parameters: { at: '/search' },
  play: async ({ canvas, step }) => {
    await step('Two filters leave two jobs', async () => {
      const filters = within(await canvas.findByRole('search', { name: 'Filters' }))
      await userEvent.click(filters.getByRole('checkbox', { name: 'Part time' }))
      await userEvent.click(filters.getByRole('checkbox', { name: 'Remote' }))
      await expect(await canvas.findByRole('heading', { level: 2, name: /^2 jobs/ })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Remove the filter Remote' })).toBeVisible()
    })
    await step('One is bookmarked and its company followed', async () => {
      const bookmark = await canvas.findByRole('button', { name: `Bookmark ${job} at ${company}` })
      await isKnown(canvas, personas.newcomer)
      await userEvent.click(bookmark)
      await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'true'))
      await follow(canvas, job)
      await arrive(canvas, job)
      const heart = await canvas.findByRole('button', { name: `Bookmark ${job} at ${company}` })
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
      await press(canvas, `Follow ${company}`)
      await expect(await canvas.findByRole('button', { name: `Following ${company}` })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
    await step('The job is in the bookmarks, removed and restored', async () => {
      await choose(canvas, newcomer.name, 'Bookmarks')
      await arrive(canvas, 'Bookmarks')
      await press(canvas, `Remove ${job} from bookmarks`)
      await expect(await canvas.findByText('No bookmarks yet.')).toBeVisible()
      await press(canvas, 'Undo')
      await expect(await canvas.findByRole('button', { name: `Remove ${job} from bookmarks` })).toBeVisible()
    })
    await step('The company is in the followings, removed and restored', async () => {
      await choose(canvas, newcomer.name, 'Followings')
      await arrive(canvas, 'Followings')
      await press(canvas, `Unfollow ${company}`)
      await expect(await canvas.findByText('You don’t follow any companies yet.')).toBeVisible()
      await press(canvas, 'Undo')
      await expect(await canvas.findByRole('button', { name: `Unfollow ${company}` })).toBeVisible()
    })
  },
}

/** Likes need a login, which returns to the page (rules 26, 35). */
export const LikesAPost: Story = {
  name: 'Likes a post after logging in',
  parameters: { at: '/find-talent', as: 'visitor' },
  play: async ({ canvas, step }) => {
    await step('A visitor finds a job seeker', async () => {
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: 'Search by name, skill, title or place' }),
        'ada lindqvist',
      )
      await expect(
        await canvas.findByRole('heading', { level: 2, name: 'Total 1 user(s) found.' }),
      ).toBeVisible()
      await follow(canvas, 'Profile of Ada Lindqvist')
      await arrive(canvas, 'Ada Lindqvist')
    })
    const firstLike = async () => {
      const [first] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
      if (!first) throw new Error('There is no post.')
      return first
    }
    await step('A like needs a login', async () => {
      await userEvent.click(await firstLike())
      const question = await opened('dialog', 'Log in to like posts')
      await userEvent.click(question.getByRole('link', { name: 'Login' }))
      await logIn(canvas, newcomer.email)
    })
    await step('Back on the page, the like is saved', async () => {
      await arrive(canvas, 'Ada Lindqvist')
      await canvas.findByRole('button', { name: newcomer.name })
      await expect(await firstLike()).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(await firstLike())
      await waitFor(async () => expect(await firstLike()).toHaveAttribute('aria-pressed', 'true'))
    })
  },
}
