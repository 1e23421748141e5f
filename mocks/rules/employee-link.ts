import { describeMachine } from './machine.ts'

/** The status of an employee link (spec §4). */
export type EmployeeStatus = 'pending' | 'accepted' | 'declined'

/** What happens to an employee link. */
export type EmployeeEvent = 'ask' | 'accept' | 'decline' | 'remove' | 'delete'

/** Whether a job seeker is listed as an employee; `none` is a link that is not there. */
export const employeeLinkMachine = describeMachine<EmployeeStatus | 'none', EmployeeEvent>({
  name: 'Employee link',
  source: 'spec §4, rules 28',
  initial: 'none',
  states: {
    none: 'not asked, or removed since',
    pending: 'asked; the job seeker has not answered',
    accepted: 'the company page lists the job seeker',
    declined: 'the job seeker said no',
  },
  transitions: [
    {
      from: ['none', 'declined'],
      event: 'ask',
      to: 'pending',
      by: 'recruiter',
      when: 'a job seeker uses the e-mail address',
    },
    { from: ['pending'], event: 'accept', to: 'accepted', by: 'job seeker' },
    { from: ['pending'], event: 'decline', to: 'declined', by: 'job seeker' },
    { from: ['accepted', 'declined'], event: 'remove', to: 'none', by: 'job seeker' },
    { from: ['pending', 'accepted', 'declined'], event: 'delete', to: 'none', by: 'recruiter' },
  ],
})
