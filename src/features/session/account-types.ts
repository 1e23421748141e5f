import { valuesOf } from '../../api/enumeration.ts'
import type { AccountType } from '../../api/session.ts'

const words: Record<AccountType, { label: string; hint: string }> = {
  job_seeker: { label: 'Job seeker', hint: 'I am looking for work.' },
  recruiter: { label: 'Recruiter', hint: 'I post jobs for a company.' },
}

/** The account types as a person chooses between them (product: roles). */
export const accountTypes = valuesOf(words).map((value) => ({ value, ...words[value] }))
