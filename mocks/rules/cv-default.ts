import { type Machine } from './machine.ts'
import { newestFirst } from './pages.ts'

export type CvState = 'default' | 'other' | 'deleted'

export type CvEvent = 'choose' | 'add_first' | 'replace' | 'promote' | 'delete'

/** Whether a CV is the default. A job seeker has at most one default. */
export const cvDefaultMachine: Machine<CvState, CvEvent> = {
  name: 'Default CV',
  source: 'rules 21',
  initial: 'other',
  states: {
    default: 'shown on the public page, and preselected when applying',
    other: 'any other CV',
    deleted: 'deleted, together with its applications',
  },
  transitions: [
    { from: ['other', 'default'], event: 'choose', to: 'default', by: 'job seeker' },
    { from: ['other'], event: 'add_first', to: 'default', by: 'upload', when: 'there is no other CV' },
    { from: ['default'], event: 'replace', to: 'other', by: 'choosing another CV' },
    {
      from: ['other'],
      event: 'promote',
      to: 'default',
      by: 'deleting the default',
      when: 'it is the newest remaining one',
    },
    { from: ['other', 'default'], event: 'delete', to: 'deleted', by: 'job seeker' },
  ],
}

/** The CV that becomes the default when the default is deleted: the newest remaining one (rules 21). */
export function nextDefault<C extends { id: number; created_at: number }>(
  remaining: readonly C[],
): C | undefined {
  return remaining.toSorted(newestFirst)[0]
}
