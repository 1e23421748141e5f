import { expect, within } from 'storybook/test'
import { applications, extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { says, saysLoading } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { arrived, heading } from '../support/job-detail.ts'
import { bannerName } from '../support/feature-job.ts'

export default {
  title: 'Screens/Job/States',
  parameters: { at: `/jobs/${jobs.open}` },
} satisfies Meta

export const Visitor: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await arrived(canvas)
    const apply = await canvas.findByRole('region', { name: 'Apply for this job' })
    const login = within(apply).getByRole('link', { name: 'Login' })
    await expect(login).toHaveAttribute('href', '/login?type=job_seeker')
    await canvas.findByRole('list', { name: 'More jobs in Transport & logistics' })
    const posting = document.querySelector('script[type="application/ld+json"]')
    await expect(JSON.parse(posting?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting' })
  },
}

export const JobSeeker: Story = {
  name: 'Job seeker',
  tags: ['full'],
  parameters: { as: personas.ada },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Your default/ })).toBeChecked()
  },
}

export const Applied: Story = {
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.applied}`, as: personas.ada },
  play: async ({ canvas }) => {
    await heading(canvas, 2, 'Your application')
    await expect(canvas.getAllByText(/^You applied on/)).toHaveLength(2)
    await expect(canvas.getAllByText('Interviewing')).toHaveLength(2)
    const own = canvas.getByRole('link', { name: 'See your application' })
    await expect(own).toHaveAttribute('href', `/application/${applications.interviewing}`)
  },
}

export const AnotherRecruiter: Story = {
  name: 'Another recruiter',
  tags: ['not-allowed'],
  parameters: { at: `/jobs/${jobs.remote}`, as: personas.smallShop },
  play: async ({ canvas }) => {
    await canvas.findByText(/Only job seekers can apply/)
    await expect(canvas.queryByRole('button', { name: /^(Follow|Bookmark) / })).toBeNull()
  },
}

export const Closed: Story = {
  name: 'Closed to applications',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.closed}`, as: personas.newcomer },
  play: async ({ canvas }) => {
    await canvas.findByText('This job is closed to applications.')
    await expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  },
}

export const Deleted: Story = {
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.removed}`, as: personas.ada },
  play: says('The company deleted it, so it no longer takes applications.'),
}

/** Only its owner can see a pending job. */
export const NotFound: Story = {
  name: 'Not found',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.pending}` },
  play: says('Job not found.'),
}

export const Featured: Story = {
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.featured}`, as: personas.newcomer },
  play: async ({ canvas }) => expect((await canvas.findAllByText('Featured'))[0]).toBeVisible(),
}

export const Remote: Story = {
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.remote}` },
  play: async ({ canvas }) => expect(await arrived(canvas)).toHaveTextContent('Remote'),
}

/** Lines with a dash or a bullet are a list, headed by the short line before; everything else is plain text. */
export const DescriptionWithLists: Story = {
  name: 'Description with lists',
  tags: ['state'],
  parameters: {
    prepare: ({ tx }) => {
      tx.jobs.patch(jobs.open, {
        description:
          'You plan where ships berth.\nNights are rare.\n\nWhat you do\n- Plan the yard\n- Talk to the crews\n\nWhat you bring:\n• A calm head\n• <b>No HTML</b>, **no** markup\n\nThis is what we offer.\n– A canteen',
      })
    },
  },
  play: async ({ canvas }) => {
    const text = within(await canvas.findByRole('region', { name: 'Description' }))
    await expect(text.getByRole('heading', { level: 3, name: 'What you bring:' })).toBeVisible()
    await expect(text.getAllByRole('listitem')).toHaveLength(5)
    await expect(text.getByText('<b>No HTML</b>, **no** markup')).toBeVisible()
  },
}

export const WithoutSalary: Story = {
  name: 'Without salary',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.withoutPay}` },
  play: async ({ canvas }) => expect(await arrived(canvas)).toHaveTextContent('Salary not stated'),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { at: `/jobs/${jobs.otherScript}` },
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: `/jobs/${jobs.longText}` },
}

export const LongestTexts: Story = {
  name: 'Longest text',
  tags: ['long-text'],
  parameters: { at: '/jobs/1', as: extremes.person, scenario: 'extremes' },
}

export const LoadingOwn: Story = {
  name: 'Loading, own job',
  tags: ['loading'],
  parameters: { as: personas.harbour, ...unanswered('jobs/fetch-single') },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'My jobs' })),
}

export const LoadingState: Story = {
  name: 'Loading',
  tags: ['loading'],
  parameters: unanswered('jobs/fetch-single'),
  play: saysLoading('Loading the job…'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('jobs/fetch-single'),
  play: says('We couldn’t load this job'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('jobs/fetch-single'),
  play: says('We couldn’t load this job'),
}

export const OwnerPending: Story = {
  name: 'Owner, pending',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.pending}`, as: personas.harbour },
  play: async ({ canvas }) => {
    await canvas.findByText('This job is waiting for review.')
    await expect(await canvas.findByRole('region', { name: bannerName })).toHaveTextContent(
      'Its 30 days start when it is approved',
    )
  },
}

export const OwnerCancelled: Story = {
  name: 'Owner, not approved',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.cancelled}`, as: personas.harbour },
  play: says('This job was not approved.'),
}

export const OwnerPaused: Story = {
  name: 'Owner, paused',
  tags: ['state'],
  parameters: { at: `/jobs/${jobs.closed}`, as: personas.harbour },
  play: says('This job is paused.'),
}
