import { type Machine } from './machine.ts'

/** The status of an employee link (product: states). */
export type EmployeeStatus = 'pending' | 'accepted' | 'declined'

export type EmployeeEvent = 'ask' | 'accept' | 'decline' | 'remove' | 'delete'

/** Whether a job seeker is listed as an employee; `none` is a link that does not exist. */
export const employeeLinkMachine: Machine<EmployeeStatus | 'none', EmployeeEvent> = {
  name: 'Employee link',
  source: 'rules 28',
  initial: 'none',
  states: {
    none: 'never requested, or removed',
    pending: 'requested, but not answered yet',
    accepted: 'the company page lists the job seeker',
    declined: 'declined by the job seeker',
  },
  transitions: [
    {
      from: ['none', 'declined'],
      event: 'ask',
      to: 'pending',
      by: 'recruiter',
      when: 'a job seeker has the email address',
    },
    { from: ['pending'], event: 'accept', to: 'accepted', by: 'job seeker' },
    { from: ['pending'], event: 'decline', to: 'declined', by: 'job seeker' },
    { from: ['accepted', 'declined'], event: 'remove', to: 'none', by: 'job seeker' },
    { from: ['pending', 'accepted', 'declined'], event: 'delete', to: 'none', by: 'recruiter' },
  ],
}
