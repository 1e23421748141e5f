import type { Impossible, State } from './states.ts'

/** Gives several states the same reason. */
function because(reason: string, ...states: readonly State[]): Partial<Record<State, string>> {
  return Object.fromEntries(states.map((state) => [state, reason]))
}

const ownCopy = 'It shows our own copy only.'
const openToAll = 'Open to everybody.'
const form = 'A form that needs no data.'

/** States that a screen cannot be in, each with the reason. */
export const impossible: Impossible = {
  Application: because('An application always has a job and a status.', 'empty'),
  'Card payment': {
    ...because(
      'It shows an amount and the fields of the payment provider.',
      'empty',
      'long-text',
      'other-script',
    ),
    ...because('Shown to owners of the job only: see Feature a job.', 'not-allowed'),
  },
  'Edit a job': because('A job always has a title and a description.', 'empty'),
  'FAQs and services': {
    ...because('Static text without calls.', 'empty', 'loading', 'error', 'offline'),
    ...because(openToAll, 'not-allowed'),
    ...because(ownCopy, 'long-text', 'other-script'),
  },
  'Feature a job': because('There is always a price.', 'empty'),
  Home: because(openToAll, 'not-allowed'),
  Job: because('A job always has a title and a description.', 'empty'),
  'Login / Forms and codes': {
    ...because(form, 'empty', 'loading'),
    ...because(openToAll, 'not-allowed'),
    ...because(ownCopy, 'long-text', 'other-script'),
  },
  Marketing: {
    ...because('Static text and a contact form.', 'empty', 'loading'),
    ...because(openToAll, 'not-allowed'),
    ...because(ownCopy, 'other-script'),
  },
  'Password / Forgot': {
    ...because(form, 'empty', 'loading'),
    ...because(openToAll, 'not-allowed'),
    ...because(ownCopy, 'long-text', 'other-script'),
  },
  'Password / Reset': {
    ...because(form, 'empty', 'loading'),
    ...because(openToAll, 'not-allowed'),
    ...because(ownCopy, 'other-script'),
  },
  Search: because(openToAll, 'not-allowed'),
  'Talent / Company': because(openToAll, 'not-allowed'),
  'Talent / List': because(openToAll, 'not-allowed'),
  'Talent / Person': because(openToAll, 'not-allowed'),
}
