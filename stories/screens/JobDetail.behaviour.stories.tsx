import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll, tryAgain } from '../support/flow.ts'
import { failing, type Meta, narrow, type Story, unanswered } from '../support/story.ts'
import { arrived, heading } from '../support/job-detail.ts'

export default {
  title: 'Screens/Job/States',
  tags: ['behaviour', '!dev'],
  parameters: { at: `/jobs/${jobs.open}`, as: personas.ada },
} satisfies Meta

/** The bar at the bottom leads to the form, and is hidden while the form is in view. */
export const JumpsToTheForm: Story = {
  name: 'Jumps to the form on a phone',
  globals: narrow,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Apply' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Apply' }))
    await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull())
    await noSidewaysScroll()
  },
}

/** On wide screens, the button beside the description is hidden while the form is in view. */
export const JumpsToTheFormWide: Story = {
  name: 'Jumps to the form',
  play: async ({ canvas }) => {
    const facts = within(await arrived(canvas))
    await userEvent.click(await facts.findByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Apply' })).toHaveLength(1))
    window.scrollTo({ top: 0 })
    await expect(await facts.findByRole('button', { name: 'Apply' })).toBeVisible()
  },
}

/** A recruiter's own job starts with its title from the list and the owner's layout. */
export const StartsWithMyJobs: Story = {
  name: 'Starts with data from my jobs',
  parameters: { at: '/my', as: personas.harbour, ...unanswered('jobs/fetch-single') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Terminal planner' }))
    await heading(canvas, 1, 'Terminal planner')
    const path = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'My jobs',
      'Terminal planner',
    ])
    await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
  },
}

/** A reload shows the owner's layout from the start, although the account is not known yet. */
export const ReloadsMyJob: Story = {
  name: 'Reloads a job of mine in its layout',
  parameters: {
    as: personas.harbour,
    network: { slow: { me: 'endless' as const, 'jobs/fetch-single': 'endless' as const } },
    prepare: () => sessionStorage.setItem('fieldwork.ownJob', String(jobs.open)),
  },
  play: async ({ canvas }) => {
    const path = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }))
    await expect(path.getByRole('link', { name: 'My jobs' })).toBeVisible()
  },
}

/** Data from the list appears in its final place before the job's own call is answered. */
export const StartsWithTheList: Story = {
  name: 'Starts with data from the list',
  parameters: { at: '/jobs', as: 'visitor', ...unanswered('jobs/fetch-single') },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Full Time' })
    const [row] = within(list).getAllByRole('article')
    if (!row) throw new Error('There are no jobs.')
    const link = within(row).getByRole('link')
    const title = link.textContent
    await userEvent.click(link)
    await heading(canvas, 1, title)
    await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
    await expect(canvas.getByText('Positions')).toBeVisible()
    await expect(canvas.getByText('Posted')).toBeVisible()
  },
}

export const StartsWithTheListNarrow: Story = {
  ...StartsWithTheList,
  name: 'Starts with data from the list, narrow',
  globals: narrow,
}

/** A bookmark provides only title and company. */
export const StartsWithABookmark: Story = {
  name: 'Starts with data from a bookmark',
  parameters: { at: '/bookmarks', ...unanswered('jobs/fetch-single') },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Read More/ })
    const title = link?.querySelector('bdi')?.textContent
    if (!link || !title) throw new Error('There are no bookmarks.')
    await userEvent.click(link)
    await heading(canvas, 1, title)
    await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
  },
}

export const RecoversAfterAnError: Story = {
  name: 'Recovers after an error',
  parameters: { as: 'visitor', ...failing('jobs/fetch-single') },
  play: async ({ canvas }) => {
    await heading(canvas, 1, 'We couldn’t load this job')
    await tryAgain(canvas)
    await arrived(canvas)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
