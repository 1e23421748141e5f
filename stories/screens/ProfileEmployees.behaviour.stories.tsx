import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold, press, timesCalled } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import {
  bodyRows,
  invitation,
  isOver,
  lanternfold,
  lookElsewhere,
  question,
  section,
  type Section,
} from '../support/profile.ts'
import { type Canvas, type Meta, unanswered, type World } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Employees',
  parameters: { at: '/profile', as: personas.harbour },
} satisfies Meta

/** A typed address survives a change of tab (rules 12). */
export const KeepsAnUnsentAddress = behaviour(async ({ canvas }) => {
  await userEvent.type((await invitation(canvas)).email, 'ada.lind')
  await lookElsewhere(canvas)
  await expect((await invitation(canvas)).email).toHaveValue('ada.lind')
})

/** An alert appears, and the new row is at the top (product: alerts), in place of a declined one (rules 28). */
export const InvitesAnEmployeeOnce = behaviour(async ({ canvas }) => {
  const { employees, email } = await invitation(canvas)
  await userEvent.type(email, ' Milo.Tarrant@example.org ')
  await userEvent.dblClick(employees.getByRole('button', { name: 'Add' }))
  await isTold('Add Employee', 'Request sent to Milo Tarrant.')
  const [first] = bodyRows(employees, 'Employees')
  await expect(first).toHaveTextContent(/Milo Tarrant.*milo\.tarrant@example\.org.*Pending/)
  await expect(employees.getByText('8 invitations')).toBeVisible()
  await expect(employees.getAllByText('Accepted')[0]).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(timesCalled('employees/create')).toBe(1)
  await userEvent.type(email, 'lwazi.m@example.org{Enter}')
  await waitFor(() => expect(bodyRows(employees, 'Employees')[0]).toHaveTextContent(/^Lwazi/))
  await expect(bodyRows(employees, 'Employees')).toHaveLength(8)
})

/** The server's reason appears at the field, and the input stays. */
export const RefusesAnUnknownAddress = behaviour(async ({ canvas }) => {
  const { employees, email } = await invitation(canvas)
  await press(employees, 'Add')
  await expect(email).toHaveAccessibleDescription('Enter a job seeker’s email address.')
  await expect(timesCalled('employees/create')).toBe(0)
  await userEvent.type(email, 'nobody@example.org')
  await press(employees, 'Add')
  const words = 'No job seeker has this email address. Please check it.'
  await waitFor(() => expect(email).toHaveAccessibleDescription(words))
  await expect(email).toHaveValue('nobody@example.org')
})

const questions = {
  removeEmployee: ['Are you sure you want to remove this employee ?', 'Remove'],
  removeEmployer: ['Are you sure you want to remove this employer?', 'Remove'],
  accept: ['Are you sure you want to accept this request?', 'Accept'],
  decline: ['Are you sure you want to decline this request?', 'Decline'],
} as const

/**
 * Presses a button of a row and confirms.
 * @param world `gone` is the id of a row that the other side removes before the confirmation
 * @param after expects the outcome
 */
const confirmed = (
  { gone, ...world }: World & { gone?: number },
  button: string | RegExp,
  kind: keyof typeof questions,
  after: (rows: Section, canvas: Canvas) => Promise<void>,
) =>
  behaviour(world, async ({ canvas }) => {
    const rows = await section(canvas, kind === 'removeEmployee' ? 'Employees' : 'Employers')
    await press(rows, button)
    const [words, yes] = questions[kind]
    const asked = await question(words)
    if (gone !== undefined) await runtime.mutate(({ tx }) => tx.employee_links.remove(gone))
    await press(asked, yes)
    await isOver()
    await after(rows, canvas)
  })

const linkHasFocus = async (rows: Section, name: string) =>
  await waitFor(() => expect(rows.getByRole('link', { name })).toHaveFocus())

const harbour = { as: personas.harbour }
const ada = { as: personas.ada }

export const RemovingAnEmployee = confirmed(
  harbour,
  'Delete Rashid Tanoli',
  'removeEmployee',
  async (rows) => {
    await linkHasFocus(rows, 'Nurul Izzati Rahman')
    await expect(bodyRows(rows, 'Employees')).toHaveLength(6)
    await expect(rows.getByText('6 invitations')).toBeVisible()
    await expect(page.getByText('Rashid Tanoli removed.')).toBeInTheDocument()
  },
)

/** The heading’s button takes focus. */
export const RemovingTheLastEmployee = confirmed(
  {
    as: personas.smallShop,
    prepare: ({ tx, now }) => {
      const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
      tx.employee_links.insert({ ...pair, status: 'accepted', created_at: now })
    },
  },
  'Delete Milo Tarrant',
  'removeEmployee',
  async (rows) => {
    await expect(await rows.findByText('You haven’t invited anyone yet.')).toBeVisible()
    await waitFor(() => expect(rows.getByRole('button', { name: 'Employees' })).toHaveFocus())
  },
)

/** The employee was removed elsewhere: an alert appears, and the list is reloaded. */
export const RemovingAnEmployeeRefused = confirmed(
  { ...harbour, gone: 29 },
  'Delete Rashid Tanoli',
  'removeEmployee',
  async (rows) => {
    await isTold('Error', 'Employee not found.')
    await waitFor(() => expect(bodyRows(rows, 'Employees')).toHaveLength(6))
  },
)

/** The status changes before the server answers, and the row takes focus. */
export const Accepting = confirmed(
  { ...ada, ...unanswered('employees/accept-request') },
  'Accept Lanternfold Studio',
  'accept',
  async (rows) => {
    await waitFor(() => expect(lanternfold(rows)).toHaveTextContent('Accepted'))
    await linkHasFocus(rows, 'Lanternfold Studio')
  },
)

/** The company withdrew the request: an alert appears, and the row is removed. */
export const AcceptingRefused = confirmed(
  { ...ada, gone: 30 },
  'Accept Lanternfold Studio',
  'accept',
  async (rows) => {
    await isTold('Error', 'Request not found.')
    await waitFor(() => expect(bodyRows(rows, 'Employers')).toHaveLength(2))
  },
)

export const Declining = confirmed(ada, 'Decline Lanternfold Studio', 'decline', async (rows) => {
  await waitFor(() => expect(lanternfold(rows)).toHaveTextContent('Declined'))
  await page.findByText('You declined the request from Lanternfold Studio.')
})

export const RemovingAnEmployer = confirmed(ada, 'Remove Everwharf', 'removeEmployer', async (rows) => {
  await linkHasFocus(rows, 'Ledgerfern')
  await expect(bodyRows(rows, 'Employers')).toHaveLength(2)
  await expect(page.getByText('Everwharf removed.')).toBeInTheDocument()
})

/** The table disappears with its last row, and the page's heading takes focus. */
export const RemovingTheLastEmployer = confirmed(
  { as: personas.rightToLeft },
  /^Remove /,
  'removeEmployer',
  async (_rows, canvas) => {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Employers' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
)
