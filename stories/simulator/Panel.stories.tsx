import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { undoReset } from '../../mocks/panel/reset.ts'
import { Admin } from '../../mocks/admin/admin.ts'
import { hour } from '../../mocks/engine/base/clock.ts'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { openAt, PanelBesideAPage, panelHost } from '../support/panel.tsx'
import { says, shows } from '../support/plays.ts'

export default { title: 'Simulator/Panel', component: PanelBesideAPage } satisfies Meta

/** The data was stored by an older build. */
export const MigratedData: Story = {
  name: 'Migrated data',
  tags: ['state'],
  beforeEach: () => {
    runtime.store.notice = 'migrated'
    return openAt('data')
  },
  play: says(/has been migrated/),
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
  play: shows('button', /^Go back to before this: Simulator: review a job/),
}

export const EmptyLog: Story = {
  name: 'Empty log',
  tags: ['empty'],
  beforeEach: () => openAt('log'),
  play: says('No changes since this page opened. New ones appear here.'),
}

/** After a reset, which can be undone. */
export const DataWithUndo: Story = {
  name: 'Data with undo',
  tags: ['state'],
  beforeEach: () => {
    const close = openAt('data')
    return async () => {
      await undoReset(runtime, panelHost, { discards: true })
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
