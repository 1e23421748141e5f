import { expect, waitFor, within } from 'storybook/test'
import type { Canvas } from './story.ts'

export async function found(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'Jobs found' })
  return within(list).getAllByRole('listitem')
}

/** Waits for an announcement in the live region. */
export async function said(canvas: Canvas, words: RegExp) {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('status').some(({ textContent }: HTMLElement) => words.test(textContent ?? '')),
    ).toBe(true),
  )
}

export const chip = (label: string) => ({ name: `Remove the filter ${label}` })
