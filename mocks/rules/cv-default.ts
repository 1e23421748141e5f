import { describeMachine } from './machine.ts'

/** What a CV is to its owner. */
export type CvStanding = 'default' | 'other' | 'gone'

/** What happens to a CV. */
export type CvEvent = 'choose' | 'come_first' | 'give_way' | 'inherit' | 'delete'

/** Which of a job seeker's CVs is the default: never more than one. */
export const cvDefaultMachine = describeMachine<CvStanding, CvEvent>({
  name: 'Default CV',
  source: 'spec §4, rules 21',
  initial: 'other',
  states: {
    default: 'the one on the public page, and chosen first when applying',
    other: 'one of the rest',
    gone: 'deleted, and with it the applications made with it',
  },
  transitions: [
    { from: ['other', 'default'], event: 'choose', to: 'default', by: 'job seeker' },
    { from: ['other'], event: 'come_first', to: 'default', by: 'upload', when: 'there is no other CV' },
    { from: ['default'], event: 'give_way', to: 'other', by: 'choice of another CV' },
    {
      from: ['other'],
      event: 'inherit',
      to: 'default',
      by: 'deletion of the default',
      when: 'it is the newest left',
    },
    { from: ['other', 'default'], event: 'delete', to: 'gone', by: 'job seeker' },
  ],
})

/** The CV that takes over when the default goes: the newest left (rules 21). */
export function nextDefault<C extends { id: number; created_at: number }>(left: readonly C[]): C | undefined {
  return [...left].sort((a, b) => b.created_at - a.created_at || b.id - a.id)[0]
}
