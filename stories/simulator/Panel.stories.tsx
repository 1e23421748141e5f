import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { undoReset } from '../../mocks/panel/reset.ts'
import { Admin } from '../../mocks/admin/admin.ts'
import { hour } from '../../mocks/engine/base/clock.ts'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { openAt, PanelBesideAPage, panelHost } from '../support/panel.tsx'

const meta = { title: 'Simulator/Panel', component: PanelBesideAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The tabs are one tab stop; arrows, Home and End move and select (product: accessibility). */
export const Tabs: Story = {
  name: 'Moves between tabs by keyboard',
  tags: ['behaviour'],
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
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: /^People/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tab(/^People/)).toHaveFocus()
  },
}

/** The contract's assumptions, each with a switch. */
export const Assumptions: Story = {
  name: 'Reverses assumptions',
  tags: ['behaviour'],
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

export const AssumptionsNarrow: Story = {
  ...Assumptions,
  name: 'Reverses assumptions, narrow',
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
}

/** Stored data that could not be opened can be downloaded, restored and deleted. */
export const QuarantinedData: Story = {
  name: 'Restores quarantined data',
  tags: ['behaviour'],
  beforeEach: () => {
    runtime.store.notice = 'damaged'
    let moments = [Date.UTC(2025, 10, 20), Date.UTC(2025, 10, 19)]
    const spies = [
      spyOn(runtime.store.storage, 'quarantined').mockImplementation(() => Promise.resolve(moments)),
      spyOn(runtime, 'download').mockResolvedValue(new Blob(['zip'])),
      spyOn(runtime.store, 'restore').mockResolvedValue(false),
      spyOn(runtime.store, 'discard').mockImplementation((moment) => {
        moments = moments.filter((other) => other !== moment)
        return Promise.resolve()
      }),
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
    ]
    const close = openAt('data')
    return () => {
      for (const spy of spies) spy.mockRestore()
      close()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The saved data was damaged and couldn’t be read.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reset data' })).toBeVisible()
    const press = async (name: string) => {
      const [button] = await canvas.findAllByRole('button', { name: new RegExp(`^${name} the data from`) })
      if (button) await userEvent.click(button)
    }
    const confirm = async (name: string) =>
      await userEvent.click(await screen.findByRole('button', { name: `${name} data` }))
    await press('Download')
    await expect(await canvas.findByText('Quarantined data downloaded.')).toBeVisible()
    await press('Restore')
    await confirm('Restore')
    await expect(await canvas.findByText(/still can’t be read/)).toBeVisible()
    await press('Delete')
    await confirm('Delete')
    await expect(await canvas.findByText('Quarantined data deleted.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Delete the data from/ })).toHaveLength(1),
    )
  },
}

/** The data was stored by an older build. */
export const MigratedData: Story = {
  name: 'Migrated data',
  tags: ['state'],
  beforeEach: () => {
    runtime.store.notice = 'migrated'
    return openAt('data')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has been migrated/)).toBeVisible()
  },
}

/** The log lists the changes, newest first. Each has a button that restores the data from before the change. */
export const LogWithChanges: Story = {
  name: 'Log with changes',
  tags: ['full'],
  beforeEach: async () => {
    const admin = new Admin(runtime)
    await admin.advance(hour)
    await admin.decideJob(jobs.pending, 'approved')
    return openAt('log')
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Go back to before this: review a job/ }),
    ).toBeVisible()
  },
}

export const LogWithChangesNarrow: Story = {
  ...LogWithChanges,
  name: 'Log with changes, narrow and dark',
  tags: ['state'],
  globals: { viewport: { value: 'narrow' }, theme: 'dark' },
}

export const EmptyLog: Story = {
  name: 'Empty log',
  tags: ['empty'],
  beforeEach: () => openAt('log'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No changes since this page opened. New ones appear here.'),
    ).toBeVisible()
  },
}

/** After a reset, which can be undone. */
export const DataWithUndo: Story = {
  name: 'Data with undo',
  tags: ['state'],
  beforeEach: () => {
    const close = openAt('data')
    return async () => {
      await undoReset(runtime, panelHost)
      close()
    }
  },
  play: async ({ canvas }) => {
    const reset = await canvas.findByRole('button', { name: 'Reset data' })
    reset.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Undo reset' })).toBeVisible()
    await expect(canvas.getByText(/^Data reset to everyday/)).toBeVisible()
  },
}

export const DataWithUndoNarrow: Story = {
  ...DataWithUndo,
  name: 'Data with undo, narrow and dark',
  tags: ['state'],
  globals: { viewport: { value: 'narrow' }, theme: 'dark' },
}
