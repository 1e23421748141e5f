import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isKnown, opened } from '../support/flow.ts'
import { type Canvas, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Talent' } satisfies Meta

export default meta
type Story = StoryObj

async function people(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'People found' })
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
}

const failing = (
  call: 'users/fetch' | 'users/find' | 'jobs/search' | 'bookmarks/toggle' | 'followers/toggle',
) => ({
  network: { faults: [{ call, kind: 'error-500' as const, times: null }] },
})

export const Found: Story = screen(
  '/find-talent',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await people(canvas)).toHaveLength(10)
      await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 2 })).toHaveTextContent(
        'Total 40 user(s) found.',
      )
      await expect(canvas.getByRole('navigation', { name: 'Pages of people' })).toBeVisible()
    },
  },
)

/** Typing finds by itself once it pauses, and says once how many there are (look 4). */
export const Typing: Story = screen(
  '/find-talent?page=2',
  {},
  {
    play: async ({ canvas }) => {
      await people(canvas)
      await userEvent.type(canvas.getByRole('searchbox'), 'service design')
      await waitFor(() =>
        expect(within(canvas.getByRole('main')).getByRole('heading', { level: 2 })).toHaveTextContent(
          /^Total [1-9] user\(s\) found\.$/,
        ),
      )
      await expect((await people(canvas)).some((row) => row.textContent?.includes('Ada Lindqvist'))).toBe(
        true,
      )
      await waitFor(() =>
        expect(
          page.getAllByRole('status').some(({ textContent }) => /^Total [1-9] user/.test(textContent ?? '')),
        ).toBe(true),
      )
    },
  },
)

export const NobodyFound: Story = screen(
  '/find-talent?search=xylophonist',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Nobody matches “xylophonist”.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }))
      await expect(await people(canvas)).toHaveLength(10)
      await expect(canvas.getByRole('searchbox')).toHaveValue('')
    },
  },
)

export const PastTheEnd: Story = screen(
  '/find-talent?page=99',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Go to the first page' }))
      await expect(await people(canvas)).toHaveLength(10)
    },
  },
)

export const NobodyYet: Story = screen(
  '/find-talent',
  { scenario: 'empty' },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Nobody is here yet.')).toBeVisible()
    },
  },
)

export const Loading: Story = screen(
  '/find-talent',
  { network: { slow: { 'users/fetch': 'endless' } } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading people…')).toBeInTheDocument()
    },
  },
)

export const Failed: Story = screen('/find-talent', failing('users/fetch'), {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The people could not be loaded.')).toBeVisible()
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await people(canvas)).toHaveLength(10)
  },
})

export const Offline: Story = screen(
  '/find-talent',
  { network: { faults: [{ call: 'users/fetch', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The people could not be loaded.')).toBeVisible()
    },
  },
)

export const LongTexts: Story = screen('/find-talent', { scenario: 'extremes' })

export const Narrow: Story = screen(
  '/find-talent',
  { scenario: 'extremes' },
  {
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await people(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

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
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post of Ada Lindqvist/ })
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

export const LikeFails: Story = screen(
  `/user/${personas.ada}`,
  { as: personas.smallShop, ...failing('bookmarks/toggle') },
  {
    play: async ({ canvas }) => {
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post of Ada Lindqvist/ })
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
      const [like] = await canvas.findAllByRole('button', { name: /^Like the post of Ada Lindqvist/ })
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

export const NoSuchPerson: Story = screen(
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

export const PersonFailed: Story = screen(`/user/${personas.ada}`, failing('users/find'), {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page is not there yet.')).toBeVisible()
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
  },
})

export const Company: Story = screen(
  `/recruiter/${personas.harbour}`,
  {},
  {
    play: async ({ canvas }) => {
      await canvas.findByRole('list', { name: 'Jobs of Alder & Quay Harbour Services' })
      await expect(canvas.getByRole('heading', { level: 2, name: /^Employees \(\d+\)$/ })).toBeVisible()
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Posts' })).toBeVisible()
      // Only job seekers follow (rules 27).
      await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull()
    },
  },
)

export const Follow: Story = screen(
  `/recruiter/${personas.longNameCompany}`,
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      const follow = await canvas.findByRole('button', { name: /^Follow / })
      await userEvent.click(follow)
      await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'))
      await waitFor(async () =>
        expect(await runtime.read(({ tx }) => tx.followings.by('account_id', personas.newcomer).length)).toBe(
          1,
        ),
      )
    },
  },
)

export const FollowFails: Story = screen(
  `/recruiter/${personas.longNameCompany}`,
  { as: personas.newcomer, ...failing('followers/toggle') },
  {
    play: async ({ canvas }) => {
      const follow = await canvas.findByRole('button', { name: /^Follow / })
      await userEvent.click(follow)
      await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
      await expect(follow).toHaveAttribute('aria-pressed', 'false')
    },
  },
)

export const CompanyWithoutJobs: Story = screen(
  `/recruiter/${personas.smallShop}`,
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('No open jobs at the moment.')).toBeVisible()
    },
  },
)

/** Its about text and posts are lived without (rules 32). */
export const CompanyWithoutProfile: Story = screen(
  `/recruiter/${personas.harbour}`,
  { ...failing('users/find') },
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
      ).toBeVisible()
      await canvas.findByRole('list', { name: 'Jobs of Alder & Quay Harbour Services' })
      await expect(canvas.queryByRole('heading', { level: 2, name: 'Posts' })).toBeNull()
    },
  },
)

export const CompanyLongTexts: Story = screen(
  `/recruiter/${extremes.company}?page=2`,
  { scenario: 'extremes' },
  {
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await canvas.findByRole('list', { name: /^Jobs of/ })
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const CompanyLoading: Story = screen(
  `/recruiter/${personas.harbour}`,
  { network: { slow: { 'jobs/search': 'endless' } } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading the company…')).toBeInTheDocument()
    },
  },
)

export const NoSuchCompany: Story = screen(
  '/recruiter/999999',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Company not found.' })).toBeVisible()
    },
  },
)

/** A job seeker's number leads to their own page, and the other way round. */
export const OtherKindOfAccount: Story = screen(
  `/user/${personas.harbour}`,
  {},
  {
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
      ).toBeVisible()
      await canvas.findByRole('list', { name: /^Jobs of/ })
    },
  },
)

/** Nobody reads that there is no such company while it is still being asked whether there is such a person. */
export const APersonAmongCompanies: Story = screen(
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

/** From a job to its company. */
export const FromAJob: Story = screen(
  `/jobs/${jobs.open}`,
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Alder & Quay Harbour Services' }))
      await canvas.findByRole('list', { name: 'Jobs of Alder & Quay Harbour Services' })
    },
  },
)

export const Dark: Story = screen(`/user/${personas.ada}`, {}, { globals: { theme: 'dark' } })
export const CompanyDark: Story = screen(`/recruiter/${personas.harbour}`, {}, { globals: { theme: 'dark' } })
