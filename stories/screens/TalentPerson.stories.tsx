import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isKnown, opened } from '../support/flow.ts'
import { says } from '../support/plays.ts'
import { screen } from '../support/screen.tsx'
import { failing } from '../support/talent.ts'

const meta = { title: 'Screens/Talent/Person' } satisfies Meta

export default meta
type Story = StoryObj

export const Person: Story = screen(
  `/user/${personas.ada}`,
  {},
  {
    tags: ['full'],
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
)

/** Everyone who is logged in can like posts; a like shows at once (rules 26). */
export const LikesAPost: Story = screen(
  `/user/${personas.ada}`,
  { as: personas.smallShop },
  {
    name: 'Likes a post',
    tags: ['behaviour'],
    play: async ({ canvas }) => {
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post of Ada Lindqvist/ })
      if (!like) throw new Error('There is no post.')
      await isKnown(canvas, personas.smallShop)
      const before = like.getAttribute('aria-pressed')
      await userEvent.click(like)
      await waitFor(() => expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'))
      await waitFor(async () => {
        const own = await runtime.read(({ tx }) => tx.bookmarks.by('account_id', personas.smallShop))
        await expect(own.some(({ type }) => type === 'post')).toBe(before !== 'true')
      })
    },
  },
)

export const LikeError: Story = screen(
  `/user/${personas.ada}`,
  { as: personas.smallShop, ...failing('bookmarks/toggle') },
  {
    name: 'Like error',
    tags: ['state'],
    play: async ({ canvas }) => {
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post of Ada Lindqvist/ })
      if (!like) throw new Error('There is no post.')
      await isKnown(canvas, personas.smallShop)
      const before = like.getAttribute('aria-pressed')
      await userEvent.click(like)
      await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
      await expect(like).toHaveAttribute('aria-pressed', before ?? '')
    },
  },
)

/** Likes need an account (rules 35). */
export const AsksVisitorsToLogIn: Story = screen(
  `/user/${personas.ada}`,
  {},
  {
    name: 'Asks visitors to log in before a like',
    tags: ['behaviour'],
    play: async ({ canvas }) => {
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post of Ada Lindqvist/ })
      if (!like) throw new Error('There is no post.')
      await userEvent.click(like)
      const dialog = await opened('dialog', 'Log in to like posts')
      await waitFor(() => expect(dialog.getByRole('link', { name: 'Login' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(like).toHaveFocus())
    },
  },
)

/** No empty sections, but a sentence. */
export const BarePerson: Story = screen(
  `/user/${personas.newcomer}`,
  {},
  {
    name: 'Name only',
    tags: ['empty'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/hasn’t added anything else yet\.$/)).toBeVisible()
      await expect(within(canvas.getByRole('main')).queryAllByRole('heading', { level: 2 })).toEqual([])
      await expect(canvas.queryByRole('button', { name: 'Download CV' })).toBeNull()
    },
  },
)

export const RightToLeft: Story = screen(
  `/user/${personas.rightToLeft}`,
  {},
  { name: 'Other script', tags: ['other-script'] },
)

export const LongPerson: Story = screen(
  `/user/${extremes.person}`,
  { scenario: 'extremes' },
  {
    name: 'Long text',
    tags: ['long-text'],
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 2, name: 'Education' })
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const PersonNotFound: Story = screen(
  '/user/0',
  {},
  {
    name: 'Not found',
    tags: ['state'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'User not found.' })).toBeVisible()
      await expect(canvas.getAllByRole('link', { name: 'Find talent' })[0]).toBeVisible()
    },
  },
)

export const PersonLoading: Story = screen(
  `/user/${personas.ada}`,
  { network: { slow: { 'users/find': 'endless' } } },
  {
    name: 'Loading',
    tags: ['loading'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading the profile…')).toBeInTheDocument()
    },
  },
)

/** The list's data appears before the page's own answer. */
export const StartsWithTheList: Story = screen(
  '/find-talent?search=lindqvist',
  { network: { slow: { 'users/find': 'endless' } } },
  {
    name: 'Starts with data from the list',
    tags: ['behaviour'],
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Profile of Ada Lindqvist' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
      await expect(canvas.getByText('Loading the profile…')).toBeInTheDocument()
    },
  },
)

export const ServerError: Story = screen(`/user/${personas.ada}`, failing('users/find'), {
  name: 'Error',
  tags: ['error'],
  ...says('The page hasn’t loaded.'),
})

export const RecoversAfterAnError: Story = screen(`/user/${personas.ada}`, failing('users/find'), {
  name: 'Recovers after an error',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page hasn’t loaded.')).toBeVisible()
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
  },
})

/** “Company not found.” must not flash up before the redirect. */
export const RedirectsAPerson: Story = screen(
  `/recruiter/${personas.ada}`,
  { network: { slow: { 'users/find': { from: 300, to: 300 } } } },
  {
    name: 'Redirects from a company’s address',
    tags: ['behaviour'],
    play: async ({ canvas, canvasElement }) => {
      const titles: string[] = []
      const observer = new MutationObserver(() => {
        const title = canvasElement.querySelector('h1')?.textContent
        if (title !== undefined && title !== titles.at(-1)) titles.push(title)
      })
      observer.observe(canvasElement, { childList: true, subtree: true, characterData: true })
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' }, { timeout: 5000 }),
      ).toBeVisible()
      observer.disconnect()
      await expect(titles).toContain('Ada Lindqvist')
      await expect(titles).not.toContain('Company not found.')
    },
  },
)

export const Dark: Story = screen(`/user/${personas.ada}`, {}, { tags: ['full'], globals: { theme: 'dark' } })
