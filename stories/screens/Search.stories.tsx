import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { noSidewaysScroll, opened } from '../support/flow.ts'
import { saysOffline } from '../support/plays.ts'
import { narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Search' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function found(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'Jobs found' })
  return within(list).getAllByRole('listitem')
}

/** Waits for an announcement in the live region. */
async function said(canvas: Canvas, words: RegExp) {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('status').some(({ textContent }: HTMLElement) => words.test(textContent ?? '')),
    ).toBe(true),
  )
}

const chip = (label: string) => ({ name: `Remove the filter ${label}` })

export const All: Story = {
  ...screen(
    '/search',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await found(canvas)).toHaveLength(10)
        await said(canvas, /^\d+ jobs found\. Page 1 of \d+\./)
        await expect(
          await canvas.findByRole('heading', { level: 2, name: /^\d+ jobs\s· \d+ positions$/ }),
        ).toBeVisible()
        // Sorting applies to the loaded results, so it is offered only if all of them are loaded.
        await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
      },
    },
  ),
  name: 'All jobs',
  tags: ['full'],
}

export const Filtered: Story = {
  ...screen(
    '/search?category=Hospitality%20%26%20food&nature=full_time,part_time&types=on_site&salary_from=1000',
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await found(canvas)
        for (const label of ['Hospitality & food', 'Full time', 'Part time', 'On site']) {
          await expect(canvas.getByRole('button', chip(label))).toBeVisible()
        }
        await expect(canvas.getByRole('checkbox', { name: 'On site' })).toBeChecked()
        await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Hospitality & food')
        await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('1000')
      },
    },
  ),
  tags: ['full'],
}

/** The results update when typing pauses. */
export const SearchesWhileTyping: Story = {
  ...screen(
    '/search',
    {},
    {
      play: async ({ canvas }) => {
        await found(canvas)
        await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'nurse')
        await expect(await canvas.findByRole('button', chip('“nurse”'))).toBeVisible()
        await said(canvas, /jobs? found\./)
        await expect(canvas.getByRole('searchbox', { name: 'Keyword' })).toHaveFocus()
      },
    },
  ),
  name: 'Searches while typing',
  tags: ['behaviour'],
}

/** Removing a chip moves the focus to the next one. */
export const RemovesFilters: Story = {
  ...screen(
    '/search?nature=part_time&types=remote,hybrid',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', chip('Part time')))
        await waitFor(() => expect(canvas.getByRole('button', chip('Hybrid'))).toHaveFocus())
        await expect(canvas.getByRole('checkbox', { name: 'Part time' })).not.toBeChecked()
        await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
        await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull())
        await waitFor(() =>
          expect(canvas.getByRole('heading', { level: 2, name: /^\d+ jobs/ })).toHaveFocus(),
        )
      },
    },
  ),
  name: 'Removes filters',
  tags: ['behaviour'],
}

export const NoResults: Story = {
  ...screen(
    '/search?keyword=lighthouse%20keeper&types=remote',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No jobs found.', { ignore: '[role=status]' })).toBeVisible()
        await said(canvas, /^No jobs found\.$/)
        await expect(await canvas.findByText('Browse a category instead')).toBeVisible()
      },
    },
  ),
  name: 'No results',
  tags: ['empty'],
}

export const ClearsAllFilters: Story = {
  ...screen(
    '/search?keyword=lighthouse%20keeper&types=remote',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }))
        await found(canvas)
      },
    },
  ),
  name: 'Clears all filters',
  tags: ['behaviour'],
}

/** Invalid filters in the URL are ignored. */
export const InvalidAddress: Story = {
  ...screen(
    '/search?nature=xyz&page=-3&salary_from=lots&types=moon',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await found(canvas)).toHaveLength(10)
        await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull()
      },
    },
  ),
  name: 'Invalid address',
  tags: ['state'],
}

export const ReturnsFromAPageOutOfRange: Story = {
  ...screen(
    '/search?page=77',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('link', { name: 'Go to the first page' }))
        await expect(await found(canvas)).toHaveLength(10)
      },
    },
  ),
  name: 'Returns from a page out of range',
  tags: ['behaviour'],
}

/** An invalid amount shows an error and filters nothing. */
export const InvalidSalary: Story = {
  ...screen(
    '/search',
    {},
    {
      play: async ({ canvas }) => {
        await found(canvas)
        await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), 'a lot')
        await userEvent.tab()
        await waitFor(() => expect(canvas.getByRole('textbox', { name: 'From' })).toBeInvalid())
        await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull()
      },
    },
  ),
  name: 'Invalid salary',
  tags: ['state'],
}

export const OtherScript: Story = {
  ...screen(
    '/search?keyword=%E7%9C%8B%E8%AD%B7',
    {},
    {
      play: async ({ canvas }) => {
        await expect((await found(canvas)).length).toBeGreaterThan(0)
      },
    },
  ),
  name: 'Other script',
  tags: ['other-script'],
}

/** The result has the longest company name. */
export const LongText: Story = {
  ...screen(
    '/search?keyword=Hydrography',
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect((await found(canvas)).length).toBeGreaterThan(0)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const Loading: Story = {
  ...screen(
    '/search?nature=part_time',
    { network: { slow: { 'jobs/search': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading jobs…')).toBeInTheDocument()
        await expect(canvas.getByRole('heading', { level: 2, name: 'Searching…' })).toBeVisible()
      },
    },
  ),
  tags: ['loading'],
}

/** The old results stay, dimmed but readable. */
export const LoadingNewResults: Story = {
  ...screen(
    '/search',
    {},
    {
      play: async ({ canvas }) => {
        await found(canvas)
        runtime.options = { ...runtime.options, slow: { 'jobs/search': 'endless' } }
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Full time' }))
        await expect(await canvas.findByRole('button', chip('Full time'))).toBeVisible()
        await expect(canvas.getByRole('list', { name: 'Jobs found' })).toHaveAttribute('aria-busy', 'true')
        await expect(await found(canvas)).toHaveLength(10)
      },
    },
  ),
  name: 'Loading new results',
  tags: ['state'],
}

export const Empty: Story = {
  ...screen(
    '/search',
    { scenario: 'empty' },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/^There are no open jobs at the moment\./)).toBeVisible()
      },
    },
  ),
  tags: ['empty'],
}

export const ServerError: Story = {
  ...screen(
    '/search',
    { network: { faults: [{ call: 'jobs/search', kind: 'html', times: null }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
      },
    },
  ),
  name: 'Error',
  tags: ['error'],
}

export const Offline: Story = {
  ...screen(
    '/search',
    { network: { faults: [{ call: 'jobs/search', kind: 'network', times: null }] } },
    { ...saysOffline('We couldn’t load the jobs.') },
  ),
  tags: ['offline'],
}

/** The retry button stays and keeps the focus during each attempt, until there are results. */
export const RetriesByKeyboard: Story = {
  ...screen(
    '/search',
    {
      network: {
        faults: [{ call: 'jobs/search', kind: 'network', times: 2 }],
        slow: { 'jobs/search': { from: 200, to: 200 } },
      },
    },
    {
      play: async ({ canvas }) => {
        const again = await canvas.findByRole('button', { name: 'Try again' })
        again.focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
        await expect(canvas.getByText('We couldn’t load the jobs.')).toBeVisible()
        await expect(again).toHaveFocus()
        await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
        await expect(again).toHaveFocus()

        await userEvent.keyboard('{Enter}')
        await expect(await found(canvas)).toHaveLength(10)
        await expect(await canvas.findByRole('heading', { level: 2, name: /^\d+ jobs/ })).toHaveFocus()
      },
    },
  ),
  name: 'Retries by keyboard while offline',
  tags: ['behaviour'],
}

export const Dark: Story = {
  ...screen('/search?types=on_site', { as: personas.ada }, { globals: { theme: 'dark' } }),
  tags: ['full'],
}

export const Narrow: Story = {
  ...screen(
    '/search?types=on_site&nature=full_time',
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await found(canvas)
        await noSidewaysScroll()
      },
    },
  ),
  tags: ['full'],
}

/** With text at twice its size on a phone, the pager and the footer wrap. */
export const LargeText: Story = {
  name: 'Large text',
  ...screen(
    '/search?page=2',
    {},
    {
      globals: { ...narrow, textSize: 'double' },
      play: async ({ canvas }) => {
        await canvas.findByRole('navigation', { name: 'Pages of results' })
        await noSidewaysScroll()
      },
    },
  ),
  tags: ['long-text'],
}

/** On a phone, all changes in the filter sheet apply in one step. */
export const FilterSheet: Story = {
  ...screen(
    '/search',
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await found(canvas)
        await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
        const sheet = await opened('dialog', 'Filters')
        await userEvent.click(sheet.getByRole('checkbox', { name: 'Part time' }))
        await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ jobs?$/ }))
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
        await expect(await canvas.findByRole('button', chip('Part time'))).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
        await opened('dialog', 'Filters')
      },
    },
  ),
  name: 'Filter sheet',
  tags: ['state'],
}

export const SavesAndRemovesSearches: Story = {
  ...screen(
    '/search?keyword=baker',
    {
      prepare: async () => {
        const saved = [{ keyword: 'nurse', location: 'Bath', nature: 'part_time' }, { types: 'remote' }]
        localStorage.setItem('fieldwork.searches', JSON.stringify({ saved, recent: [] }))
      },
    },
    {
      play: async ({ canvas }) => {
        const saved = () => canvas.getByRole('list', { name: 'Saved searches' })
        await waitFor(() => expect(within(saved()).getAllByRole('link')).toHaveLength(2))
        await expect(await canvas.findByRole('list', { name: 'Recent searches' })).toHaveTextContent(
          '“baker”',
        )
        await userEvent.click(canvas.getByRole('button', { name: 'Save this search' }))
        await expect(within(saved()).getAllByRole('link')).toHaveLength(3)
        await userEvent.click(
          within(saved()).getByRole('button', {
            name: 'Remove the saved search “nurse” · In Bath · Part time',
          }),
        )
        await waitFor(() => expect(within(saved()).getAllByRole('link')).toHaveLength(2))
        await waitFor(() =>
          expect(
            within(saved()).getByRole('button', { name: 'Remove the saved search Remote' }),
          ).toHaveFocus(),
        )
      },
    },
  ),
  name: 'Saves and removes searches',
  tags: ['behaviour'],
}

/** All results are on one page, so they can be sorted. The order is in the URL. */
export const SortsResults: Story = {
  ...screen(
    '/search?category=Hospitality%20%26%20food&sort=title',
    {},
    {
      play: async ({ canvas }) => {
        const titles = async () =>
          (await found(canvas)).map((row) => within(row).getByRole('heading').textContent ?? '')
        const first = await titles()
        await expect(first).toEqual(first.toSorted((a, b) => a.localeCompare(b)))
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'newest')
        await waitFor(async () => expect(await titles()).not.toEqual(first))
        await expect((await titles()).toSorted()).toEqual(first.toSorted())
      },
    },
  ),
  name: 'Sorts results on one page',
  tags: ['behaviour'],
}
