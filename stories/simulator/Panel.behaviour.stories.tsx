import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { callAs } from '../support/flow.ts'
import { openAt } from '../support/panel.tsx'
import states from './Panel.stories.tsx'

export default { ...states, title: 'Simulator/Panel', tags: ['behaviour', '!dev'] }
type Story = StoryObj<typeof states>

/** The tabs are one tab stop; arrows, Home and End move and select (product: accessibility). */
export const Tabs: Story = {
  name: 'Moves between tabs by keyboard',
  beforeEach: () => openAt('people'),
  play: async ({ canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await userEvent.click(tab(/^People/))
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/^Mail/)).toHaveFocus()
    await expect(await canvas.findByRole('tabpanel', { name: /^Mail/ })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(tab(/^Log/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/^People/)).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await expect(tab(/^People/)).toHaveAttribute('aria-selected', 'true')
    const people = await canvas.findByRole('tabpanel', { name: /^People/ })
    await userEvent.tab()
    await expect(people).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tab(/^People/)).toHaveFocus()
  },
}

/** The contract's assumptions, each with a switch. */
export const Assumptions: Story = {
  name: 'Reverses assumptions',
  beforeEach: () => openAt('assumptions'),
  play: async ({ canvas }) => {
    const amounts = await canvas.findByRole('checkbox', { name: /^numbers:/ })
    const pages = canvas.getByRole('checkbox', { name: /^pages:/ })
    const reset = canvas.getByRole('button', { name: 'Reset to the contract' })
    await expect(reset).toBeDisabled()
    await userEvent.click(amounts)
    await expect(canvas.getByText('numbers: reversed.')).toBeVisible()
    pages.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('tab', { name: 'Assumptions (2 reversed)' })).toBeVisible()
    await expect([...runtime.otherwise]).toEqual(['numbers', 'pages'])
    await userEvent.click(amounts)
    await expect(canvas.getByText('numbers: reset to the contract.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse all' }))
    await expect(amounts).toBeChecked()
    await userEvent.click(reset)
    await expect(amounts).not.toBeChecked()
    await expect(runtime.otherwise.size).toBe(0)
  },
}

/** What people type must not turn the text around it, as an override of the writing direction does. */
export const DirectionOfNames: Story = {
  name: 'Isolates what people type',
  beforeEach: async () => {
    await runtime.mutate(({ tx }) => tx.accounts.patch(personas.ada, { name: 'Eve\u202Egnp.exe' }))
    const typed = { name: 'Eve', email: 'eve@example.com', subject: 'My CV\u202Egnp.exe', message: 'Look.' }
    await callAs(personas.ada, 'send-message', typed)
    return openAt('log')
  },
  play: async ({ canvas }) => {
    for (const tab of [/^Log/, /^Mail/]) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }))
      const panel = await canvas.findByRole('tabpanel', { name: tab })
      const typed = await within(panel).findAllByText(/\u202E/)
      await expect(new Set(typed.map(({ tagName }) => tagName))).toEqual(new Set(['BDI']))
    }
  },
}

/** A request is opened, sent again as another person, and from before it happened (the data goes back first). */
export const Resends: Story = {
  name: 'Sends a request again',
  args: { makesCalls: true },
  beforeEach: async () => {
    await callAs(personas.ada, 'bookmarks/toggle', { id: String(jobs.open), type: 'job' })
    return openAt('log')
  },
  play: async ({ canvas }) => {
    const bookmarks = () =>
      runtime.read(({ tx }) => tx.bookmarks.where(({ target_id }) => target_id === jobs.open).length)
    const marked = await bookmarks()
    const [entry] = await canvas.findAllByRole('button', { name: /^bookmarks\/toggle/ })
    if (!entry) throw new Error('The log has no request')
    await userEvent.click(entry)
    await expect(canvas.getByText('mocks/api/bookmarks/toggle.ts')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }))
    const form = await canvas.findByRole('form', { name: 'Resend bookmarks/toggle' })
    const send = async () => await userEvent.click(within(form).getByRole('button', { name: 'Send' }))
    await userEvent.click(within(form).getByRole('checkbox', { name: /^Go back to before this call/ }))
    await send()
    await expect(await canvas.findByText(/^Data restored .* was sent again: HTTP 200/)).toBeVisible()
    // Undone and made again, instead of toggled back.
    await expect(await bookmarks()).toBe(marked)
  },
}

/** An answer of one's own, for one call with certain fields. */
export const Pins: Story = {
  name: 'Pins an answer',
  beforeEach: async () => {
    await callAs(personas.ada, 'jobs/fetch-single', { id: String(jobs.open) })
    return openAt('log')
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^jobs\/fetch-single/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pin an answer' }))
    const form = await canvas.findByRole('form', { name: 'Pinned answer to jobs/fetch-single' })
    const answer = within(form).getByRole('textbox', { name: 'Answer' })
    await userEvent.clear(answer)
    await userEvent.paste('{"status":"success","message":"","job":null}')
    await expect(within(form).getByText('/job must be object')).toBeVisible()
    await userEvent.clear(answer)
    await userEvent.paste('{"status":')
    await expect(within(form).getByRole('button', { name: 'Pin this answer' })).toBeDisabled()
    await userEvent.paste('"error","message":"Not today."}')
    await userEvent.click(within(form).getByRole('checkbox', { name: `Only if id is ${jobs.open}` }))
    await userEvent.click(within(form).getByRole('button', { name: 'Pin this answer' }))
    await userEvent.click(canvas.getByRole('tab', { name: /^Network/ }))
    await expect(await canvas.findByText(`jobs/fetch-single, id ${jobs.open}`)).toBeVisible()
    await expect(runtime.options.pins).toMatchObject([
      { call: 'jobs/fetch-single', fields: { id: String(jobs.open) }, answer: { message: 'Not today.' } },
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the answer to/ }))
    await expect(runtime.options.pins).toEqual([])
  },
}
