/**
 * People of the scenario `everyday`, by the names that they have in it; who they are is told in
 * `mocks/scenarios/personas.ts`. Their addresses are for the product's own login.
 */
export const people = {
  /** Job seeker with a full profile and three CVs. */
  ada: { name: 'Ada Lindqvist', type: 'job_seeker' },
  /** Job seeker who has done nothing yet. */
  newcomer: { name: 'Milo Tarrant', type: 'job_seeker' },
  /** Recruiter with jobs in every state. */
  harbour: { name: 'Alder & Quay Harbour Services', type: 'recruiter' },
  /** Recruiter with one job, still pending. */
  smallShop: { name: 'Thimble & Tack', type: 'recruiter' },
} as const
