import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { opened } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Search' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function found(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'Jobs found' })
  return within(list).getAllByRole('listitem')
}

/** What the status line says; it was there, empty, before. */
async function said(canvas: Canvas, words: RegExp) {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('status').some(({ textContent }: HTMLElement) => words.test(textContent ?? '')),
    ).toBe(true),
  )
}

const chip = (label: string) => ({ name: `Remove the filter ${label}` })

export const All: Story = screen(
  '/search',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await found(canvas)).toHaveLength(10)
      await said(canvas, /^\d+ jobs found\. Page 1 of \d+\./)
    },
  },
)

export const Filtered: Story = screen(
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
)

/** Typing reaches the results by itself, once it pauses. */
export const Typing: Story = screen(
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
)

/** A chip takes its filter away and hands the focus on. */
export const RemovingFilters: Story = screen(
  '/search?nature=part_time&types=remote,hybrid',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', chip('Part time')))
      await waitFor(() => expect(canvas.getByRole('button', chip('Hybrid'))).toHaveFocus())
      await expect(canvas.getByRole('checkbox', { name: 'Part time' })).not.toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
      await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull())
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^\d+ jobs$/ })).toHaveFocus())
    },
  },
)

export const NoResults: Story = screen(
  '/search?keyword=lighthouse%20keeper&types=remote',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('No jobs found.', { ignore: '[role=status]' })).toBeVisible()
      await said(canvas, /^No jobs found\.$/)
      await expect(await canvas.findByText('Browse a category instead')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }))
      await found(canvas)
    },
  },
)

/** An address that makes no sense searches for everything. */
export const InvalidAddress: Story = screen(
  '/search?nature=xyz&page=-3&salary_from=lots&types=moon',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await found(canvas)).toHaveLength(10)
      await expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull()
    },
  },
)

export const PageOutOfRange: Story = screen(
  '/search?page=77',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Go to the first page' }))
      await expect(await found(canvas)).toHaveLength(10)
    },
  },
)

/** Pay that cannot be read is told at its field, and searches for nothing. */
export const UnreadablePay: Story = screen(
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
)

/** Titles in another script, and from right to left. */
export const OtherScripts: Story = screen(
  '/search?keyword=%E7%9C%8B%E8%AD%B7',
  {},
  {
    play: async ({ canvas }) => {
      await expect((await found(canvas)).length).toBeGreaterThan(0)
    },
  },
)

/** The longest company name. */
export const LongNames: Story = screen(
  '/search?keyword=Hydrography',
  {},
  {
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await expect((await found(canvas)).length).toBeGreaterThan(0)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

export const Loading: Story = screen(
  '/search?nature=part_time',
  { network: { slow: { 'jobs/search': 'endless' } } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading jobs…')).toBeInTheDocument()
      await expect(canvas.getByRole('heading', { level: 2, name: 'Searching…' })).toBeVisible()
    },
  },
)

/** While the next results are on their way the old ones stay, dimmed and still to be read. */
export const Refetching: Story = screen(
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
)

export const Empty: Story = screen(
  '/search',
  { scenario: 'empty' },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/^No job is open at the moment\./)).toBeVisible()
    },
  },
)

export const ServerError: Story = screen(
  '/search',
  { network: { faults: [{ call: 'jobs/search', kind: 'html', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The jobs could not be loaded.')).toBeVisible()
    },
  },
)

/**
 * With the keyboard alone: the button stays where it is and works while it is tried again, and keeps the focus until there
 * is something to read. Four times, for each attempt is repeated by itself.
 */
export const OfflineThenBack: Story = screen(
  '/search',
  { network: { faults: [{ call: 'jobs/search', kind: 'network', times: 4 }] } },
  {
    play: async ({ canvas }) => {
      const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
      again.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
      await expect(canvas.getByText('The jobs could not be loaded.')).toBeVisible()
      await expect(again).toHaveFocus()
      await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'), { timeout: 5000 })
      await expect(again).toHaveFocus()

      await userEvent.keyboard('{Enter}')
      await expect(await found(canvas)).toHaveLength(10)
      await expect(await canvas.findByRole('heading', { level: 2, name: /^\d+ jobs$/ })).toHaveFocus()
    },
  },
)

export const Dark: Story = screen(
  '/search?types=on_site',
  { as: personas.ada },
  { globals: { theme: 'dark' } },
)

export const Narrow: Story = screen(
  '/search?types=on_site&nature=full_time',
  {},
  {
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await found(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

/** On a phone the filters are tried out in a sheet, and taken over in one step. */
export const FilterSheet: Story = screen(
  '/search',
  {},
  {
    globals: { viewport: { value: 'narrow' } },
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
)

/** Saved and recent searches stay in the browser. */
export const SavedSearches: Story = screen(
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
      await expect(await canvas.findByRole('list', { name: 'Recent searches' })).toHaveTextContent('“baker”')
      await userEvent.click(canvas.getByRole('button', { name: 'Save this search' }))
      await expect(within(saved()).getAllByRole('link')).toHaveLength(3)
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
  },
)

/** The loaded page in another order, which stands in the address and says that it is this page only. */
export const Sorted: Story = screen(
  '/search?sort=title',
  {},
  {
    play: async ({ canvas }) => {
      const titles = async () =>
        (await found(canvas)).map((row) => within(row).getByRole('heading').textContent ?? '')
      const first = await titles()
      await expect(first).toEqual(first.toSorted((a, b) => a.localeCompare(b)))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort this page' }), 'newest')
      await waitFor(async () => expect(await titles()).not.toEqual(first))
      await expect((await titles()).toSorted()).toEqual(first.toSorted())
    },
  },
)
