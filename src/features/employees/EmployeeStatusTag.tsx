import type { EmployeeStatus } from '../../api/employees.ts'
import { forValue, plainWords } from '../../api/enumeration.ts'
import { CircleCheck, CircleX, Clock } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'

const looks = {
  pending: { tone: 'info', icon: Clock, label: 'Pending' },
  accepted: { tone: 'good', icon: CircleCheck, label: 'Accepted' },
  declined: { tone: 'neutral', icon: CircleX, label: 'Declined' },
} as const satisfies Record<EmployeeStatus, unknown>

/** The status of a company's request to list an employee, the same for the company and the job seeker. */
export function EmployeeStatusTag({ status }: { status: string }) {
  const { label, ...look } = forValue(looks, status) ?? { label: plainWords(status), tone: 'neutral' }
  return <StatusTag {...look}>{label}</StatusTag>
}
