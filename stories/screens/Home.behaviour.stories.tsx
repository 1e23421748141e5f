import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { timesCalled } from '../support/flow.ts'
import { runtime } from '../support/backend.ts'
import { type Meta, offline, type Story } from '../support/story.ts'
import { listed, lower } from '../support/home.ts'

export default {
  title: 'Screens/Home',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/' },
} satisfies Meta

export const RecoversAfterBeingOffline: Story = {
  name: 'Recovers after being offline',
  parameters: offline('fetch-home'),
  play: async ({ canvas }) => {
    const [retry] = await canvas.findAllByRole('button', { name: 'Try again' })
    if (!retry) throw new Error('There is no retry button.')
    runtime.options = calmNetwork
    await userEvent.click(retry)
    await listed(canvas)
  },
}

export const ChangesTheTabByKeyboard: Story = {
  name: 'Changes the tab by keyboard',
  parameters: { at: '/?tab=part_time' },
  play: async ({ canvas }) => {
    await listed(canvas)
    await userEvent.click(canvas.getByRole('tab', { name: 'Part Time' }))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Full Time' })).toHaveAttribute('aria-selected', 'true'),
    )
  },
}

export const SubmitsTheSearch: Story = {
  name: 'Submits the search',
  play: async ({ canvas }) => {
    await listed(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'manager')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Hospitality & food')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Search jobs' })).toBeVisible()
    const applied = await canvas.findByRole('list', { name: 'Applied filters' })
    await expect(within(applied).getByText('“manager”')).toBeVisible()
    await expect(within(applied).getByText('Hospitality & food')).toBeVisible()
  },
}

/** A press on "Part time" searches with that filter and the typed keyword. */
export const SearchesPartTimeJobs: Story = {
  name: 'Searches part-time jobs',
  play: async ({ canvas }) => {
    await listed(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'tutor')
    await userEvent.click(canvas.getByRole('button', { name: 'Part time' }))
    const applied = within(await canvas.findByRole('list', { name: 'Applied filters' }))
    await expect(applied.getByText('“tutor”')).toBeVisible()
    await expect(applied.getByText('Part time')).toBeVisible()
  },
}

export const SubscribesToTheNewsletter: Story = {
  name: 'Subscribes to the newsletter',
  play: async ({ canvas }) => {
    await lower(canvas)
    const form = canvas.getByRole('form', { name: 'New jobs by email' })
    const field = within(form).getByRole('textbox', { name: 'Email address' })
    await userEvent.type(field, 'ines')
    await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }))
    await expect(
      await within(form).findByText('Enter an email address such as name@example.com.'),
    ).toBeVisible()
    await expect(field).toBeInvalid()
    await userEvent.type(field, '@example.com')
    await expect(field).toBeValid()
    await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(
      within(canvas.getByRole('region', { name: 'Messages' })).getByText('Subscribe'),
    ).toBeVisible()
    await expect(timesCalled('subscribe')).toBe(1)
  },
}

export const ChangesTestimonials: Story = {
  name: 'Changes the testimonial',
  play: async ({ canvas }) => {
    await lower(canvas)
    const carousel = canvas.getByRole('region', { name: 'Example testimonials' })
    carousel.scrollIntoView({ block: 'center' })
    await expect(within(carousel).getByText('1 / 10')).toBeVisible()
    await expect(within(carousel).getAllByRole('group')).toHaveLength(1)
    await userEvent.click(within(carousel).getByRole('button', { name: 'Previous slide' }))
    await expect(within(carousel).getByText('10 / 10')).toBeVisible()
    await waitFor(() => expect(within(carousel).getByRole('link', { name: 'Contact us' })).toBeVisible())
  },
}

export const ScenarioFromToolbar: Story = {
  name: 'A scenario without the story’s person shows a visitor',
  parameters: {
    as: personas.ada,
    prepare: () => {
      throw new Error('A row of `everyday` is missing.')
    },
  },
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Login' })),
}
