import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { type Meta, narrow, type Story, unanswered, type World } from '../support/story.ts'
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
    await waitFor(() => expect(facts.queryByRole('button', { name: 'Apply' })).toBeNull())
    window.scrollTo({ top: 0 })
    await expect(await facts.findByRole('button', { name: 'Apply' })).toBeVisible()
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

/** What a list has shown of a job appears before the job's own call is answered. */
function starting(from: World & { at: string }, link: RegExp | string, also: readonly string[]): Story {
  return {
    parameters: { ...from, ...unanswered('jobs/fetch-single') },
    play: async ({ canvas }) => {
      const main = within(await canvas.findByRole('main'))
      const [opener] = await main.findAllByRole('link', { name: link })
      const title = opener?.querySelector('bdi')?.textContent ?? opener?.textContent ?? ''
      if (opener) await userEvent.click(opener)
      await heading(canvas, 1, title)
      await expect(canvas.getByText('Loading the job…')).toBeInTheDocument()
      for (const text of also) await expect(main.getByText(text)).toBeVisible()
    },
  }
}

export const StartsWithTheList = starting({ at: '/jobs', as: 'visitor' }, 'Customs declarant', [
  'Positions',
  'Posted',
])

/** The owner's layout appears at once, too. */
export const StartsWithMyJobs = starting({ at: '/my', as: personas.harbour }, 'Terminal planner', ['My jobs'])

/** A bookmark provides only title and company. */
export const StartsWithABookmark = starting({ at: '/bookmarks', as: personas.ada }, /^Read More/, [])
