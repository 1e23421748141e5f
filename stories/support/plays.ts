/**
 * What makes the stories of screens, as `story.full()`: functions named by their tags, and plays that many of them share.
 */
import { expect, within } from 'storybook/test'
import type { CallName } from '../../mocks/operation.ts'
import { noAlert } from './flow.ts'
import { failing, type Play, type Story, type StoryParameters, unanswered, unreachable } from './story.ts'

/** What a story begins with. */
type Given = StoryParameters & Pick<Story, 'beforeEach' | 'globals'>
/** What happens in a story, or the text that it shows. */
type Shows = Play | string | RegExp

/** Makes a story of a world or of a call: `story.empty({ as: personas.newcomer }, 'No jobs yet.')`. */
type Maker<Call = never> = (first?: Given | Call | Play, second?: Shows) => Story

/**
 * Returns the function that makes the stories with these tags, which `.storybook/indexer.ts` reads from its name.
 * @param said what a text as the second argument expects
 * @param world the world that a call as the first argument stands in
 */
function tagged(
  tags: string[],
  said: (words: string | RegExp) => Play = says,
  world: (call: CallName) => StoryParameters = () => ({}),
): Maker<CallName> {
  return (first = {}, second) => {
    const play = typeof first === 'function' ? first : second
    const given: Given = typeof first === 'string' ? world(first) : typeof first === 'object' ? first : {}
    const { beforeEach, globals, ...parameters } = given
    return {
      tags,
      parameters,
      ...(beforeEach && { beforeEach }),
      ...(globals && { globals }),
      ...(play !== undefined && { play: typeof play === 'function' ? play : said(play) }),
    }
  }
}

/** Data as a usual person has it: `story.full({ as: personas.ada }, async ({ canvas }) => …)`. */
export const full: Maker = tagged(['full'])
export const empty: Maker = tagged(['empty'])
/** `story.loading('jobs/my', 'Loading your jobs…')`: the call is never answered. */
export const loading = tagged(['loading'], saysLoading, unanswered)
/** `story.error('jobs/my', 'We couldn’t load your jobs.')`: the server fails at the call. */
export const error = tagged(['error'], says, failing)
/** `story.offline('jobs/my', 'We couldn’t load your jobs.')`: the call doesn't reach the server. */
export const offline = tagged(['offline'], saysOffline, unreachable)
export const notAllowed: Maker = tagged(['not-allowed'])
export const longText: Maker = tagged(['long-text'])
export const otherScript: Maker = tagged(['other-script'])
/** Any other state. */
export const state: Maker = tagged(['state'])
/** A story about what happens. The sidebar doesn't show it. */
export const behaviour: Maker = tagged(['behaviour', '!dev'])

/** Expects text on the screen. @param next the name and address of a link in the page that leads on */
export function says(words: string | RegExp, next?: readonly [name: string, address: string]): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
    if (!next) return
    const link = within(canvas.getByRole('main')).getByRole('link', { name: next[0] })
    await expect(link).toHaveAttribute('href', next[1])
  }
}

/** Expects something with this role and accessible name on the screen. */
export function shows(role: string, name: string | RegExp): Play {
  return async ({ canvas }) => await expect(await canvas.findByRole(role, { name })).toBeVisible()
}

/** Expects the loading message for people who cannot see the skeleton. */
export function saysLoading(words: string | RegExp): Play {
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
export function saysOffline(words: string | RegExp): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await noAlert()
  }
}
