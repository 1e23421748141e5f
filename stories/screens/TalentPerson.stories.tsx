import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isKnown, opened } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'
import { failing } from '../support/talent.ts'

const meta = { title: 'Screens/Talent/Person' } satisfies Meta

export default meta
type Story = StoryObj

export const Person: Story = screen(
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
)

/** Whoever is signed in likes a post; a press shows at once (rules 26). */
export const Like: Story = screen(
  `/user/${personas.ada}`,
  { as: personas.smallShop },
  {
    play: async ({ canvas }) => {
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
      if (!like) throw new Error('There is no post')
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
    play: async ({ canvas }) => {
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
      if (!like) throw new Error('There is no post')
      await isKnown(canvas, personas.smallShop)
      const before = like.getAttribute('aria-pressed')
      await userEvent.click(like)
      await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
      await expect(like).toHaveAttribute('aria-pressed', before ?? '')
    },
  },
)

/** A visitor is led to the login and back (rules 35). */
export const LikeAsVisitor: Story = screen(
  `/user/${personas.ada}`,
  {},
  {
    play: async ({ canvas }) => {
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
      if (!like) throw new Error('There is no post')
      await userEvent.click(like)
      const dialog = await opened('dialog', 'Log in to like posts')
      await waitFor(() => expect(dialog.getByRole('link', { name: 'Login' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(like).toHaveFocus())
    },
  },
)

/** Nothing but a name: no empty sections, and a word instead. */
export const BarePerson: Story = screen(
  `/user/${personas.newcomer}`,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/has not written more yet\.$/)).toBeVisible()
      await expect(within(canvas.getByRole('main')).queryAllByRole('heading', { level: 2 })).toEqual([])
      await expect(canvas.queryByRole('button', { name: 'Download CV' })).toBeNull()
    },
  },
)

export const RightToLeft: Story = screen(`/user/${personas.rightToLeft}`)

export const LongPerson: Story = screen(
  `/user/${extremes.person}`,
  { scenario: 'extremes' },
  {
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
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading the profile…')).toBeInTheDocument()
    },
  },
)

/** What the list knew stands on the page before its own answer does. */
export const PersonFromTheList: Story = screen(
  '/find-talent?search=lindqvist',
  { network: { slow: { 'users/find': 'endless' } } },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Profile of Ada Lindqvist' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
      await expect(canvas.getByText('Loading the profile…')).toBeInTheDocument()
    },
  },
)

export const PersonServerError: Story = screen(`/user/${personas.ada}`, failing('users/find'), {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page is not there yet.')).toBeVisible()
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
  },
})

/** Nobody reads that there is no such company while it is still being asked whether there is such a person. */
export const PersonAmongCompanies: Story = screen(
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
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' }, { timeout: 5000 }),
      ).toBeVisible()
      observer.disconnect()
      await expect(titles).toContain('Ada Lindqvist')
      await expect(titles).not.toContain('Company not found.')
    },
  },
)

export const Dark: Story = screen(`/user/${personas.ada}`, {}, { globals: { theme: 'dark' } })
