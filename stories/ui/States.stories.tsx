import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component, type ReactNode, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ActionBar } from '../../src/ui/ActionBar.tsx'
import { Badge } from '../../src/ui/Badge.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Callout } from '../../src/ui/Callout.tsx'
import { Chip } from '../../src/ui/Chip.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../src/ui/ErrorState.tsx'
import { Highlight } from '../../src/ui/Highlight.tsx'
import { lazyComponent } from '../../src/ui/lazy-component.tsx'
import { Loading, SkeletonBlock, SkeletonRows, SkeletonText } from '../../src/ui/Skeleton.tsx'
import { StatusTag } from '../../src/ui/StatusTag.tsx'

const meta = {
  title: 'UI/States and marks',
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
  render: () => (
    <EmptyState title="Nothing found." action={<Button>Clear all filters</Button>}>
      Try fewer words, or look in all categories.
    </EmptyState>
  ),
}

export const LoadError: Story = {
  render: ({ retry }) => <ErrorState onRetry={retry}>The connection was lost.</ErrorState>,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.retry).toHaveBeenCalledOnce()
  },
}

export const Skeletons: Story = {
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the list…')).toBeInTheDocument()
  },
}

/** A status is tint, icon and word; amber has its own meaning. */
export const Statuses: Story = {
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
    </div>
  ),
}

function Filters() {
  const [filters, setFilters] = useState(['Remote', 'Full time', 'A place with a very long name by the sea'])
  return (
    <div className="flex flex-wrap gap-2">
      <Chip>machine learning</Chip>
      {filters.map((filter) => (
        <Chip
          key={filter}
          removeLabel={`Remove filter ${filter}`}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Chip>
      ))}
    </div>
  )
}

export const Chips: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Remote' }))
    await expect(canvas.queryByText('Remote')).toBeNull()
  },
}

export const Notices: Story = {
  render: () => (
    <>
      <Callout title="This is not visible yet" action={<Button size="sm">Edit</Button>}>
        It waits for approval.
      </Callout>
      <Callout tone="good">You applied on 3 November.</Callout>
      <Callout tone="caution" title="This takes no more applications" />
      <Callout tone="bad" title="The payment failed">
        Your card was declined.
      </Callout>
      <Callout tone="neutral">Only people with an account can apply.</Callout>
    </>
  ),
}

/** Stays at the foot of the window and tells the page its height. */
export const ActionBarAtTheFoot: Story = {
  render: () => (
    <>
      <EmptyState title="A page" />
      <ActionBar label="Changes">
        <Button variant="primary">Save</Button>
        <span>Not saved yet</span>
      </ActionBar>
    </>
  ),
}

const Late = lazyComponent(async () => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return ({ name }: { name: string }) => <p>{name} is there.</p>
})
const Missing = lazyComponent<object>(() => Promise.reject(new Error('The file is missing.')))

/** Says what its content has thrown. */
class Catch extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : 'Something else.' }
  }

  override render() {
    return this.state.message ?? this.props.children
  }
}

function LazyExample() {
  const [isSecondDue, setSecondDue] = useState(false)
  return (
    <>
      <Late name="The first" fallback={<p>It is on its way.</p>} />
      <Button onClick={() => setSecondDue(true)}>Show the second</Button>
      {isSecondDue && <Late name="The second" fallback={<p>It is on its way.</p>} />}
      <Catch>
        <Missing />
      </Catch>
    </>
  )
}

/** A fallback until the code is loaded, none if it is loaded already; a failure is thrown. */
export const LazyComponents: Story = {
  render: () => <LazyExample />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first is there.')).toBeVisible()
    await expect(canvas.queryByText('It is on its way.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the second' }))
    await expect(canvas.getByText('The second is there.')).toBeVisible()
    await expect(await canvas.findByText('The file is missing.')).toBeVisible()
  },
}
