import type { EmployeeLink } from '../../api/employees.ts'

/** The company of a link, by name; a backend may leave it out. */
export const employerName = ({ recruiter }: EmployeeLink): string | undefined =>
  recruiter?.name.trim() || undefined

/** The company of a link within a sentence: its name, or what it is. */
export const employerWords = (link: EmployeeLink): string => employerName(link) ?? 'the company'
