import { expect, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../support/plays.ts'
import { chip } from '../support/search.ts'
import states from './Search.stories.tsx'

export default { ...states, title: 'Screens/Search' }

/** Removing a chip moves the focus to the next one. */
export const RemovesFilters = behaviour(
  { at: '/search?nature=part_time&types=remote,hybrid' },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', chip('Part time')))
    await waitFor(() => expect(canvas.getByRole('button', chip('Hybrid'))).toHaveFocus())
    await expect(canvas.getByRole('checkbox', { name: 'Part time' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /: \d+ jobs/ })).toHaveFocus())
  },
)

export const SavesAndRemovesSearches = behaviour(
  {
    at: '/search?keyword=baker',
    prepare: () => {
      const saved = [{ keyword: 'nurse', location: 'Bath', nature: 'part_time' }, { types: 'remote' }]
      localStorage.setItem('fieldwork.searches', JSON.stringify({ saved, recent: [] }))
    },
  },
  async ({ canvas }) => {
    const saved = () => canvas.getByRole('list', { name: 'Saved searches' })
    await waitFor(() => expect(within(saved()).getAllByRole('link')).toHaveLength(2))
    await expect(await canvas.findByRole('list', { name: 'Recent searches' })).toHaveTextContent('“baker”')
    await userEvent.click(canvas.getByRole('button', { name: 'Save this search' }))
    await expect(within(saved()).getAllByRole('link')).toHaveLength(3)
    await expect(within(saved()).getByRole('link', { name: /nurse/ })).toHaveAttribute(
      'href',
      '/search?keyword=nurse&location=Bath&nature=part_time',
    )
    await userEvent.click(
      within(saved()).getByRole('button', {
        name: 'Remove the saved search “nurse” · In Bath · Part time',
      }),
    )
    await waitFor(() => expect(within(saved()).getAllByRole('link')).toHaveLength(2))
    await waitFor(() =>
      expect(within(saved()).getByRole('button', { name: 'Remove the saved search Remote' })).toHaveFocus(),
    )
  },
)
