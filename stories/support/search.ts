import { expect, waitFor } from 'storybook/test'
import type { Canvas } from './story.ts'

/** Waits for an announcement in the live region. */
export async function said(canvas: Canvas, words: RegExp) {
  await waitFor(() =>
    expect(
      canvas.getAllByRole('status').some(({ textContent }: HTMLElement) => words.test(textContent ?? '')),
    ).toBe(true),
  )
}

export const chip = (label: string) => ({ name: `Remove the filter ${label}` })
