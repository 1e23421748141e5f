import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold, noAlert, press, timesCalled } from '../support/flow.ts'
import { type Canvas, screen } from '../support/screen.tsx'
import {
  bodyRows,
  confirm,
  failing,
  isOver,
  isStopped,
  lookElsewhere,
  question,
  section,
  type Section,
} from '../support/profile.ts'

const meta = { title: 'Screens/Profile/Employees' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/profile'

/** The employees, and the field that another one is asked by. */
async function invitation(canvas: Canvas) {
  const employees = await section(canvas, 'Employees')
  return { employees, email: employees.getByRole('textbox', { name: 'Email address' }) }
}

/** An address that was typed and not sent is there again after a look at another tab (rules 12). */
export const EmployeeDraft: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await userEvent.type((await invitation(canvas)).email, 'ada.lind')
      await lookElsewhere(canvas)
      await expect((await invitation(canvas)).email).toHaveValue('ada.lind')
    },
  },
)

/** Asked by e-mail: an alert, and the new row on top (product: alerts). Two quick presses ask once. */
export const AddingAnEmployee: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await userEvent.type(email, ' Milo.Tarrant@example.org ')
      await userEvent.dblClick(employees.getByRole('button', { name: 'Add' }))
      await isTold('Add Employee', 'Milo Tarrant is asked.')
      const [first] = bodyRows(employees, 'Employees')
      await expect(first).toHaveTextContent(/Milo Tarrant.*milo\.tarrant@example\.org.*Pending/)
      await expect(employees.getByText('8 employees')).toBeVisible()
      await expect(email).toHaveValue('')
      await expect(timesCalled('employees/create')).toBe(1)
    },
  },
)

/** Who declined may be asked again: one row, on top, pending (rules 28). */
export const AskingAgain: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await userEvent.type(email, 'lwazi.m@example.org{Enter}')
      await isTold('Add Employee')
      await waitFor(() =>
        expect(bodyRows(employees, 'Employees')[0]).toHaveTextContent(/Lwazi Mthembu.*Pending/),
      )
      await expect(bodyRows(employees, 'Employees')).toHaveLength(7)
      await expect(employees.getByText('7 employees')).toBeVisible()
    },
  },
)

/** Nothing typed, an unknown address, a recruiter's, one on the list already: words at the field, which stays as it is. */
export const AddingAnEmployeeInvalid: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await press(employees, 'Add')
      await expect(email).toHaveAccessibleDescription('Enter a job seeker’s email address.')
      await expect(timesCalled('employees/create')).toBe(0)
      const cases = [
        ['nobody@example.org', 'No job seeker uses this e-mail address.'],
        ['shop.thimbletack@example.com', 'No job seeker uses this e-mail address.'],
        ['tomasz.w@example.org', 'Tomasz Wierzbołowski is on your list already.'],
        ['rashid.t@example.org', 'Rashid Tanoli is on your list already.'],
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
  },
)

export const AddingAnEmployeeOffline: Story = screen(
  address,
  failing(personas.harbour, 'employees/create', 'network'),
  {
    play: async ({ canvas }) => {
      const { employees, email } = await invitation(canvas)
      await userEvent.type(email, 'milo.tarrant@example.org{Enter}')
      await isStopped(employees, /could not be reached/)
      await expect(email).toHaveValue('milo.tarrant@example.org')
      await noAlert()
    },
  },
)

export const RemovingAnEmployee: Story = screen(
  address,
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const employees = await section(canvas, 'Employees')
      await press(employees, 'Delete Rashid Tanoli')
      await confirm('Are you sure you want to remove this employee ?', 'Remove')
      await waitFor(() => expect(employees.getByRole('link', { name: 'Nurul Izzati Rahman' })).toHaveFocus())
      await expect(bodyRows(employees, 'Employees')).toHaveLength(6)
      await expect(employees.getByText('6 employees')).toBeVisible()
      await expect(page.getByText('Rashid Tanoli removed.')).toBeInTheDocument()
    },
  },
)

/** The last one: the heading has the focus. */
export const RemovingTheLastEmployee: Story = screen(
  address,
  {
    as: personas.smallShop,
    prepare: async (world) => {
      await world.mutate(({ tx, now }) => {
        const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
        tx.employee_links.insert({ ...pair, status: 'accepted', created_at: now })
      })
    },
  },
  {
    play: async ({ canvas }) => {
      const employees = await section(canvas, 'Employees')
      await press(employees, 'Delete Milo Tarrant')
      await confirm('Are you sure you want to remove this employee ?', 'Remove')
      await expect(await employees.findByText('You haven’t invited anyone yet.')).toBeVisible()
      await waitFor(() => expect(employees.getByRole('heading', { name: 'Employees' })).toHaveFocus())
    },
  },
)

/** Gone in the meantime: an alert says so, and the list is asked for again. */
export const RemovingAnEmployeeRefused: Story = screen(
  address,
  { as: personas.harbour },
  {
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
  },
)

/* Employers */

const lanternfold = (employers: Section) =>
  bodyRows(employers, 'Employers').find(({ textContent }) => textContent.includes('Lanternfold Studio'))

/** Shown at once, while the call is still on its way; the row has the focus. */
export const Accepting: Story = screen(
  address,
  { as: personas.ada, network: { slow: { 'employees/accept-request': 'endless' } } },
  {
    play: async ({ canvas }) => {
      const employers = await section(canvas, 'Employers')
      await press(employers, 'Accept Lanternfold Studio')
      await confirm('Are you sure you want to accept this request ?', 'Accept')
      await waitFor(() => expect(lanternfold(employers)).toHaveTextContent('Accepted'))
      await expect(employers.getByRole('button', { name: 'Remove Lanternfold Studio' })).toBeVisible()
      await waitFor(() => expect(employers.getByRole('link', { name: 'Lanternfold Studio' })).toHaveFocus())
    },
  },
)

export const Declining: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const employers = await section(canvas, 'Employers')
      await press(employers, 'Decline Lanternfold Studio')
      await confirm('Are you sure you want to decline this request ?', 'Decline')
      await waitFor(() => expect(lanternfold(employers)).toHaveTextContent('Declined'))
      await expect(
        await page.findByText('You declined the request from Lanternfold Studio.'),
      ).toBeInTheDocument()
    },
  },
)

/** Offline it goes back to what it was, and says so below the table; no alert (rules 37). */
export const AcceptingOffline: Story = screen(
  address,
  failing(personas.ada, 'employees/accept-request', 'network'),
  {
    play: async ({ canvas }) => {
      const employers = await section(canvas, 'Employers')
      await press(employers, 'Accept Lanternfold Studio')
      await confirm('Are you sure you want to accept this request ?', 'Accept')
      await expect(
        await employers.findByText(/^We couldn’t save your answer to Lanternfold Studio\./),
      ).toBeVisible()
      await expect(lanternfold(employers)).toHaveTextContent('Pending')
      await noAlert()
    },
  },
)

/** Taken back by the company in the meantime: an alert, and the row goes. */
export const AcceptingRefused: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const employers = await section(canvas, 'Employers')
      await press(employers, 'Accept Lanternfold Studio')
      const asked = await question('Are you sure you want to accept this request ?')
      await runtime.mutate(({ tx }) => tx.employee_links.remove(30))
      await userEvent.click(asked.getByRole('button', { name: 'Accept' }))
      await isTold('Error', 'Request not found.')
      await waitFor(() => expect(bodyRows(employers, 'Employers')).toHaveLength(2))
    },
  },
)

export const RemovingAnEmployer: Story = screen(
  address,
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      const employers = await section(canvas, 'Employers')
      await press(employers, 'Remove Everwharf')
      await confirm('Are you sure you want to remove this employer ?', 'Remove')
      await waitFor(() => expect(bodyRows(employers, 'Employers')).toHaveLength(2))
      await waitFor(() => expect(employers.getByRole('link', { name: 'Ledgerfern' })).toHaveFocus())
      await expect(page.getByText('Everwharf removed.')).toBeInTheDocument()
    },
  },
)

/** With the last one the table goes, as it is shown only where there are any; the page's heading has the focus. */
export const RemovingTheLastEmployer: Story = screen(
  address,
  { as: personas.rightToLeft },
  {
    play: async ({ canvas }) => {
      const employers = await section(canvas, 'Employers')
      await press(employers, /^Remove /)
      await confirm('Are you sure you want to remove this employer ?', 'Remove')
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Employers' })).toBeNull())
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    },
  },
)
