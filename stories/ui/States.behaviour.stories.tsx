import type { StoryObj as Story } from '@storybook/react-vite'
import { CatchBoundary } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button.tsx'
import { lazyComponent } from '../../src/ui/lazy-component.tsx'
import states from './States.stories.tsx'

export default { ...states, title: 'UI/States and marks', tags: ['behaviour', '!dev'] }

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
