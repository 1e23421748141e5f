import { personas } from '../../../mocks/scenarios/personas.ts'

/** An account, as the login form needs it. */
export interface Person {
  name: string
  email: string
  type: 'job_seeker' | 'recruiter'
}

/** Accounts of the scenario `everyday`, by the names in `mocks/scenarios/personas.ts`. */
export const people = {
  /** Job seeker with a full profile and three CVs. */
  ada: { id: personas.ada, name: 'Ada Lindqvist', email: 'ada.lindqvist@example.org', type: 'job_seeker' },
  /** Job seeker without any activity. */
  newcomer: {
    id: personas.newcomer,
    name: 'Milo Tarrant',
    email: 'milo.tarrant@example.org',
    type: 'job_seeker',
  },
  /** Recruiter with jobs in every state. */
  harbour: {
    id: personas.harbour,
    name: 'Alder & Quay Harbour Services',
    email: 'jobs.alderquay@example.com',
    type: 'recruiter',
  },
  /** Recruiter with one job, still pending. */
  smallShop: {
    id: personas.smallShop,
    name: 'Thimble & Tack',
    email: 'shop.thimbletack@example.com',
    type: 'recruiter',
  },
} as const satisfies Record<string, Person & { id: number }>
