import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { guidedStories } from '../../mocks/panel/guide/stories.ts'
import { sidesKey } from '../../mocks/panel/sides/sides.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { CodeField } from '../../src/ui/CodeField.tsx'
import { runtime } from '../support/backend.ts'
import { PanelBesideAPage, showGuide } from '../support/panel.tsx'

const meta = { title: 'Simulator/Demo', component: PanelBesideAPage } satisfies Meta<typeof PanelBesideAPage>

export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: 'narrow' }, theme: 'dark' }

export const GuideOnFirstVisit: Story = {
  name: 'Guide on first visit',
  tags: ['full'],
  beforeEach: () => showGuide({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Guide' })).toBeVisible()
  },
}

export const GuideOnFirstVisitNarrow: Story = {
  ...GuideOnFirstVisit,
  name: 'Guide on first visit, narrow and dark',
  tags: ['state'],
  globals: narrow,
}

export const GuideInAStory: Story = {
  name: 'Guide in a story',
  tags: ['state'],
  beforeEach: () => showGuide({ story: 'apply', done: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open a job' })).toBeVisible()
  },
}

export const GuideInAStoryNarrow: Story = {
  ...GuideInAStory,
  name: 'Guide in a story, narrow and dark',
  tags: ['state'],
  globals: narrow,
}

export const GuideOver: Story = {
  name: 'Guide at the end of a story',
  tags: ['state'],
  beforeEach: () => showGuide({ story: 'apply', done: guidedStories[0]?.steps.length ?? 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That’s the end of this story.')).toBeVisible()
  },
}

export const GuideOverNarrow: Story = {
  ...GuideOver,
  name: 'Guide at the end of a story, narrow and dark',
  tags: ['state'],
  globals: narrow,
}

export const GuideByKeyboard: Story = {
  name: 'Starts, stops and hides the guide by keyboard',
  tags: ['behaviour'],
  beforeEach: () => showGuide({}),
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      const button = await canvas.findByRole('button', { name })
      button.focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('Apply for a job · 2 min')
    await expect(await canvas.findByText('Log in as a job seeker.')).toBeVisible()
    await press('Stop this story')
    await press('Hide the guide')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Guide' })).toBeNull())
  },
}

export const BothSides: Story = {
  name: 'Both sides',
  tags: ['full'],
  beforeEach: () => {
    const sides = {
      epoch: runtime.store.identity?.epoch ?? '',
      people: { job_seeker: personas.ada, recruiter: personas.harbour },
      path: '/',
      isSwapped: false,
      share: 50,
    }
    sessionStorage.setItem(sidesKey, JSON.stringify(sides))
    const clean = showGuide({ isHidden: true })
    return () => {
      sessionStorage.removeItem(sidesKey)
      clean()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('The app for the job seeker')).toBeVisible()
  },
}

export const BothSidesNarrow: Story = {
  ...BothSides,
  name: 'Both sides, narrow and dark',
  tags: ['state'],
  globals: narrow,
}

export const BothSidesByKeyboard: Story = {
  ...BothSides,
  name: 'Resizes, swaps and closes both sides by keyboard',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const divider = await canvas.findByRole('separator', { name: 'Width of the left side' })
    divider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(divider).toHaveAttribute('aria-valuenow', '55')
    await userEvent.keyboard('{Home}')
    await expect(divider).toHaveAttribute('aria-valuenow', '25')
    canvas.getByRole('button', { name: 'Swap sides' }).focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Close both sides' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Both sides' })).toBeNull())
  },
}

function PageWithCodeField() {
  const [value, setValue] = useState('')
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={() => undefined} />
}

/** Requests a login code, which the simulator sends. */
async function requestCode(): Promise<void> {
  const body = new FormData()
  body.set('email', 'ada.lindqvist@example.org')
  body.set('type', 'job_seeker')
  await runtime.handle('api/login', new Request(`${location.origin}/api/login`, { method: 'POST', body }))
}

/** The handle of the closed panel offers a code that has just arrived. */
export const CodeArrived: Story = {
  name: 'Code arrived',
  tags: ['state'],
  args: { children: <PageWithCodeField /> },
  beforeEach: () => showGuide({ isHidden: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Simulator/ })
    await requestCode()
    await expect(await canvas.findByRole('button', { name: /^Fill in code \d{6}$/ })).toBeVisible()
  },
}

export const CodeArrivedNarrow: Story = {
  ...CodeArrived,
  name: 'Code arrived, narrow and dark',
  tags: ['state'],
  globals: narrow,
}

export const CodeFilledIn: Story = {
  ...CodeArrived,
  name: 'Fills in a code that has arrived',
  tags: ['behaviour'],
  play: async (context) => {
    await CodeArrived.play?.(context)
    const { canvas } = context
    canvas.getByRole('button', { name: /^Fill in code/ }).focus()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveFocus()
    const { code } = await runtime.read(({ tx }) => tx.mails.all().at(-1) ?? { code: null })
    await expect(field).toHaveValue(code)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Fill in code/ })).toBeNull())
  },
}
