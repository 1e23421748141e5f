import type { Entity } from './client.ts'
import { callMutation } from './options.ts'
import type { components } from './schema.gen.ts'

export type EmployeeLink = Entity<'EmployeeLink'>
export type EmployeeStatus = components['schemas']['EmployeeStatus']

/** Asks a job seeker, by email address, to be listed as an employee. Returns the new link as `employee`. */
export const addEmployeeMutation = callMutation('employees/create', { successTitle: 'Add Employee' })
/** For recruiters: removes an employee link, whatever its status. */
export const deleteEmployeeMutation = callMutation('employees/delete')
/** For job seekers, like the next two: they accept or decline a company's request, or remove an answered one. */
export const acceptEmployerMutation = callMutation('employees/accept-request')
export const declineEmployerMutation = callMutation('employees/decline-request')
export const removeEmployerMutation = callMutation('employees/remove-request')
