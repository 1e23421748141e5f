import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { noAlert, press, retype } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import {
  bodyRows,
  confirm,
  form,
  isSaved,
  lanternfold,
  openSections,
  postNames,
  projectNames,
  section,
} from '../support/profile.ts'
import { type Meta, narrow, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Profile/States',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

export const JobSeeker = story.full(async ({ canvas }) => {
  const fields = await form(canvas)
  await expect(fields.getByLabelText('Email address')).toHaveAttribute('readonly')
  await expect(fields.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name')
  await expect(fields.getByLabelText(/^Skills/)).not.toHaveValue('')
  const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
  await expect(tabs.getAllByRole('link')).toHaveLength(2)
  await expect(await postNames(await section(canvas, 'Posts'))).toHaveLength(3)
  await expect(await projectNames(await section(canvas, 'Projects'))).toHaveLength(3)
  const employers = await section(canvas, 'Employers')
  await expect(bodyRows(employers, 'Employers')).toHaveLength(3)
  await expect(employers.getByRole('button', { name: 'Decline Lanternfold Studio' })).toBeVisible()
  await expect(employers.getAllByRole('button', { name: /^(Accept|Decline|Remove) / })).toHaveLength(4)
  await expect(canvas.getByText('All changes saved')).toBeVisible()
  // The index links to a section far below.
  await userEvent.click(
    within(canvas.getByRole('navigation', { name: 'On this page' })).getByRole('link', {
      name: 'Projects',
    }),
  )
  await waitFor(() => expect(canvas.getByRole('heading', { name: /^Projects/ })).toHaveFocus())
})

export const Recruiter = story.full({ as: personas.harbour }, async ({ canvas }) => {
  const fields = await form(canvas)
  await expect(fields.getByLabelText('Name')).toHaveAttribute('autocomplete', 'organization')
  const own = canvas.getByRole('link', { name: 'View profile' })
  await expect(own).toHaveAttribute('href', `/recruiter/${personas.harbour}`)
  await expect(fields.queryByLabelText(/^Summary/)).toBeNull()
  await expect(fields.queryByRole('heading', { name: 'Education' })).toBeNull()
  const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
  await expect(tabs.getAllByRole('link')).toHaveLength(4)
  await expect(await postNames(await section(canvas, 'Posts'))).toHaveLength(3)
  await expect(canvas.queryByRole('region', { name: 'Projects' })).toBeNull()
  const employees = await section(canvas, 'Employees')
  await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
  await expect(employees.getByRole('link', { name: 'Rashid Tanoli' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/user\/\d+$/),
  )
})

/** Only the first section is open at first, and the one with a request to answer. */
export const Narrow = story.state({ globals: narrow }, async ({ canvas }) => {
  const fields = await form(canvas)
  await canvas.findByRole('region', { name: /^Projects/ })
  await expect(fields.getByRole('button', { name: 'About you' })).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByRole('button', { name: 'Employers' })).toHaveAttribute('aria-expanded', 'true')
  const later = ['Job preferences', 'Education', 'Experiences', 'Certificates', 'Posts', 'Projects']
  for (const name of later) {
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
  }
})

/** Empty sections say what belongs there. */
export const EmptyProfile = story.empty({ as: personas.newcomer }, async ({ canvas }) => {
  await expect(await canvas.findByText('The positions you’ve held appear here.')).toBeVisible()
  await expect((await section(canvas, 'Posts')).getByText(/^No posts yet\./)).toBeVisible()
  await expect((await section(canvas, 'Projects')).getByText(/^No projects yet\./)).toBeVisible()
  await expect(canvas.queryByRole('region', { name: /^Employers/ })).toBeNull()
})

export const RightToLeft = story.otherScript({ as: personas.rightToLeft })

/** Of two hundred experiences with the longest text, the first appear at once and the others on request. */
export const LongTexts = story.longText(
  { as: extremes.person, scenario: 'extremes', globals: narrow },
  async ({ canvas }) => {
    await openSections(canvas, 'Projects')
    const experiences = await section(canvas, 'Experiences')
    await expect(experiences.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(experiences.getByRole('button', { name: 'Show all 200' }))
    await expect(experiences.getAllByRole('listitem')).toHaveLength(200)
    // The first new row has focus.
    await waitFor(() => expect(experiences.getByLabelText('Position, experience 9')).toHaveFocus())
    const last = experiences.getByLabelText('To, experience 200')
    await retype(last, '2026')
    await press(canvas, 'Update')
    await isSaved(canvas)
  },
)

export const Loading = story.loading('me', 'Loading…')

/** If the account of a stored session can't be loaded, the page says so and offers a retry, but no login (rules 37). */
export const AccountNotLoaded = story.offline('me', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Try again' })
  await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
  // Code that arrives later asks for the account once more, which may replace the button.
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
})

export const Visitor = story.notAllowed({ as: 'visitor' }, 'Log in to see your profile.')
export const UnknownType = story.error({ at: '/profile/invoices', as: personas.harbour }, 'Page not found')

export const PasswordForm = story.state(
  { at: '/profile/change-password' },
  story.fillsIn({ 'Current password': 'current-password', 'New password': 'new-password' }),
)

export const SavingOffline = story.offline('save-profile', async ({ canvas }) => {
  const fields = await form(canvas)
  await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
  await press(canvas, 'Update')
  await expect(await canvas.findByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus()
  await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
  await noAlert()
})

export const Collapsed = story.state(async ({ canvas }) => {
  const fields = await form(canvas)
  for (const name of ['About you', 'Job preferences', 'Education', 'Experiences', 'Certificates']) {
    const toggle = fields.getByRole('button', { name })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(fields.getByLabelText('Name')).not.toBeVisible()
})

/** The old status is restored, and a message appears below the table, without an alert (rules 37). */
export const AcceptingOffline = story.offline('employees/accept-request', async ({ canvas }) => {
  const employers = await section(canvas, 'Employers')
  await press(employers, 'Accept Lanternfold Studio')
  await confirm('Are you sure you want to accept this request?', 'Accept')
  await expect(
    await employers.findByText(/^We couldn’t save your response to Lanternfold Studio\./),
  ).toBeVisible()
  await expect(lanternfold(employers)).toHaveTextContent('Pending')
  await noAlert()
})

/** A draft from an earlier visit opens its form without taking focus (rules 12). */
export const ProjectDraft = story.state(
  {
    prepare: ({ tx }) => {
      const ferry = tx.projects.by('account_id', personas.ada).find(({ title }) => title === 'Ferry desk')
      if (!ferry) throw new Error('There is no such project.')
      const values = { title: 'Ferry desk II', time_took: '' }
      const stored = { owner: personas.ada, savedAt: new Date().toISOString(), values, before: {} }
      localStorage.setItem(`fieldwork.draft.project.${ferry.id}`, JSON.stringify(stored))
    },
  },
  async ({ canvas }) => {
    const projects = await section(canvas, 'Projects')
    const draft = within(await projects.findByRole('form', { name: 'Edit Ferry desk' }))
    await expect(draft.getByRole('textbox', { name: 'Title' })).toHaveValue('Ferry desk II')
    await expect(draft.getByRole('textbox', { name: /^Time taken/ })).toHaveValue('')
    await expect(draft.getByRole('textbox', { name: /^Description/ })).not.toHaveValue('')
    await expect(draft.getByRole('textbox', { name: 'Title' })).not.toHaveFocus()
    await expect(projects.getAllByRole('form')).toHaveLength(1)
  },
)

export const SectionsLoading = story.loading('my-profile', 'Loading your posts…')
export const SectionsError = story.error('my-profile', 'We couldn’t load your posts and projects.')

export const SectionsOffline = story.offline(
  { as: personas.harbour, ...unreachable('my-profile') },
  'We couldn’t load your posts and employees.',
)

export const LongTextsOfACompany = story.longText(
  { as: extremes.company, scenario: 'extremes', globals: narrow },
  async ({ canvas }) => {
    await openSections(canvas, 'Employees')
  },
)

export const EmployersOtherScript = story.otherScript(
  { as: personas.rightToLeft, globals: narrow },
  async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Employers')
    await expect(bodyRows(employers, 'Employers')).toHaveLength(1)
  },
)
