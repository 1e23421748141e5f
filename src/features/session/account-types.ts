import type { User } from '../../api/session.ts'

/** The two account types as a person chooses between them (spec §1). */
export const accountTypes: { value: User['type']; label: string; hint: string }[] = [
  { value: 'job_seeker', label: 'Job seeker', hint: 'I am looking for work.' },
  { value: 'recruiter', label: 'Recruiter', hint: 'I post jobs for a company.' },
]
