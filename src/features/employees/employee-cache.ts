import type { QueryClient } from '@tanstack/react-query'
import type { EmployeeLink } from '../../api/employees.ts'
import { changeMyProfile } from '../../api/profile.ts'

/** Removes a link between a company and an employee from the caller's cached profile. */
export function forgetEmployee(client: QueryClient, { id: gone }: EmployeeLink): void {
  changeMyProfile(client, ({ employees, total_employees: total }) => ({
    employees: employees.filter(({ id }) => id !== gone),
    ...(total !== undefined && { total_employees: total - 1 }),
  }))
}
