import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import {
  arrive,
  callAs,
  choose,
  follow,
  isTold,
  logIn,
  messages,
  opened,
  pdf,
  press,
} from '../support/flow.ts'
import type { Canvas, Meta, Story } from '../support/story.ts'

export default {
  title: 'Flows/Applying',
  tags: ['behaviour', '!dev'],
  parameters: { at: `/jobs/${jobs.open}`, as: personas.ada },
} satisfies Meta

const ada = 'ada.lindqvist@example.org'

const newcomer = 'milo.tarrant@example.org'

const job = 'Terminal planner'

/** Waits until the login has returned to the apply form. */
async function isAtForm(canvas: Canvas) {
  const heading = await canvas.findByRole('heading', { level: 2, name: 'Apply for this job' })
  await waitFor(() => expect(heading).toHaveFocus())
}

/** A visitor searches on the home page, logs in and applies with an uploaded CV. */
export const FirstApplication: Story = {
  name: 'Finds a job, logs in and applies',
  parameters: { at: '/', as: 'visitor' },
  play: async ({ canvas, step }) => {
    await step('A visitor searches and opens a job', async () => {
      const search = within(await canvas.findByRole('search', { name: 'Jobs' }))
      await userEvent.type(search.getByRole('searchbox', { name: 'Keyword' }), 'terminal planner')
      await userEvent.click(search.getByRole('button', { name: 'Search' }))
      await arrive(canvas, 'Search jobs')
      await expect(await canvas.findByRole('heading', { level: 2, name: /^2 jobs/ })).toBeVisible()
      await follow(canvas, job)
      await arrive(canvas, job)
    })
    await step('The job asks for a login, with the code from the mailbox', async () => {
      const apply = within(await canvas.findByRole('region', { name: 'Apply for this job' }))
      await expect(apply.queryByRole('button')).toBeNull()
      await userEvent.click(apply.getByRole('link', { name: 'Login' }))
      await expect(
        await canvas.findByText('After you log in, you’ll return to where you were.'),
      ).toBeVisible()
      await logIn(canvas, newcomer)
    })
    await step('Back at the form, a CV is uploaded and sent in one go', async () => {
      await isAtForm(canvas)
      await userEvent.upload(await canvas.findByLabelText('CV'), pdf('Milo_Tarrant.pdf'))
      await expect(canvas.getByLabelText('CV title')).toHaveValue('Milo Tarrant')
      await press(canvas, 'Upload and apply')
      const heading = await canvas.findByRole('heading', { level: 2, name: 'Your application' })
      await waitFor(() => expect(heading).toHaveFocus())
      await expect(messages().queryByRole('button')).toBeNull()
    })
    await step('The application is listed, and the recruiter is notified', async () => {
      await choose(canvas, 'Jobs', 'My applications')
      await arrive(canvas, 'My applications')
      await expect(await canvas.findByText('1 application')).toBeVisible()
      await expect(canvas.getByRole('link', { name: job })).toBeVisible()
      const told = await runtime.read(({ tx }) =>
        tx.notifications.by('account_id', personas.harbour).toSorted((a, b) => b.id - a.id),
      )
      await expect(told[0]).toMatchObject({ type: 'new_job_application', table_id: jobs.open })
    })
  },
}

/** Deleting a CV deletes its applications (rules 21). */
export const ManagingCvs: Story = {
  name: 'Uploads, sets and deletes CVs',
  parameters: { at: '/cv-manager' },
  play: async ({ canvas, step }) => {
    const rows = async (count: number) =>
      await waitFor(async () => {
        const list = within(canvas.getByRole('list', { name: 'Your CVs' })).getAllByRole('listitem')
        await expect(list).toHaveLength(count)
        return list
      })
    await step('A new CV appears at the top', async () => {
      await rows(3)
      await userEvent.upload(canvas.getByLabelText('File'), pdf('Ada_Lindqvist_2027.pdf'))
      await press(canvas, 'Upload')
      await isTold('Upload')
      await expect((await rows(4))[0]).toHaveTextContent('Ada Lindqvist 2027')
    })
    await step('It becomes the default', async () => {
      await press(canvas, 'Set as Default: Ada Lindqvist 2027')
      await waitFor(async () => {
        const marked = (await rows(4)).filter((row) => within(row).queryByText('Default'))
        await expect(marked).toHaveLength(1)
        await expect(marked[0]).toHaveTextContent('Ada Lindqvist 2027')
      })
    })
    await step('The confirmation says how many applications are deleted too', async () => {
      await press(canvas, 'Delete Front-end and prototyping')
      const question = await opened('alertdialog')
      await waitFor(() => expect(question.getByText(/^This also deletes 4 applications/)).toBeVisible())
      await userEvent.click(question.getByRole('button', { name: 'Delete CV and 4 applications' }))
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
      await rows(3)
    })
    await step('Those applications are no longer listed', async () => {
      await choose(canvas, 'Jobs', 'My applications')
      await arrive(canvas, 'My applications')
      await expect(await canvas.findByText('7 applications')).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Front-end engineer, accessibility' })).toBeNull()
    })
    await step('The next application begins with the new default', async () => {
      await choose(canvas, 'Jobs', 'All jobs')
      await arrive(canvas, 'Jobs')
      await follow(canvas, 'Customs declarant')
      await arrive(canvas, 'Customs declarant')
      await expect(await canvas.findByRole('radio', { name: /Your default/ })).toBeChecked()
      await expect(canvas.getByRole('radio', { name: /^Ada Lindqvist 2027/ })).toBeChecked()
    })
  },
}

/** The recruiter changes the status. The job seeker's notification links to the application (rules 20, 33). */
export const FollowingAnApplication: Story = {
  name: 'Follows an application by its notification',
  play: async ({ canvas, step }) => {
    await step('A job seeker applies and logs out', async () => {
      await canvas.findByRole('radio', { name: /Your default/ })
      const form = within(canvas.getByRole('form', { name: 'Apply for this job' }))
      await userEvent.click(form.getByRole('button', { name: 'Apply' }))
      await canvas.findByRole('heading', { level: 2, name: 'Your application' })
      await choose(canvas, /^Ada Lindqvist\W*4/, 'Logout')
      await arrive(canvas, 'Work, set out plainly.')
    })
    await step('The recruiter sets the status', async () => {
      const id = await runtime.read(
        ({ tx }) => tx.applications.by('applicant', `${jobs.open}:${personas.ada}`)[0]?.id,
      )
      await callAs(personas.harbour, 'jobs/change-application-status', {
        id: String(id),
        status: 'shortlisted',
      })
    })
    await step('Logged in again, the menu counts one more', async () => {
      const header = within(canvas.getByRole('navigation', { name: 'Main' }).parentElement ?? document.body)
      await userEvent.click(header.getByRole('link', { name: 'Login' }))
      await logIn(canvas, ada)
      await choose(canvas, /^Ada Lindqvist\W*5/, 'Notifications')
      await arrive(canvas, 'Notifications')
    })
    await step('New notifications are marked and no longer counted', async () => {
      const fresh = within(await canvas.findByRole('list', { name: /^New/ }))
      const items = fresh.getAllByRole('listitem')
      await expect(items).toHaveLength(5)
      await expect(items[0]).toHaveTextContent(`moved your application for “${job}” to “Shortlisted”`)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ada Lindqvist' })).toBeVisible())
      const first = items[0]
      if (first) await userEvent.click(within(first).getByRole('link'))
    })
    await step('It opens the application with its progress', async () => {
      await arrive(canvas, job)
      const progress = within(await canvas.findByRole('list', { name: 'Progress of your application' }))
      const current = progress
        .getAllByRole('listitem')
        .find((one) => one.getAttribute('aria-current') === 'step')
      await expect(current).toHaveTextContent('Shortlisted')
    })
  },
}

/** The session expires during the application; file and title are restored after the login (rules 12). */
export const ExpiredSessionWhileApplying: Story = {
  name: 'Applies after an expired session',
  parameters: { as: personas.newcomer },
  play: async ({ canvas, step }) => {
    const isRestored = async () => {
      await expect(await canvas.findByLabelText('CV title')).toHaveValue('Milo, for the quay')
      await expect(canvas.getByText('Milo_Tarrant.pdf')).toBeVisible()
    }
    await step('The job seeker chooses a file and types a title', async () => {
      await userEvent.upload(await canvas.findByLabelText('CV'), pdf('Milo_Tarrant.pdf'))
      const title = canvas.getByLabelText('CV title')
      await userEvent.clear(title)
      await userEvent.type(title, 'Milo, for the quay')
    })
    await step('The session expires before the form is sent: all input stays', async () => {
      await runtime.mutate(({ tx }) => {
        for (const { id } of tx.sessions.by('account_id', personas.newcomer)) tx.sessions.remove(id)
      })
      await press(canvas, 'Upload and apply')
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Milo Tarrant' })).toBeNull())
      await isRestored()
    })
    await step('After the login the form is restored, focused, and sent', async () => {
      const header = within(canvas.getByRole('navigation', { name: 'Main' }).parentElement ?? document.body)
      await userEvent.click(header.getByRole('link', { name: 'Login' }))
      await logIn(canvas, newcomer)
      await isAtForm(canvas)
      await isRestored()
      await press(canvas, 'Upload and apply')
      await canvas.findByRole('heading', { level: 2, name: 'Your application' })
      await expect(canvas.getByText(/^With your CV/)).toHaveTextContent('Milo, for the quay')
    })
  },
}
