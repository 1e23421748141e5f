import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { loadsAgain } from '../support/plays.ts'
import { failing, type Meta, type Story } from '../support/story.ts'
import { rows } from '../support/my-applied.ts'

export default {
  title: 'Screens/My applications',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/my-applied', as: personas.ada },
} satisfies Meta

/** The heading of the new page takes focus. */
export const Pagination: Story = {
  name: 'Opens the next page',
  play: async ({ canvas }) => {
    await rows(canvas, 10)
    await userEvent.click(canvas.getByRole('link', { name: 'Next page, page 2' }))
    await rows(canvas, 1)
    await expect(canvas.getByRole('heading', { name: 'Applications, page 2' })).toHaveFocus()
  },
}

export const PageOutOfRange: Story = {
  name: 'Opens the first page from an empty one',
  parameters: { at: '/my-applied?page=9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is empty.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
    await rows(canvas, 10)
  },
}

/** The text reaches the URL when typing pauses, and the number of results is announced once. */
export const Searching: Story = {
  name: 'Searches while typing',
  play: async ({ canvas }) => {
    await rows(canvas, 10)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by job or company' }), 'ledgerfern ')
    await rows(canvas, 2)
    await waitFor(() => expect(page.getAllByText('2 applications for “ledgerfern”')).toHaveLength(2))
    await expect(canvas.getByRole('searchbox')).toHaveValue('ledgerfern ')
  },
}

export const NoResults: Story = {
  name: 'Clears a search without results',
  parameters: { at: '/my-applied?search=astronaut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No applications match “astronaut”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all applications' }))
    await rows(canvas, 10)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const ServerError: Story = {
  name: 'Retries after a server error',
  parameters: failing('jobs/my-applications'),
  play: loadsAgain('We couldn’t load your applications.', (canvas) => rows(canvas, 10)),
}
