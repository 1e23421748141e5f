import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import '../../mocks/panel/panel.css'
import type { SimulatorHost } from '../../mocks/panel/host.ts'
import { frameKey, type Section } from '../../mocks/panel/frame.ts'
import { createOptionsStore } from '../../mocks/panel/options-store.ts'
import { createOtherwiseStore } from '../../mocks/panel/otherwise-store.ts'
import { Panel } from '../../mocks/panel/Panel.tsx'
import { runtime } from '../support/backend.ts'

const host: SimulatorHost = {
  basePath: '/',
  token: { get: () => undefined, set: () => undefined, clear: () => undefined },
  refresh: () => Promise.resolve(),
  navigate: () => undefined,
  notify: () => undefined,
}

function PanelBesideAPage() {
  const [options] = useState(() => createOptionsStore(runtime))
  const [otherwise] = useState(() => createOtherwiseStore(runtime))
  return (
    <>
      <main className="p-6">
        <h1>A page</h1>
      </main>
      <div className="simulator">
        <Panel runtime={runtime} host={host} options={options} otherwise={otherwise} />
      </div>
    </>
  )
}

/** Opens the panel at a section. */
function openAt(section: Section) {
  localStorage.setItem(frameKey, JSON.stringify({ open: true, section, width: 384, height: 62 }))
  return () => {
    localStorage.removeItem(frameKey)
    delete document.documentElement.dataset['simulator']
    runtime.notice = null
  }
}

const meta = { title: 'Simulator/Panel', component: PanelBesideAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The tabs are one tab stop; arrows, Home and End move and select (product: accessibility). */
export const Tabs: Story = {
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

/** The assumptions of the contract, each with a switch; they last over reloads of the tab. */
export const Assumptions: Story = {
  beforeEach: () => openAt('assumptions'),
  play: async ({ canvas }) => {
    const amounts = await canvas.findByRole('checkbox', { name: /^numbers:/ })
    const pages = canvas.getByRole('checkbox', { name: /^pages:/ })
    const reset = canvas.getByRole('button', { name: 'Reset to the contract' })
    await expect(reset).toBeDisabled()
    await userEvent.click(amounts)
    await expect(canvas.getByText('numbers: switched.')).toBeVisible()
    pages.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('tab', { name: 'Assumptions (2 switched)' })).toBeVisible()
    await expect([...runtime.otherwise]).toEqual(['numbers', 'pages'])
    await userEvent.click(amounts)
    await expect(canvas.getByText('numbers: back to the contract.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Switch all' }))
    await expect(amounts).toBeChecked()
    await userEvent.click(reset)
    await expect(amounts).not.toBeChecked()
    await expect(runtime.otherwise.size).toBe(0)
  },
}

/** The same at the narrowest width. */
export const AssumptionsNarrow: Story = {
  ...Assumptions,
  globals: { viewport: { value: 'narrow' } },
}

/** A stored world that could not be opened: the Data section says so; it can be downloaded, restored and deleted. */
export const QuarantinedWorld: Story = {
  beforeEach: () => {
    runtime.notice = 'damaged'
    let kept = [Date.UTC(2025, 10, 20), Date.UTC(2025, 10, 19)]
    const spies = [
      spyOn(runtime, 'quarantined').mockImplementation(() => Promise.resolve(kept)),
      spyOn(runtime, 'download').mockResolvedValue(new Blob(['zip'])),
      spyOn(runtime, 'restore').mockResolvedValue(false),
      spyOn(runtime, 'discard').mockImplementation((moment) => {
        kept = kept.filter((other) => other !== moment)
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
    await expect(canvas.getByRole('button', { name: 'Reset the world…' })).toBeVisible()
    const press = async (name: string) => {
      const [button] = await canvas.findAllByRole('button', { name: new RegExp(`^${name} the world of`) })
      if (button) await userEvent.click(button)
    }
    const confirm = async (name: string) =>
      await userEvent.click(await screen.findByRole('button', { name: `${name} the world` }))
    await press('Download')
    await expect(await canvas.findByText('The quarantined world was downloaded.')).toBeVisible()
    await press('Restore')
    await confirm('Restore')
    await expect(await canvas.findByText(/still cannot be read/)).toBeVisible()
    await press('Delete')
    await confirm('Delete')
    await expect(await canvas.findByText('The quarantined world was deleted.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Delete the world of/ })).toHaveLength(1),
    )
  },
}

/** A world that an older build stored. */
export const MigratedWorld: Story = {
  beforeEach: () => {
    runtime.notice = 'migrated'
    return openAt('data')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It was migrated/)).toBeVisible()
  },
}
