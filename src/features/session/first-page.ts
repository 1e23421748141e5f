import { forValue } from '../../api/enumeration.ts'
import type { AccountType } from '../../api/session.ts'

const firstPages: Record<AccountType, { to: '/my' | '/jobs'; label: string }> = {
  job_seeker: { to: '/jobs', label: 'Browse jobs' },
  recruiter: { to: '/my', label: 'Go to my jobs' },
}

/** The first page after a login without a page to return to, by account type, and the label of a link to it. */
export const firstPage = (type: string) => forValue(firstPages, type) ?? firstPages.job_seeker
