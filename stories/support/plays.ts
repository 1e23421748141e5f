/** Plays that the stories of many screens share: `play: says('No jobs yet.')`. */
import { expect, within } from 'storybook/test'
import { noAlert } from './flow.ts'
import type { Play } from './story.ts'

/** Expects text on the screen. @param next the name and address of a link in the page that leads on */
export function says(words: string | RegExp, next?: readonly [name: string, address: string]): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
    if (!next) return
    const link = within(canvas.getByRole('main')).getByRole('link', { name: next[0] })
    await expect(link).toHaveAttribute('href', next[1])
  }
}

/** Expects the loading message for people who cannot see the skeleton. */
export function saysLoading(words: string): Play {
  return async ({ canvas }) => await expect(await canvas.findByText(words)).toBeInTheDocument()
}

/** Expects the fields with these labels to say what browsers may fill in (WCAG 1.3.5). */
export function fillsIn(fields: Record<string, string>): Play {
  return async ({ canvas }) => {
    for (const [label, value] of Object.entries(fields))
      await expect(await canvas.findByLabelText(label)).toHaveAttribute('autocomplete', value)
  }
}

/**
 * Expects a network failure to be reported in place, with "Try again" and without an alert (rules 37).
 * Stories make no automatic retries.
 */
export function saysOffline(words: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await noAlert()
  }
}
