import type { ApplicationStatus } from '../../api/applications.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { statusWording } from './status.ts'

/** Where an application stands: tint, sign and word. */
export function ApplicationStatusTag({
  status,
  className,
}: {
  status: ApplicationStatus
  className?: string
}) {
  const { label, tone, icon } = statusWording[status]
  return (
    <StatusTag tone={tone} icon={icon} {...(className && { className })}>
      {label}
    </StatusTag>
  )
}
