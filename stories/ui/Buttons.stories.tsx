import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button, buttonClass } from '../../src/ui/Button.tsx'
import { Bookmark, Heart, Share2 } from '../../src/ui/Icon.tsx'
import { ToggleButton } from '../../src/ui/ToggleButton.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'
import { Announcer } from '../../src/ui/Announcer.tsx'
import { CopyButton } from '../../src/ui/CopyButton.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { inContainer } from '../support/pieces.tsx'

const pieces: Pieces = {
  Button: {
    do: [
      'Use one primary button per view.',
      'Start the label with a verb: “Save”, “Post a job”.',
      'Set `busy` while the action runs.',
    ],
    dont: [
      'Don’t disable a submit button to show that a form is incomplete.',
      'Don’t use it for a link: give the link `buttonClass`.',
    ],
  },
  IconButton: {
    do: [
      'Name what it acts on: “Share this page”.',
      'Use it where the icon is well known and space is short.',
    ],
    dont: ['Don’t use it for the main action.'],
  },
  ToggleButton: {
    do: ['Keep the label the same in both states.', 'Name the thing: “Bookmark Nurse at Northfield”.'],
    dont: ['Don’t use it where a choice needs saving: use a checkbox.'],
  },
  CopyButton: {
    do: ['Put it right after the value it copies.'],
    dont: ['Don’t use it for values that people never paste.'],
  },
}

const meta = {
  title: 'UI states/Buttons',
  parameters: { pieces },
  component: Button,
  args: { children: 'Save', onClick: fn() },
  decorators: [inContainer('flex flex-wrap items-center gap-3 py-4')],
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  name: 'Variants and sizes',
  tags: ['full'],
  render: () => (
    <>
      <Button variant="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button disabled>Disabled</Button>
      <Button size="sm">Small</Button>
      <Button size="lg">Large</Button>
      <Button wide>Wide</Button>
      <a href="#here" className={buttonClass({ variant: 'primary' })}>
        A link
      </a>
    </>
  ),
}

/** A busy button keeps its name and focus; a press does nothing. */
export const Busy: Story = {
  tags: ['state'],
  args: { busy: true, variant: 'primary' },
  parameters: { controls: { disable: false } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

function Toggles() {
  const [saved, setSaved] = useState(false)
  const [follows, setFollows] = useState(true)
  return (
    <>
      <ToggleButton
        label="Bookmark Night nurse at Northfield"
        pressed={saved}
        onChange={setSaved}
        icon={<Bookmark />}
      />
      <ToggleButton label="Follow Northfield" pressed={follows} onChange={setFollows} icon={<Heart />}>
        Follow
      </ToggleButton>
    </>
  )
}

/** A press changes `aria-pressed` but not the name. */
export const Toggle: Story = {
  tags: ['state'],
  render: () => <Toggles />,
  play: async ({ canvas }) => {
    const bookmark = canvas.getByRole('button', { name: 'Bookmark Night nurse at Northfield' })
    await userEvent.click(bookmark)
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The label of an icon button is its accessible name, and its tooltip on hover and focus. */
export const ShowsATooltipOnFocus: Story = {
  tags: ['behaviour', '!dev'],
  render: () => (
    <IconButton label="Share this page">
      <Share2 />
    </IconButton>
  ),
  play: async ({ canvas }) => {
    const tip = () => document.querySelector('[popover]:popover-open')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share this page' })).toHaveFocus()
    await waitFor(() => expect(tip()).toHaveTextContent('Share this page'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
  },
}

/** The button announces success as well as failure. */
export const AnnouncesTheOutcomeOfCopying: Story = {
  tags: ['behaviour', '!dev'],
  render: () => (
    <>
      <span>DE89 3704 0044 0532 0130 00</span>
      <CopyButton value="DE89370400440532013000" label="Copy the IBAN" />
      <Announcer />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the IBAN' }))
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/cop/i))
  },
}
