import type { EmployeeLink } from '../../api/employees.ts'

/** The company name of a link; a backend may leave it out. */
export const employerName = ({ recruiter }: EmployeeLink): string | undefined =>
  recruiter?.name.trim() || undefined

/** The company of a link as words in a sentence: its name, or "the company". */
export const employerWords = (link: EmployeeLink): string => employerName(link) ?? 'the company'
