import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isKnown, opened } from '../support/flow.ts'
import { says, saysOffline } from '../support/plays.ts'
import { screen } from '../support/screen.tsx'
import { failing } from '../support/talent.ts'

const meta = { title: 'Screens/Talent/Person' } satisfies Meta

export default meta
type Story = StoryObj

export const Person: Story = {
  ...screen(
    `/user/${personas.ada}`,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
        const sections = within(canvas.getByRole('main'))
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent)
        await expect(sections).toEqual(
          expect.arrayContaining([
            'Summary',
            'Posts',
            'Projects',
            'Job Preferences',
            'Education',
            'Experience',
            'Certificates',
          ]),
        )
        await expect(canvas.getByText('MA Service Design - Norrhamn School of Arts (2016)')).toBeVisible()
        await expect(canvas.getByRole('list', { name: 'Projects' })).toHaveTextContent('Time Taken: 4 months')
        await expect(canvas.getByRole('link', { name: /^Seven lines/ })).toHaveAttribute(
          'href',
          'https://example.com/seven-lines',
        )
        await expect(canvas.getByRole('button', { name: 'Download CV' })).toBeVisible()
      },
    },
  ),
  tags: ['full'],
}

/** Everyone who is logged in can like posts; a like shows at once (rules 26). */
export const LikesAPost: Story = {
  ...screen(
    `/user/${personas.ada}`,
    { as: personas.smallShop },
    {
      play: async ({ canvas }) => {
        const [like] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
        if (!like) throw new Error('There is no post.')
        await isKnown(canvas, personas.smallShop)
        const before = like.getAttribute('aria-pressed')
        await userEvent.click(like)
        await waitFor(() =>
          expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'),
        )
        await waitFor(async () => {
          const own = await runtime.read(({ tx }) => tx.bookmarks.by('account_id', personas.smallShop))
          await expect(own.some(({ type }) => type === 'post')).toBe(before !== 'true')
        })
      },
    },
  ),
  name: 'Likes a post',
  tags: ['behaviour'],
}

export const LikeError: Story = {
  ...screen(
    `/user/${personas.ada}`,
    { as: personas.smallShop, ...failing('bookmarks/toggle') },
    {
      play: async ({ canvas }) => {
        const [like] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
        if (!like) throw new Error('There is no post.')
        await isKnown(canvas, personas.smallShop)
        const before = like.getAttribute('aria-pressed')
        await userEvent.click(like)
        await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
        await expect(like).toHaveAttribute('aria-pressed', before ?? '')
      },
    },
  ),
  name: 'Like error',
  tags: ['state'],
}

/** Likes need an account (rules 35). */
export const AsksVisitorsToLogIn: Story = {
  ...screen(
    `/user/${personas.ada}`,
    {},
    {
      play: async ({ canvas }) => {
        const [like] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
        if (!like) throw new Error('There is no post.')
        await userEvent.click(like)
        const dialog = await opened('dialog', 'Log in to like posts')
        await waitFor(() => expect(dialog.getByRole('link', { name: 'Login' })).toHaveFocus())
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
        await waitFor(() => expect(like).toHaveFocus())
      },
    },
  ),
  name: 'Asks visitors to log in before a like',
  tags: ['behaviour'],
}

/** A sentence appears instead of empty sections. */
export const BarePerson: Story = {
  ...screen(
    `/user/${personas.newcomer}`,
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/hasn’t added anything else yet\.$/)).toBeVisible()
        await expect(within(canvas.getByRole('main')).queryAllByRole('heading', { level: 2 })).toEqual([])
        await expect(canvas.queryByRole('button', { name: 'Download CV' })).toBeNull()
      },
    },
  ),
  name: 'Name only',
  tags: ['empty'],
}

export const RightToLeft: Story = {
  ...screen(`/user/${personas.rightToLeft}`, {}),
  name: 'Other script',
  tags: ['other-script'],
}

export const LongPerson: Story = {
  ...screen(
    `/user/${extremes.person}`,
    { scenario: 'extremes' },
    {
      globals: { viewport: { value: 'narrow' } },
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 2, name: 'Education' })
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const PersonNotFound: Story = {
  ...screen(
    '/user/0',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'User not found.' })).toBeVisible()
        await expect(canvas.getAllByRole('link', { name: 'Find talent' })[0]).toBeVisible()
      },
    },
  ),
  name: 'Not found',
  tags: ['state'],
}

export const PersonLoading: Story = {
  ...screen(
    `/user/${personas.ada}`,
    { network: { slow: { 'users/find': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading the profile…')).toBeInTheDocument()
      },
    },
  ),
  name: 'Loading',
  tags: ['loading'],
}

/** Data from the list appears before the profile's own call is answered. */
export const StartsWithTheList: Story = {
  ...screen(
    '/find-talent?search=lindqvist',
    { network: { slow: { 'users/find': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('link', { name: 'Profile of Ada Lindqvist' }))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
        await expect(canvas.getByText('Loading the profile…')).toBeInTheDocument()
      },
    },
  ),
  name: 'Starts with data from the list',
  tags: ['behaviour'],
}

export const ServerError: Story = {
  ...screen(`/user/${personas.ada}`, failing('users/find'), {
    ...says('The page hasn’t loaded.'),
  }),
  name: 'Error',
  tags: ['error'],
}

export const Offline: Story = {
  ...screen(
    `/user/${personas.ada}`,
    { network: { faults: [{ call: 'users/find', kind: 'network', times: null }] } },
    saysOffline('The page hasn’t loaded.'),
  ),
  tags: ['offline'],
}

export const RecoversAfterAnError: Story = {
  ...screen(`/user/${personas.ada}`, failing('users/find'), {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The page hasn’t loaded.')).toBeVisible()
      runtime.options = { ...runtime.options, faults: [] }
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
    },
  }),
  name: 'Recovers after an error',
  tags: ['behaviour'],
}

/** “Company not found.” must not flash up before the redirect. */
export const RedirectsAPerson: Story = {
  ...screen(
    `/recruiter/${personas.ada}`,
    { network: { slow: { 'users/find': { from: 300, to: 300 } } } },
    {
      play: async ({ canvas, canvasElement }) => {
        const titles: string[] = []
        const observer = new MutationObserver(() => {
          const title = canvasElement.querySelector('h1')?.textContent
          if (title !== undefined && title !== titles.at(-1)) titles.push(title)
        })
        observer.observe(canvasElement, { childList: true, subtree: true, characterData: true })
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
        observer.disconnect()
        await expect(titles).toContain('Ada Lindqvist')
        await expect(titles).not.toContain('Company not found.')
      },
    },
  ),
  name: 'Redirects from a company’s address',
  tags: ['behaviour'],
}

export const Dark: Story = {
  ...screen(`/user/${personas.ada}`, {}, { globals: { theme: 'dark' } }),
  tags: ['full'],
}
