import type { EmployeeLink, EmployeeStatus } from '../../api/employees.ts'

/** The words for the status of an employee link (product: fields). */
export const employeeStatusLabel: Record<EmployeeStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
}

/** The company of a link, by name; a backend may leave it out. */
export const employerName = ({ recruiter }: EmployeeLink): string => recruiter?.name ?? 'This company'
