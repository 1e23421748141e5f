import type { AccountType } from '../../api/session.ts'

/** Where somebody begins who comes from nowhere, by their account type, and the words of a link to it. */
export const firstPage: Record<AccountType, { to: '/my' | '/jobs'; label: string }> = {
  job_seeker: { to: '/jobs', label: 'Browse jobs' },
  recruiter: { to: '/my', label: 'Go to my jobs' },
}
