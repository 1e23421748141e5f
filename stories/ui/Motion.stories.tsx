import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { BackToTop } from '../../src/ui/BackToTop.tsx'
import { Carousel } from '../../src/ui/Carousel.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'
import { inContainer } from '../support/pieces.tsx'

const pieces: Pieces = {
  Carousel: {
    do: ['Use it for short, equal pieces such as quotes.'],
    dont: ['Don’t put anything in it that people need.'],
  },
  BackToTop: {
    do: ['Mount it once, in the layout.'],
    dont: ['Don’t add it inside a scrolling panel.'],
  },
}

export default {
  title: 'UI states/Motion',
  parameters: { pieces },
  decorators: [inContainer('py-8')],
} satisfies Meta

const slides = ['It took us a week.', 'It took us a day, and the second hire one more.', 'We came back.'].map(
  (text, key) => ({ key, content: <blockquote className="text-lead">{text}</blockquote> }),
)

/** Slides change on press. The tests' browser asks for reduced motion, so nothing rotates here. */
export const ChangesSlides: Story = {
  tags: ['behaviour', '!dev'],
  render: () => <Carousel label="What people say" slides={slides} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It took us a week.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(canvas.getByText(/It took us a day/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await expect(canvas.getByText('It took us a week.')).toBeVisible()
    // Assistive technology can't reach the other slides once the transition ends.
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('group')).toHaveStyle({ opacity: '1' }))
  },
}

/** The button appears below 300 px and scrolls back to the top. Focus moves to the heading. */
export const ScrollsBackToTheTop: Story = {
  tags: ['behaviour', '!dev'],
  render: () => (
    <>
      <h1 tabIndex={-1}>A long page</h1>
      {Array.from({ length: 60 }, (_, line) => `Line ${line}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <BackToTop duration={100} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
    window.scrollTo({ top: 600, behavior: 'instant' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }))
    await waitFor(() => expect(window.scrollY).toBe(0))
    await expect(canvas.getByRole('heading', { name: 'A long page' })).toHaveFocus()
  },
}
