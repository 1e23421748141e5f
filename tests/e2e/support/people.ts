/** An account, as the login form needs it. */
export interface Person {
  name: string
  email: string
  type: 'job_seeker' | 'recruiter'
}

/** Accounts of the scenario `everyday`, by the names in `mocks/scenarios/personas.ts`. */
export const people = {
  /** Job seeker with a full profile and three CVs. */
  ada: { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.org', type: 'job_seeker' },
  /** Job seeker without any activity. */
  newcomer: { name: 'Milo Tarrant', email: 'milo.tarrant@example.org', type: 'job_seeker' },
  /** Recruiter with jobs in every state. */
  harbour: {
    name: 'Alder & Quay Harbour Services',
    email: 'jobs.alderquay@example.com',
    type: 'recruiter',
  },
  /** Recruiter with one job, still pending. */
  smallShop: { name: 'Thimble & Tack', email: 'shop.thimbletack@example.com', type: 'recruiter' },
} as const satisfies Record<string, Person>
