import type { EmployeeStatus } from '../../api/employees.ts'
import { CircleCheck, CircleX, Clock } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { employeeStatusLabel } from './employee-words.ts'

const look = {
  pending: { tone: 'info', icon: Clock },
  accepted: { tone: 'good', icon: CircleCheck },
  declined: { tone: 'neutral', icon: CircleX },
} as const satisfies Record<EmployeeStatus, unknown>

/** What has become of a request, on either side. */
export function EmployeeStatusTag({ status }: { status: EmployeeStatus }) {
  return <StatusTag {...look[status]}>{employeeStatusLabel[status]}</StatusTag>
}
