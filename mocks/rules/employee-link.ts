/** The status of an employee link (spec §4). */
export type EmployeeStatus = 'pending' | 'accepted' | 'declined'

/** What the job seeker can do with a link (spec §4). */
export type EmployeeStep = 'accept' | 'decline' | 'remove'

/** Which steps a link allows: pending ones are answered, answered ones are removed (spec §4). */
export const employeeSteps: Record<EmployeeStatus, readonly EmployeeStep[]> = {
  pending: ['accept', 'decline'],
  accepted: ['remove'],
  declined: ['remove'],
}

/** Whether a recruiter may ask: never asked, or declined (rules 28). */
export function mayAsk(status: EmployeeStatus | undefined): boolean {
  return status === undefined || status === 'declined'
}
