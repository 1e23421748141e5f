import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { callAs } from '../support/flow.ts'
import { openAt } from '../support/panel.tsx'
import states from './Panel.stories.tsx'

export default { ...states, title: 'Simulator/Panel', tags: ['behaviour', '!dev'] }
type Story = StoryObj<typeof states>

/** The tabs are one tab stop; arrows, Home and End move and select (product: accessibility). */
export const MovesBetweenTabsByKeyboard: Story = {
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
export const ReversesAssumptions: Story = {
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
export const IsolatesWhatPeopleType: Story = {
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
