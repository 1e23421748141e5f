import { forValue } from '../../api/enumeration.ts'
import type { AccountType } from '../../api/session.ts'

const firstPages: Record<AccountType, { to: '/my' | '/jobs'; label: string }> = {
  job_seeker: { to: '/jobs', label: 'Browse jobs' },
  recruiter: { to: '/my', label: 'Go to my jobs' },
}

/** Returns the page to open after a login if there is none to return to, and the label of a link to it. */
export const firstPage = (type: string) => forValue(firstPages, type) ?? firstPages.job_seeker
