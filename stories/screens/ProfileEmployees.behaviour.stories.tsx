import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold, press, timesCalled } from '../support/flow.ts'
import {
  bodyRows,
  confirm,
  invitation,
  isOver,
  lanternfold,
  lookElsewhere,
  question,
  section,
} from '../support/profile.ts'
import { type Meta, type Story, unanswered } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Employees',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/profile', as: personas.harbour },
} satisfies Meta

/** A typed address survives a change of tab (rules 12). */
export const EmployeeDraft: Story = {
  name: 'Keeps an unsent address',
  play: async ({ canvas }) => {
    await userEvent.type((await invitation(canvas)).email, 'ada.lind')
    await lookElsewhere(canvas)
    await expect((await invitation(canvas)).email).toHaveValue('ada.lind')
  },
}

/** An alert appears, and the new row is at the top (product: alerts). A double click sends one request. */
export const AddingAnEmployee: Story = {
  name: 'Invites an employee once',
  play: async ({ canvas }) => {
    const { employees, email } = await invitation(canvas)
    await userEvent.type(email, ' Milo.Tarrant@example.org ')
    await userEvent.dblClick(employees.getByRole('button', { name: 'Add' }))
    await isTold('Add Employee', 'Request sent to Milo Tarrant.')
    const [first] = bodyRows(employees, 'Employees')
    await expect(first).toHaveTextContent(/Milo Tarrant.*milo\.tarrant@example\.org.*Pending/)
    await expect(employees.getByText('8 invitations')).toBeVisible()
    await expect(email).toHaveValue('')
    await expect(timesCalled('employees/create')).toBe(1)
  },
}

/** The new request replaces the declined one, at the top and pending (rules 28). */
export const AskingAgain: Story = {
  name: 'Invites an employee who declined',
  play: async ({ canvas }) => {
    const { employees, email } = await invitation(canvas)
    await userEvent.type(email, 'lwazi.m@example.org{Enter}')
    await isTold('Add Employee')
    await waitFor(() =>
      expect(bodyRows(employees, 'Employees')[0]).toHaveTextContent(/Lwazi Mthembu.*Pending/),
    )
    await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
    await expect(employees.getByText('7 invitations')).toBeVisible()
  },
}

/** An empty field or an unknown, a recruiter's or an already listed address is refused, and the input stays. */
export const AddingAnEmployeeInvalid: Story = {
  name: 'Refuses invalid addresses',
  play: async ({ canvas }) => {
    const { employees, email } = await invitation(canvas)
    await press(employees, 'Add')
    await expect(email).toHaveAccessibleDescription('Enter a job seeker’s email address.')
    await expect(timesCalled('employees/create')).toBe(0)
    const cases = [
      ['nobody@example.org', 'No job seeker has this email address. Please check it.'],
      ['shop.thimbletack@example.com', 'No job seeker has this email address. Please check it.'],
      ['tomasz.w@example.org', 'Tomasz Wierzbołowski is already on your list.'],
      ['rashid.t@example.org', 'Rashid Tanoli is already on your list.'],
    ] as const
    for (const [address_, words] of cases) {
      await userEvent.clear(email)
      await userEvent.type(email, address_)
      await press(employees, 'Add')
      await waitFor(() => expect(email).toHaveAccessibleDescription(words))
      await expect(email).toHaveValue(address_)
    }
    await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
  },
}

export const RemovingAnEmployee: Story = {
  name: 'Removes an employee',
  play: async ({ canvas }) => {
    const employees = await section(canvas, 'Employees')
    await press(employees, 'Delete Rashid Tanoli')
    await confirm('Are you sure you want to remove this employee ?', 'Remove')
    await waitFor(() => expect(employees.getByRole('link', { name: 'Nurul Izzati Rahman' })).toHaveFocus())
    await expect(bodyRows(employees, 'Employees')).toHaveLength(6)
    await expect(employees.getByText('6 invitations')).toBeVisible()
    await expect(page.getByText('Rashid Tanoli removed.')).toBeInTheDocument()
  },
}

/** The heading’s button takes focus. */
export const RemovingTheLastEmployee: Story = {
  name: 'Removes the last employee',
  parameters: {
    as: personas.smallShop,
    prepare: ({ tx, now }) => {
      const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
      tx.employee_links.insert({ ...pair, status: 'accepted', created_at: now })
    },
  },
  play: async ({ canvas }) => {
    const employees = await section(canvas, 'Employees')
    await press(employees, 'Delete Milo Tarrant')
    await confirm('Are you sure you want to remove this employee ?', 'Remove')
    await expect(await employees.findByText('You haven’t invited anyone yet.')).toBeVisible()
    await waitFor(() => expect(employees.getByRole('button', { name: 'Employees' })).toHaveFocus())
  },
}

/** The employee was removed elsewhere: an alert appears, and the list is reloaded. */
export const RemovingAnEmployeeRefused: Story = {
  name: 'Reloads the list when removing is refused',
  play: async ({ canvas }) => {
    const employees = await section(canvas, 'Employees')
    await press(employees, 'Delete Rashid Tanoli')
    const asked = await question('Are you sure you want to remove this employee ?')
    await runtime.mutate(({ tx }) => tx.employee_links.remove(29))
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }))
    await isOver()
    await isTold('Error', 'Employee not found.')
    await waitFor(() => expect(bodyRows(employees, 'Employees')).toHaveLength(6))
  },
}

/** The status changes before the server answers, and the row takes focus. */
export const Accepting: Story = {
  name: 'Accepts a request at once',
  parameters: { as: personas.ada, ...unanswered('employees/accept-request') },
  play: async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Accept Lanternfold Studio')
    await confirm('Are you sure you want to accept this request?', 'Accept')
    await waitFor(() => expect(lanternfold(employers)).toHaveTextContent('Accepted'))
    await expect(employers.getByRole('button', { name: 'Remove Lanternfold Studio' })).toBeVisible()
    await waitFor(() => expect(employers.getByRole('link', { name: 'Lanternfold Studio' })).toHaveFocus())
  },
}

export const Declining: Story = {
  name: 'Declines a request',
  parameters: { as: personas.ada },
  play: async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Decline Lanternfold Studio')
    await confirm('Are you sure you want to decline this request?', 'Decline')
    await waitFor(() => expect(lanternfold(employers)).toHaveTextContent('Declined'))
    await expect(
      await page.findByText('You declined the request from Lanternfold Studio.'),
    ).toBeInTheDocument()
  },
}

/** The company withdrew the request: an alert appears, and the row is removed. */
export const AcceptingRefused: Story = {
  name: 'Removes a withdrawn request',
  parameters: { as: personas.ada },
  play: async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Accept Lanternfold Studio')
    const asked = await question('Are you sure you want to accept this request?')
    await runtime.mutate(({ tx }) => tx.employee_links.remove(30))
    await userEvent.click(asked.getByRole('button', { name: 'Accept' }))
    await isTold('Error', 'Request not found.')
    await waitFor(() => expect(bodyRows(employers, 'Employers')).toHaveLength(2))
  },
}

export const RemovingAnEmployer: Story = {
  name: 'Removes an employer',
  parameters: { as: personas.ada },
  play: async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Remove Everwharf')
    await confirm('Are you sure you want to remove this employer?', 'Remove')
    await waitFor(() => expect(bodyRows(employers, 'Employers')).toHaveLength(2))
    await waitFor(() => expect(employers.getByRole('link', { name: 'Ledgerfern' })).toHaveFocus())
    await expect(page.getByText('Everwharf removed.')).toBeInTheDocument()
  },
}

/** The table disappears with its last row, and the page's heading takes focus. */
export const RemovingTheLastEmployer: Story = {
  name: 'Removes the last employer',
  parameters: { as: personas.rightToLeft },
  play: async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, /^Remove /)
    await confirm('Are you sure you want to remove this employer?', 'Remove')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Employers' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
