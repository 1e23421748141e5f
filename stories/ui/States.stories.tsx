import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Key } from '../../src/ui/Key.tsx'
import { LastChangeBar } from '../../src/ui/LastChangeBar.tsx'
import { ActionBar } from '../../src/ui/ActionBar.tsx'
import { Badge } from '../../src/ui/Badge.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Callout } from '../../src/ui/Callout.tsx'
import { Chip } from '../../src/ui/Chip.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../src/ui/ErrorState.tsx'
import { Highlight } from '../../src/ui/Highlight.tsx'
import { Loading, SkeletonBlock, SkeletonRows, SkeletonText } from '../../src/ui/Skeleton.tsx'
import { StatusTag } from '../../src/ui/StatusTag.tsx'
import { CatchBoundary } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyComponent } from '../../src/ui/lazy-component.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'

const pieces: Pieces = {
  EmptyState: {
    do: ['Say what will be here.', 'Offer the next action.'],
    dont: ['Don’t blame people or leave the page blank.'],
  },
  ErrorState: {
    do: ['Say what failed, and pass `onRetry`.'],
    dont: ['Don’t use it for a failed action: use an alert or a `FailureLine`.'],
  },
  Loading: {
    do: ['Say what is loading.'],
    dont: ['Don’t show it for content that is already there.'],
  },
  SkeletonBlock: {
    do: ['Give it the size of the real content.'],
    dont: ['Don’t animate it yourself.'],
  },
  StatusTag: {
    do: ['Use the tone that the status has everywhere.'],
    dont: ['Don’t rely on the colour: keep icon and word.'],
  },
  Highlight: {
    do: ['Use it for Featured only.'],
    dont: ['Don’t use amber for anything else.'],
  },
  Chip: {
    do: ['Name the filter in `removeLabel`.'],
    dont: ['Don’t use it as a button.'],
  },
  Callout: {
    do: ['Start with what matters, then the action.'],
    dont: ['Don’t stack several.'],
  },
  ActionBar: {
    do: ['Use one per page, for the main action on a phone.'],
    dont: ['Don’t cover content: it sets the space by itself.'],
  },
  Key: {
    do: ['Show a key where people can use it.'],
    dont: ['Don’t show it where there is no keyboard.'],
  },
  LastChangeBar: {
    do: ['Offer Undo after a change to a list.'],
    dont: ['Don’t use it for news that is not about the last change.'],
  },
}

const meta = {
  title: 'UI states/Marks and notices',
  parameters: { pieces },
  args: { retry: fn() },
  decorators: [
    (Story) => (
      <Container className="flex flex-col gap-6 py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<{ retry: () => void }>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['empty'],
  render: () => (
    <EmptyState title="No jobs found." action={<Button>Clear all filters</Button>}>
      Try fewer words, or search all categories.
    </EmptyState>
  ),
}

export const LoadError: Story = {
  name: 'Error',
  tags: ['error'],
  render: ({ retry }) => <ErrorState onRetry={retry}>The connection was lost.</ErrorState>,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.retry).toHaveBeenCalledOnce()
  },
}

export const Skeletons: Story = {
  name: 'Loading',
  tags: ['loading'],
  render: () => (
    <Loading label="Loading the list">
      <div className="flex items-center gap-3">
        <SkeletonBlock round className="size-10" />
        <SkeletonText size="title" lines={1} className="w-68" />
      </div>
      <SkeletonText />
      <SkeletonRows rows={4} />
    </Loading>
  ),
}

/** A status has a tint, an icon and a word; amber is only for Featured. */
export const Statuses: Story = {
  tags: ['full'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusTag tone="neutral">Applied</StatusTag>
      <StatusTag tone="info">In review</StatusTag>
      <StatusTag tone="progress">Interviewing</StatusTag>
      <StatusTag tone="good">Accepted</StatusTag>
      <StatusTag tone="bad">Not considered</StatusTag>
      <StatusTag tone="caution">Not active</StatusTag>
      <Highlight>Featured</Highlight>
      <Badge count={3} label="unread" />
      <Badge count={140} label="unread" />
      <Badge count={0} label="unread" />
      <Key>Esc</Key>
    </div>
  ),
}

export const Chips: Story = {
  tags: ['state'],
  render: ({ retry }) => (
    <div className="flex flex-wrap gap-2">
      <Chip>machine learning</Chip>
      {['Remote', 'A place with a very long name by the sea'].map((filter) => (
        <Chip key={filter} removeLabel={`Remove filter ${filter}`} onRemove={retry}>
          {filter}
        </Chip>
      ))}
    </div>
  ),
}

export const Notices: Story = {
  name: 'Callouts',
  tags: ['full'],
  render: () => (
    <>
      <Callout title="This job isn’t visible yet" action={<Button size="sm">Edit</Button>}>
        It is waiting for review.
      </Callout>
      <Callout tone="good">You applied on 3 November.</Callout>
      <Callout tone="caution" title="This job is closed to applications" />
      <Callout tone="bad" title="The payment failed">
        Your card was declined.
      </Callout>
      <Callout tone="neutral">You need an account to apply.</Callout>
    </>
  ),
}

/** The bar sticks to the foot of the window, and sets `--bar-height`, which keeps alerts above it. */
export const ActionBarAtTheFoot: Story = {
  name: 'Action bar',
  tags: ['state'],
  render: () => (
    <>
      <EmptyState title="A page" />
      <ActionBar label="Changes">
        <Button variant="primary">Save</Button>
        <span>Unsaved changes</span>
      </ActionBar>
    </>
  ),
}

export const LastChange: Story = {
  tags: ['state'],
  render: ({ retry }) => (
    <LastChangeBar failed={false} busy={false} action="Undo" onAction={retry} onDismiss={retry}>
      Bo Ek moved to Shortlisted.
    </LastChangeBar>
  ),
}

const { promise: loaded, resolve: load } = Promise.withResolvers<void>()

const Late = lazyComponent(async () => {
  await loaded
  return ({ name }: { name: string }) => <p>{name} has loaded.</p>
})

const Missing = lazyComponent<object>(() => Promise.reject(new Error('The file is missing.')))

const Thrown = ({ error }: { error: unknown }) => <p>{String(error)}</p>

function LazyExample() {
  const [isSecondDue, setSecondDue] = useState(false)
  return (
    <>
      <Late name="The first" fallback={<p>Loading…</p>} />
      <Button onClick={() => setSecondDue(true)}>Show the second</Button>
      {isSecondDue && <Late name="The second" fallback={<p>Loading…</p>} />}
      <CatchBoundary getResetKey={() => ''} errorComponent={Thrown}>
        <Missing />
      </CatchBoundary>
    </>
  )
}

/** A lazy component shows a fallback unless its code has loaded. If loading fails, rendering throws the error. */
export const ShowsAFallbackUntilCodeLoads: Story = {
  tags: ['behaviour', '!dev'],
  render: () => <LazyExample />,
  play: async ({ canvas }) => {
    load()
    await expect(await canvas.findByText('The first has loaded.')).toBeVisible()
    await expect(canvas.queryByText('Loading…')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the second' }))
    await expect(canvas.getByText('The second has loaded.')).toBeVisible()
    await expect(await canvas.findByText('Error: The file is missing.')).toBeVisible()
  },
}
