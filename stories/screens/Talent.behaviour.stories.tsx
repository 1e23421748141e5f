import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { runtime } from '../support/backend.ts'
import { failing, type Meta, type Story } from '../support/story.ts'
import { people } from '../support/talent.ts'

export default {
  title: 'Screens/Talent/List',
  tags: ['behaviour', '!dev'],
} satisfies Meta

/** The results update when typing pauses, and are announced once (product: accessibility). */
export const SearchesWhileTyping: Story = {
  name: 'Searches while typing',
  parameters: { at: '/find-talent?page=2' },
  play: async ({ canvas }) => {
    await people(canvas)
    await userEvent.type(canvas.getByRole('searchbox'), 'service design')
    await waitFor(() =>
      expect(within(canvas.getByRole('main')).getByRole('heading', { level: 2 })).toHaveTextContent(
        /^Total [1-9] user\(s\) found\.$/,
      ),
    )
    await expect((await people(canvas)).some((row) => row.textContent?.includes('Ada Lindqvist'))).toBe(true)
    await waitFor(() =>
      expect(
        page.getAllByRole('status').some(({ textContent }) => /^Total [1-9] user/.test(textContent ?? '')),
      ).toBe(true),
    )
  },
}

export const ShowsAllJobSeekers: Story = {
  name: 'Shows all job seekers again',
  parameters: { at: '/find-talent?search=xylophonist' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all job seekers' }))
    await expect(await people(canvas)).toHaveLength(10)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const ReturnsFromAPageOutOfRange: Story = {
  name: 'Returns from a page out of range',
  parameters: { at: '/find-talent?page=99' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to the first page' }))
    await expect(await people(canvas)).toHaveLength(10)
  },
}

export const RecoversAfterAnError: Story = {
  name: 'Recovers after an error',
  parameters: { at: '/find-talent', ...failing('users/fetch') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the job seekers.')).toBeVisible()
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await people(canvas)).toHaveLength(10)
  },
}
