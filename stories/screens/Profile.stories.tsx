import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { Fault } from '../../mocks/runtime/options.ts'
import { extremes, password, personas } from '../../mocks/scenarios/personas.ts'
import { endSessions } from '../../mocks/services/sessions.ts'
import { runtime } from '../support/backend.ts'
import {
  arrive,
  callAs,
  choose,
  follow,
  isTold,
  noAlert,
  noSidewaysScroll,
  opened,
  press,
  timesCalled,
  tryAgain,
} from '../support/flow.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Profile' } satisfies Meta

export default meta
type Story = StoryObj

/** A picture of one dot. */
const png = (name: string) => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new File([Uint8Array.from(atob(dot), (character) => character.charCodeAt(0))], name, {
    type: 'image/png',
  })
}

/** The form, as soon as it is there. */
async function form(canvas: Canvas) {
  return within(await canvas.findByRole('form', { name: 'Profile' }))
}

async function section(canvas: Canvas, name: string) {
  return within(await canvas.findByRole('region', { name }))
}

/** Presses Remove on the first row of a list. */
async function removeFirst(rows: Awaited<ReturnType<typeof section>>) {
  const [first] = rows.getAllByRole('button', { name: /^Remove / })
  if (!first) throw new Error('The list has no rows.')
  await userEvent.click(first)
}

/** Takes back what was changed in the form. */
async function discard(canvas: Canvas) {
  await press(canvas, 'Discard')
  await userEvent.click(await page.findByRole('button', { name: 'Discard changes' }))
  await expect(await canvas.findByText('Everything is saved')).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus())
}

const broken = (call: Fault['call'], kind: Fault['kind'] = 'error-500') => ({
  faults: [{ call, kind, times: null }],
})

export const JobSeeker: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await expect(fields.getByLabelText('Email')).toHaveAttribute('readonly')
      await expect(fields.getByLabelText(/^Working at/)).toBeVisible()
      await expect(fields.getByLabelText(/^Skills/)).not.toHaveValue('')
      await expect(canvas.getByRole('link', { name: 'View profile' })).toHaveAttribute(
        'href',
        `/user/${personas.ada}`,
      )
      const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
      await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Profile',
        'Change password',
      ])
      await expect(await canvas.findByRole('region', { name: /^Employers/ })).toBeVisible()
      await expect(canvas.getByText('Everything is saved')).toBeVisible()
      // The index leads to what is far below.
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'On this page' })).getByRole('link', {
          name: 'Projects',
        }),
      )
      await waitFor(() => expect(canvas.getByRole('heading', { name: /^Projects/ })).toHaveFocus())
    },
  },
)

export const Recruiter: Story = screen(
  '/profile',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await expect(fields.queryByLabelText(/^Summary/)).toBeNull()
      await expect(fields.queryByRole('heading', { name: 'Education' })).toBeNull()
      await expect(canvas.getByRole('link', { name: 'View profile' })).toHaveAttribute(
        'href',
        `/recruiter/${personas.harbour}`,
      )
      const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
      await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Profile',
        'Change password',
        'Receipts',
        'Payments',
      ])
      await expect(await canvas.findByRole('region', { name: /^Employees/ })).toBeVisible()
    },
  },
)

export const Dark: Story = screen('/profile', { as: personas.ada }, { globals: { theme: 'dark' } })

export const Narrow: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await form(canvas)
      await canvas.findByRole('region', { name: /^Projects/ })
      await noSidewaysScroll()
    },
  },
)

/** Nothing but a name: what is empty says so, and how to begin. */
export const Newcomer: Story = screen(
  '/profile',
  { as: personas.newcomer },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('No position yet.')).toBeVisible()
      await canvas.findByRole('region', { name: /^Posts/ })
      await expect(canvas.queryByRole('region', { name: /^Employers/ })).toBeNull()
    },
  },
)

export const RightToLeft: Story = screen(
  '/profile',
  { as: personas.rightToLeft },
  { play: async ({ canvas }) => void (await form(canvas)) },
)

/** Two hundred positions, the longest texts: the first rows stand there, the others when asked for; typing stays quick. */
export const LongTexts: Story = screen(
  '/profile',
  { scenario: 'extremes', as: extremes.person },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      const experiences = await section(canvas, 'Experiences')
      await noSidewaysScroll()
      await expect(experiences.getAllByRole('listitem')).toHaveLength(8)
      await userEvent.click(experiences.getByRole('button', { name: 'Show all 200' }))
      await expect(experiences.getAllByRole('listitem')).toHaveLength(200)
      // The first of those that came has the focus.
      await waitFor(() => expect(experiences.getByLabelText('Position, experience 9')).toHaveFocus())
      await expect(experiences.getByText('A list can have 200 rows at most.')).toBeVisible()
      const last = experiences.getByLabelText('To, experience 200')
      await userEvent.clear(last)
      await userEvent.type(last, '2026')
      await press(canvas, 'Update')
      await isTold('Profile', 'Your profile is saved.')
    },
  },
)

export const Loading: Story = screen(
  '/profile',
  { as: personas.ada, network: { slow: { me: 'endless' } } },
  { play: async ({ canvas }) => void (await canvas.findByText('Loading…')) },
)

/** The form stands; only what comes by itself is missing, and can be asked for again. */
export const PartsNotLoaded: Story = screen(
  '/profile',
  { as: personas.ada, network: broken('my-profile') },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Your posts and projects could not be loaded.')).toBeVisible()
      await form(canvas)
      await tryAgain(canvas)
      await canvas.findByRole('region', { name: /^Projects/ })
      // The first of what has come.
      await expect(canvas.getByRole('heading', { level: 2, name: /^Posts/ })).toHaveFocus()
    },
  },
)

export const Visitor: Story = screen(
  '/profile',
  {},
  { play: async ({ canvas }) => void (await canvas.findByText('Log in to see your profile.')) },
)

export const UnknownType: Story = screen(
  '/profile/invoices',
  { as: personas.harbour },
  { play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Page not found' })) },
)

/** The header's name follows at once, and the form shows what was made of the text (rules 31). */
export const Saving: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      const name = fields.getByLabelText('Name')
      await userEvent.clear(name)
      await userEvent.type(name, 'Ada Byron')
      await userEvent.type(fields.getByLabelText(/^Skills/), ', machine learning ,')
      await expect(canvas.getByText('Unsaved changes')).toBeVisible()
      await press(canvas, 'Update')
      await isTold('Profile', 'Your profile is saved.')
      await expect(await canvas.findByRole('button', { name: /^Ada Byron/ })).toBeVisible()
      await expect(await canvas.findByText('Everything is saved')).toBeVisible()
      await waitFor(() => expect(fields.getByLabelText(/^Skills/)).toHaveDisplayValue(/, machine learning$/))
    },
  },
)

/** The new cover is shown before it is sent (rules 29), and can be taken back. */
export const CoverPreview: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await form(canvas)
      await userEvent.upload(canvas.getByLabelText('Update cover photo'), png('harbour.png'))
      await expect(await canvas.findByRole('img', { name: 'New cover photo' })).toBeVisible()
      await press(canvas, 'Keep the old cover photo')
      await expect(canvas.queryByRole('img', { name: 'New cover photo' })).toBeNull()
      await expect(canvas.getByText('Everything is saved')).toBeVisible()

      await userEvent.upload(canvas.getByLabelText('Update cover photo'), png('harbour.png'))
      await userEvent.upload(canvas.getByLabelText(/^Profile picture/), png('me.png'))
      await expect(await canvas.findByRole('img', { name: 'New profile picture' })).toBeVisible()
      await press(canvas, 'Update')
      await isTold('Profile')
      await waitFor(() => expect(canvas.queryByRole('img', { name: 'New cover photo' })).toBeNull())
      await expect(canvas.getByText('Everything is saved')).toBeVisible()
    },
  },
)

/** A text that is called a picture. */
export const CoverIsNoPicture: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await form(canvas)
      const text = new File(['Plain words.'], 'cover.png', { type: 'image/png' })
      const field = canvas.getByLabelText('Update cover photo')
      await userEvent.upload(field, text)
      await waitFor(() => expect(field).toHaveAccessibleDescription(/“cover\.png” is no picture/))
      await expect(canvas.getByText('Everything is saved')).toBeVisible()

      // A good choice outlives a wrong one after it, and what was wrong is past once the choice is another.
      await userEvent.upload(field, png('harbour.png'))
      await expect(await canvas.findByRole('img', { name: 'New cover photo' })).toBeVisible()
      await waitFor(() => expect(field).toBeValid())
      await userEvent.upload(field, text)
      await waitFor(() => expect(field).toHaveAccessibleDescription(/“cover\.png” is no picture/))
      await expect(canvas.getByRole('img', { name: 'New cover photo' })).toBeVisible()
      await press(canvas, 'Keep the old cover photo')
      await expect(field).toBeValid()
    },
  },
)

/** What was wrong with a file is past once the form is as it is saved. */
export const WrongFileDiscarded: Story = screen(
  '/profile',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
      const text = new File(['Plain words.'], 'logo.txt', { type: 'text/plain' })
      await userEvent.upload(fields.getByLabelText(/^Logo/), text, { applyAccept: false })
      await expect(fields.getByLabelText(/^Logo/)).toBeInvalid()
      await discard(canvas)
      await expect(fields.getByLabelText(/^Logo/)).toBeValid()

      await userEvent.upload(fields.getByLabelText(/^Logo/), text, { applyAccept: false })
      await expect(fields.getByLabelText(/^Logo/)).toBeInvalid()
      await press(canvas, 'Update')
      await isTold('Profile')
      await waitFor(() => expect(fields.getByLabelText(/^Logo/)).toBeValid())
    },
  },
)

/** A picture that only the server finds out about: its words stand at the field, and all that was typed is there. */
export const PictureRefused: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await userEvent.type(fields.getByRole('textbox', { name: /^About/ }), ' And more.')
      const text = new File(['Plain words.'], 'me.png', { type: 'image/png' })
      await userEvent.upload(fields.getByLabelText(/^Profile picture/), text)
      await press(canvas, 'Update')
      await waitFor(() => expect(fields.getByLabelText(/^Profile picture/)).toBeInvalid())
      await expect(fields.getByRole('textbox', { name: /^About/ })).toHaveDisplayValue(/ And more\.$/)
    },
  },
)

/** A row that is removed hands its focus on, and can be had back as long as nothing was saved (look 12). */
export const Rows: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const rows = await section(canvas, 'Experiences')
      const before = rows.getAllByRole('listitem').length
      const [first, second] = rows.getAllByRole('button', { name: /^Remove / })
      if (!first || !second) throw new Error('Ada has two positions.')
      const position = rows.getByLabelText('Position, experience 1')
      const words = position instanceof HTMLInputElement ? position.value : ''
      await userEvent.click(first)
      await expect(rows.getAllByRole('listitem')).toHaveLength(before - 1)
      await expect(second).toHaveFocus()
      await expect(canvas.getByText('Unsaved changes')).toBeVisible()
      await userEvent.click(rows.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(rows.getByLabelText('Position, experience 1')).toHaveFocus())
      await expect(rows.getByLabelText('Position, experience 1')).toHaveValue(words)
      await expect(canvas.getByText('Everything is saved')).toBeVisible()

      await userEvent.click(rows.getByRole('button', { name: /^\+ Add more/ }))
      const added = rows.getByLabelText(`Position, experience ${before + 1}`)
      await waitFor(() => expect(added).toHaveFocus())
      await userEvent.type(added, 'Harbour pilot')
      await userEvent.click(rows.getByRole('button', { name: `Remove ${words}` }))
      await press(canvas, 'Update')
      await isTold('Profile')
      const account = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
      await expect(account.experiences).toHaveLength(before)
      await expect(account.experiences.at(-1)).toEqual({
        name: '',
        from: '',
        to: '',
        designation: 'Harbour pilot',
      })
    },
  },
)

/** After a Discard the removed row is back: there is nothing to undo any more, and no row is there twice. */
export const RemovedThenDiscarded: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const rows = await section(canvas, 'Experiences')
      const names = () => rows.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel)
      const before = names()
      await userEvent.click(rows.getByRole('button', { name: before[0] ?? '' }))
      await expect(rows.getByText(/is removed, once you press Update\.$/)).toBeVisible()
      await discard(canvas)
      await expect(names()).toEqual(before)
      await expect(rows.queryByRole('button', { name: 'Undo' })).toBeNull()

      // A row that was never saved is just gone.
      await userEvent.click(rows.getByRole('button', { name: /^\+ Add more/ }))
      await userEvent.click(rows.getByRole('button', { name: `Remove experience ${before.length + 1}` }))
      await expect(rows.getByText(/is removed/)).toHaveTextContent(/is removed\.$/)
      await expect(canvas.getByText('Everything is saved')).toBeVisible()
    },
  },
)

/** Once it is saved that a row is gone, nothing says that it will be. */
export const RemovedThenSaved: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const rows = await section(canvas, 'Experiences')
      const before = rows.getAllByRole('listitem').length
      await removeFirst(rows)
      await press(canvas, 'Update')
      await isTold('Profile')
      await expect(await canvas.findByText('Everything is saved')).toBeVisible()
      await waitFor(() => expect(rows.queryByText(/is removed/)).toBeNull())
      await expect(rows.queryByRole('button', { name: 'Undo' })).toBeNull()
      await expect(rows.getAllByRole('listitem')).toHaveLength(before - 1)
    },
  },
)

export const WithoutAName: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await userEvent.clear(fields.getByLabelText('Name'))
      await press(canvas, 'Update')
      const summary = canvas.getByRole('group', { name: /check what you entered/ })
      await waitFor(() => expect(summary).toHaveFocus())
      await userEvent.click(within(summary).getByRole('link', { name: 'Enter a name.' }))
      await expect(fields.getByLabelText('Name')).toHaveFocus()
    },
  },
)

export const SavingOffline: Story = screen(
  '/profile',
  { as: personas.ada, network: broken('save-profile', 'network') },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
      await press(canvas, 'Update')
      await expect(
        await canvas.findByRole('group', { name: /server could not be reached/ }, { timeout: 5000 }),
      ).toHaveFocus()
      await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
      await noAlert()
    },
  },
)

/** The session dies in the middle: everything stays, and is there again after the next visit (rules 12). */
export const SessionOver: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await userEvent.type(fields.getByLabelText(/^Summary/), ' Written at night.')
      await runtime.act(({ tx }) => endSessions(tx, personas.ada, 'reset_password'))
      await press(canvas, 'Update')
      await canvas.findByRole('group', { name: /session is over|log in again/i })
      await expect(fields.getByLabelText(/^Summary/)).toHaveDisplayValue(/ Written at night\.$/)
      // Going to log in asks nothing: what was typed is kept.
      const [login] = canvas.getAllByRole('link', { name: 'Login' })
      if (!login) throw new Error('A visitor can log in.')
      await userEvent.click(login)
      await arrive(canvas, 'Login')
      await expect(localStorage.getItem('fieldwork.draft.profile')).toContain('Written at night.')
    },
  },
)

/** What was kept is there at the next visit, said so, and can be thrown away. */
export const Draft: Story = screen(
  '/profile',
  {
    as: personas.ada,
    prepare: () => {
      const kept = {
        owner: personas.ada,
        savedAt: new Date().toISOString(),
        values: { about: 'Kept from before.', experiences: [] },
      }
      localStorage.setItem('fieldwork.draft.profile', JSON.stringify(kept))
      return Promise.resolve()
    },
  },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await expect(fields.getByText(/^Your changes from/)).toBeVisible()
      await expect(fields.getByRole('textbox', { name: /^About/ })).toHaveValue('Kept from before.')
      await expect((await section(canvas, 'Experiences')).queryByRole('listitem')).toBeNull()
      await press(canvas, 'Discard them')
      await userEvent.click(await page.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() =>
        expect(fields.getByRole('textbox', { name: /^About/ })).not.toHaveValue('Kept from before.'),
      )
      await expect(canvas.getByText('Everything is saved')).toBeVisible()
    },
  },
)

/** Leaving with something unsaved is asked about, in the app too. */
export const Leaving: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
      const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
      await userEvent.click(tabs.getByRole('link', { name: 'Change password' }))
      const question = await opened('alertdialog', 'Leave without saving?')
      await userEvent.click(question.getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
      await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
      await userEvent.click(tabs.getByRole('link', { name: 'Change password' }))
      await userEvent.click(await page.findByRole('button', { name: 'Leave without saving' }))
      await arrive(canvas, 'Change password')
      await canvas.findByRole('form', { name: 'Change password' })
      await expect(localStorage.getItem('fieldwork.draft.profile')).toBeNull()
    },
  },
)

/** Another tab saves meanwhile: what nobody touched here follows, what is being written stays. */
export const ChangedElsewhere: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = await form(canvas)
      await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
      await callAs(personas.ada, 'save-profile', { name: 'Ada Lindqvist', currently_working: 'Elsewhere' })
      await press(canvas, 'Update')
      await isTold('Profile')
      await waitFor(() => expect(fields.getByLabelText(/^Working at/)).toHaveValue('Elsewhere'))
      await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
    },
  },
)

/** Two have changed the same list: a list replaces (rules 29), so the rows of the other one are brought in before. */
export const RowsFromElsewhere: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const rows = await section(canvas, 'Experiences')
      const { experiences } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
      const pier = { name: 'Pier 9', from: '2024', to: '', designation: 'Harbour pilot' }
      await removeFirst(rows)
      await callAs(personas.ada, 'save-profile', {
        name: 'Ada Lindqvist',
        experiences: JSON.stringify([...experiences, pier]),
      })
      await press(canvas, 'Update')
      await isTold('Profile', 'Your profile is saved.')
      await expect(
        await canvas.findByText('Everything is saved, with what was changed elsewhere meanwhile'),
      ).toBeVisible()
      await expect(rows.getByLabelText(`Position, experience ${experiences.length}`)).toHaveValue(
        'Harbour pilot',
      )
      const account = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
      await expect(account.experiences).toEqual([...experiences.slice(1), pier])

      // The next save knows of nobody else.
      await userEvent.type((await form(canvas)).getByLabelText(/^Located in/), ' (NL)')
      await press(canvas, 'Update')
      await expect(await canvas.findByText('Everything is saved')).toBeVisible()
    },
  },
)

/** The account cannot be fetched anew: nothing is sent over what another tab may have saved, and nothing is lost. */
export const AccountOutOfReach: Story = screen(
  '/profile',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const rows = await section(canvas, 'Experiences')
      const before = rows.getAllByRole('listitem').length
      await removeFirst(rows)
      runtime.options = { ...runtime.options, ...broken('me', 'network') }
      await press(canvas, 'Update')
      await expect(
        await canvas.findByRole('group', { name: /server could not be reached/ }, { timeout: 5000 }),
      ).toHaveFocus()
      await noAlert()
      await expect(timesCalled('save-profile')).toBe(0)
      await expect(canvas.getByText('Unsaved changes')).toBeVisible()
      await expect(rows.getAllByRole('listitem')).toHaveLength(before - 1)
      await userEvent.click(rows.getByRole('button', { name: 'Undo' }))
      await expect(await canvas.findByText('Everything is saved')).toBeVisible()
    },
  },
)

/** A draft knows the lists as it began with them: what was saved since is in the form, beside what the draft changed. */
export const DraftOfRows: Story = screen(
  '/profile',
  {
    as: personas.ada,
    prepare: async (world) => {
      await world.act(({ tx }) => {
        const { experiences } = tx.accounts.need(personas.ada)
        const pier = { name: 'Pier 9', from: '2024', to: '', designation: 'Harbour pilot' }
        tx.accounts.patch(personas.ada, { experiences: [...experiences, pier] })
        const kept = {
          owner: personas.ada,
          savedAt: new Date().toISOString(),
          values: { experiences: experiences.slice(1), before: { experiences } },
        }
        localStorage.setItem('fieldwork.draft.profile', JSON.stringify(kept))
      })
    },
  },
  {
    play: async ({ canvas }) => {
      const rows = await section(canvas, 'Experiences')
      const { experiences } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
      await expect(rows.getAllByRole('listitem')).toHaveLength(experiences.length - 1)
      await expect(rows.getByRole('button', { name: 'Remove Harbour pilot' })).toBeVisible()
      await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    },
  },
)

/** From the user menu through the tabs: the address changes, the page does not load anew (spec §2). */
export const Tabs: Story = screen(
  '/about',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await choose(canvas, /^Alder/, 'Profile')
      await arrive(canvas, 'Profile')
      for (const tab of ['Change password', 'Receipts', 'Payments']) {
        await follow(canvas, tab)
        await arrive(canvas, tab)
      }
    },
  },
)

export const ChangePassword: Story = screen(
  '/profile/change-password',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const fields = within(await canvas.findByRole('form', { name: 'Change password' }))
      await expect(canvas.getByText(/your other sessions end/)).toBeVisible()
      await userEvent.type(fields.getByLabelText('Current password'), 'not this one')
      await userEvent.type(fields.getByLabelText('New password'), 'lanterns at noon')
      await userEvent.type(fields.getByLabelText('New password, once more'), 'lanterns at noon')
      await press(canvas, 'Change password')
      await waitFor(() => expect(fields.getByLabelText('Current password')).toBeInvalid())
      await userEvent.clear(fields.getByLabelText('Current password'))
      await userEvent.type(fields.getByLabelText('Current password'), password)
      await press(canvas, 'Change password')
      await isTold('Change password', /Other devices are logged out/)
      await expect(fields.getByLabelText('New password')).toHaveValue('')
    },
  },
)

export const ChangePasswordNarrow: Story = screen(
  '/profile/change-password',
  { as: personas.ada },
  {
    globals: { ...narrow, theme: 'dark' },
    play: async ({ canvas }) => {
      await canvas.findByRole('form', { name: 'Change password' })
      await noSidewaysScroll()
    },
  },
)

export const Payments: Story = screen(
  '/profile/payments',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const table = within(await canvas.findByRole('table', { name: 'Payments' }))
      await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Method',
        'Status',
        'Amount',
        'Payment for',
        'Date & time',
      ])
      await expect(table.getAllByText(/^\$\d/).length).toBeGreaterThan(0)
    },
  },
)

export const PaymentsNarrow: Story = screen(
  '/profile/payments',
  { as: personas.harbour },
  {
    globals: { ...narrow, theme: 'dark' },
    play: async ({ canvas }) => {
      await canvas.findByRole('table', { name: 'Payments' })
      await noSidewaysScroll()
    },
  },
)

/** More than a page: the page stands in the address, and a turned page has the focus. */
export const PaymentsPages: Story = screen(
  '/profile/payments?page=2',
  {
    as: personas.harbour,
    prepare: async (world) => {
      await world.act(({ tx }) => {
        const [sample] = tx.payments.by('account_id', personas.harbour)
        if (!sample) throw new Error('Harbour has payments.')
        const { id: _id, ...rest } = sample
        for (let amount = 1; amount <= 25; amount += 1) {
          tx.payments.insert({ ...rest, method: 'other', status: 'failed', intent_id: null, amount })
        }
      })
    },
  },
  {
    play: async ({ canvas }) => {
      const pages = within(await canvas.findByRole('navigation', { name: 'Pages of payments' }))
      await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
      const before = canvas.getByRole('table').textContent
      await userEvent.click(pages.getByRole('link', { name: /^Next page/ }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'All payments, page 3' })).toHaveFocus())
      // The old rows are pale until the new ones are there.
      await waitFor(() => expect(canvas.getByRole('table').textContent).not.toBe(before))
      const list = canvas.getByRole('table').parentElement?.parentElement
      await waitFor(() => expect(list && getComputedStyle(list).opacity).toBe('1'))
    },
  },
)

export const PaymentsEmpty: Story = screen(
  '/profile/payments',
  { as: personas.smallShop },
  { play: async ({ canvas }) => void (await canvas.findByText('No payments yet.')) },
)

export const PaymentsLoading: Story = screen(
  '/profile/payments',
  { as: personas.harbour, network: { slow: { 'payments/my': 'endless' } } },
  { play: async ({ canvas }) => void (await canvas.findByText('Loading your payments…')) },
)

export const PaymentsOffline: Story = screen(
  '/profile/payments',
  { as: personas.harbour, network: broken('payments/my', 'network') },
  {
    play: async ({ canvas }) => {
      await canvas.findByText('Your payments could not be loaded.', {}, { timeout: 5000 })
      await tryAgain(canvas)
      await canvas.findByRole('table', { name: 'Payments' })
    },
  },
)

export const PaymentsForAJobSeeker: Story = screen(
  '/profile/payments',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await canvas.findByText('You are logged in with a job seeker account.')
      await expect(canvas.getByText('Log in with a recruiter account to see payments.')).toBeVisible()
    },
  },
)

/** The number opens the file: to look at, to save, in a tab of its own. */
export const Receipts: Story = screen(
  '/profile/receipts',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const table = within(await canvas.findByRole('table', { name: 'Receipts' }))
      await expect(table.getAllByText('feature job').length).toBeGreaterThan(0)
      const [opener] = table.getAllByRole('button', { name: /open the receipt$/ })
      if (!opener) throw new Error('Harbour has receipts.')
      await userEvent.click(opener)
      const look = await opened('dialog', /^Receipt \d/)
      await expect(await look.findByRole('button', { name: 'Download' })).toBeVisible()
      await expect(look.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    },
  },
)

/** A file that cannot be had is said in its place. */
export const ReceiptLost: Story = screen(
  '/profile/receipts',
  {
    as: personas.harbour,
    prepare: async (world) => {
      await world.act(({ tx }) => {
        for (const { id } of tx.receipts.by('account_id', personas.harbour))
          tx.receipts.patch(id, { path: '/storage/gone.pdf' })
      })
    },
  },
  {
    play: async ({ canvas }) => {
      const [opener] = await canvas.findAllByRole('button', { name: /open the receipt$/ })
      if (!opener) throw new Error('Harbour has receipts.')
      await userEvent.click(opener)
      await expect(await page.findByText('The receipt could not be loaded.')).toBeVisible()
    },
  },
)

export const ReceiptsEmpty: Story = screen(
  '/profile/receipts',
  { as: personas.smallShop },
  { play: async ({ canvas }) => void (await canvas.findByText('No receipts yet.')) },
)

export const ReceiptsNarrow: Story = screen(
  '/profile/receipts',
  { as: personas.harbour },
  {
    globals: narrow,
    play: async ({ canvas }) => {
      await canvas.findByRole('table', { name: 'Receipts' })
      await noSidewaysScroll()
    },
  },
)

export const ReceiptsForAJobSeeker: Story = screen(
  '/profile/receipts',
  { as: personas.ada },
  {
    play: async ({ canvas }) =>
      void (await canvas.findByText('Log in with a recruiter account to see receipts.')),
  },
)
