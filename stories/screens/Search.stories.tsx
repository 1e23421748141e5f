import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { items, opened } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { chip } from '../support/search.ts'
import { type Meta, narrow, unanswered } from '../support/story.ts'

export default {
  title: 'Screens/Search',
  parameters: { at: '/search' },
} satisfies Meta

export const All = story.full(async ({ canvas }) => {
  await expect(await items(canvas, 'Jobs found')).toHaveLength(10)
  await canvas.findByRole('heading', { level: 1, name: /^Search jobs: \d+ jobs\s· \d+ positions$/ })
})

export const Filtered = story.full(
  {
    at: '/search?category=Hospitality%20%26%20food&nature=full_time,part_time&types=on_site&salary_from=1000',
    as: personas.ada,
  },
  async ({ canvas }) => {
    await items(canvas, 'Jobs found')
    for (const label of ['Hospitality & food', 'Full time', 'Part time', 'On site']) {
      await expect(canvas.getByRole('button', chip(label))).toBeVisible()
    }
    await expect(canvas.getByRole('checkbox', { name: 'On site' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Hospitality & food')
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('1000')
  },
)

export const NoResults = story.empty(
  { at: '/search?keyword=lighthouse%20keeper&types=remote' },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs found.', { selector: 'p' })).toBeVisible()
    await expect(await canvas.findByText('Browse a category instead')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Save this search' })).toHaveLength(1)
  },
)

/** An invalid amount shows an error and filters nothing. */
export const InvalidSalary = story.state(async ({ canvas }) => {
  await items(canvas, 'Jobs found')
  await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), 'a lot')
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'From' })).toBeInvalid())
  await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull()
})

export const OtherScript = story.otherScript(
  { at: '/search?keyword=%E7%9C%8B%E8%AD%B7' },
  story.shows('list', 'Jobs found'),
)

/** The result has the longest company name. */
export const LongText = story.longText(
  { at: '/search?keyword=Hydrography' },
  story.shows('list', 'Jobs found'),
)

export const Loading = story.loading(
  { at: '/search?nature=part_time', ...unanswered('jobs/search') },
  'Loading the jobs…',
)

/** The old results stay, dimmed but readable. */
export const LoadingNewResults = story.state(async ({ canvas }) => {
  await items(canvas, 'Jobs found')
  runtime.options = { ...runtime.options, slow: { 'jobs/search': 'endless' } }
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Full time' }))
  await expect(await canvas.findByRole('button', chip('Full time'))).toBeVisible()
  const list = canvas.getByRole('list', { name: 'Jobs found' })
  await expect(list.parentElement).toHaveAttribute('aria-busy', 'true')
  await expect(await items(canvas, 'Jobs found')).toHaveLength(10)
})

export const Empty = story.empty({ scenario: 'empty' }, /^No open jobs are listed here at the moment\./)

export const ServerError = story.error(
  { network: { faults: [{ call: 'jobs/search', kind: 'html', times: null }] } },
  'We couldn’t load the jobs.',
)

export const Offline = story.offline('jobs/search', 'We couldn’t load the jobs.')

/** With text at twice its size on a phone, the pager and the footer wrap. */
export const LargeText = story.longText(
  { at: '/search?page=2', globals: { ...narrow, textSize: 'double' } },
  story.shows('navigation', 'Pages of results'),
)

/** On a phone, all changes in the filter sheet apply in one step. */
export const FilterSheet = story.state({ globals: narrow }, async ({ canvas }) => {
  await items(canvas, 'Jobs found')
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
  const sheet = await opened('dialog', 'Filters')
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Part time' }))
  await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ jobs?$/ }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await expect(await canvas.findByRole('button', chip('Part time'))).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
  await opened('dialog', 'Filters')
})

/** Removing a chip moves the focus to the next one. */
export const RemovesFilters = story.behaviour(
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

export const SavesAndRemovesSearches = story.behaviour(
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
