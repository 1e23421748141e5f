import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isTold, press } from '../support/flow.ts'
import type { Meta, Story } from '../support/story.ts'
import { listed, lower } from '../support/home.ts'

export default {
  title: 'Screens/Home',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/' },
} satisfies Meta

export const SubmitsTheSearch: Story = {
  name: 'Submits the search',
  play: async ({ canvas }) => {
    await listed(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'manager')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Hospitality & food')
    await press(canvas, 'Search')
    const applied = within(await canvas.findByRole('list', { name: 'Applied filters' }))
    await expect(applied.getByText('“manager”')).toBeVisible()
    await expect(applied.getByText('Hospitality & food')).toBeVisible()
  },
}

/** A press on "Part time" searches with that filter and the typed keyword. */
export const SearchesPartTimeJobs: Story = {
  name: 'Searches part-time jobs',
  play: async ({ canvas }) => {
    await listed(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'tutor')
    await press(canvas, 'Part time')
    const applied = within(await canvas.findByRole('list', { name: 'Applied filters' }))
    await expect(applied.getByText('“tutor”')).toBeVisible()
    await expect(applied.getByText('Part time')).toBeVisible()
  },
}

export const SubscribesToTheNewsletter: Story = {
  name: 'Subscribes to the newsletter',
  play: async ({ canvas }) => {
    await lower(canvas)
    const form = within(canvas.getByRole('form', { name: 'New jobs by email' }))
    const field = form.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(field, 'ines')
    await press(form, 'Subscribe')
    await expect(await form.findByText('Enter an email address such as name@example.com.')).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.type(field, '@example.com')
    await press(form, 'Subscribe')
    await isTold('Subscribe')
    await waitFor(() => expect(field).toHaveValue(''))
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
