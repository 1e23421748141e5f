import { valuesOf } from '../../api/enumeration.ts'
import { accountType, type AccountType } from '../../api/session.ts'

const words: Record<AccountType, { label: string; hint: string }> = {
  job_seeker: { label: 'Job seeker', hint: 'I’m looking for work.' },
  recruiter: { label: 'Recruiter', hint: 'I post jobs for a company.' },
}

/** The account types within a sentence. */
export const accountNames: Record<AccountType, string> = {
  job_seeker: 'a job seeker account',
  recruiter: 'a recruiter account',
}

/** The account types as options of a radio group (product: roles). */
export const accountTypes = valuesOf(words).map((value) => ({ value, ...words[value] }))

/** Reads the initially selected account type from the search parameters of the login or sign-up page. */
export function readAccountType(raw: Record<string, unknown>): { type?: AccountType | undefined } {
  return { type: accountType(raw) }
}
