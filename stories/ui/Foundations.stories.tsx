import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../src/ui/Container.tsx'

const meta = {
  title: 'UI/Foundations',
  decorators: [
    (Story) => (
      <Container className="flex flex-col gap-4 py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Six sizes, tabular figures, and the two kinds of links. */
export const Type: Story = {
  render: () => (
    <>
      <h1>Display: one per page</h1>
      <h2>Title: a section</h2>
      <h3>Lead: a part of it</h3>
      <p className="max-w-read">
        Body, 17 on 27. A line holds some 68 characters, so that the eye finds the next one without looking
        for it. This is{' '}
        <a href="#text" className="link">
          a link in text
        </a>
        , and this is{' '}
        <a href="#place" className="link-quiet">
          one that is told by its place
        </a>
        .
      </p>
      <p className="text-dense text-ink-2">Dense, 15 on 22, in the second ink</p>
      <p className="text-fine text-ink-2">Fine, 13 on 20</p>
      <p className="nums">1,111.11 and 8,888.88 are as wide as each other</p>
    </>
  ),
  play: async ({ canvas }) => {
    const body = getComputedStyle(canvas.getByText(/A line holds/))
    await expect([body.fontSize, body.lineHeight]).toEqual(['17px', '27px'])
    const dense = getComputedStyle(canvas.getByText(/^Dense/))
    await expect([dense.fontSize, dense.lineHeight]).toEqual(['15px', '22px'])
  },
}

const swatches = [
  ['bg-paper text-ink', 'paper, ink'],
  ['bg-paper text-ink-2', 'paper, ink-2'],
  ['bg-raised text-ink', 'raised, ink'],
  ['bg-field text-ink', 'field, ink'],
  ['bg-paper text-action', 'paper, action'],
  ['bg-action-soft text-action', 'action-soft, action'],
  ['bg-neutral text-neutral-ink', 'neutral'],
  ['bg-info text-info-ink', 'info'],
  ['bg-progress text-progress-ink', 'progress'],
  ['bg-good text-good-ink', 'good'],
  ['bg-bad text-bad-ink', 'bad'],
  ['bg-featured text-featured-ink', 'featured'],
] as const

/** The roles, each with what stands on it. */
export const Colours: Story = {
  render: () => (
    <ul className="grid gap-3 sm:grid-cols-2">
      {swatches.map(([classes, name]) => (
        <li key={name} className={`rounded-md border border-rule px-4 py-3 ${classes}`}>
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const ColoursInTheDark: Story = { ...Colours, globals: { theme: 'dark' } }
