import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { guidedStories } from '../../mocks/board-panel/guide/stories.ts'
import { sidesKey } from '../../mocks/board-panel/sides/sides.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { CodeField } from '../../src/ui/CodeField.tsx'
import { runtime } from '../support/backend.ts'
import { PanelBesideAPage, showGuide } from '../support/panel.tsx'
import { shows } from '../support/plays.ts'

const meta = { title: 'Simulator/Demo', component: PanelBesideAPage } satisfies Meta<typeof PanelBesideAPage>

export default meta
type Story = StoryObj<typeof meta>

export const GuideOnFirstVisit: Story = {
  name: 'Guide on first visit',
  tags: ['full'],
  beforeEach: () => showGuide({}),
  play: shows('region', 'Guide'),
}

export const GuideInAStory: Story = {
  name: 'Guide in a story',
  tags: ['state'],
  beforeEach: () => showGuide({ story: 'apply' }),
  play: shows('button', 'Open the job'),
}

export const GuideOver: Story = {
  name: 'Guide at the end of a story',
  tags: ['state'],
  beforeEach: () => showGuide({ story: 'apply', done: guidedStories[0]?.steps.length ?? 0 }),
  play: shows('button', 'Next: Hire someone'),
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
