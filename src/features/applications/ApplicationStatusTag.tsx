import { StatusTag } from '../../ui/StatusTag.tsx'
import { wordingOf } from './status-wording.ts'

/** The status of an application as a tag. */
export function ApplicationStatusTag({ status, className }: { status: string; className?: string }) {
  const { label, tone, icon } = wordingOf(status)
  return (
    <StatusTag tone={tone} icon={icon} className={className}>
      {label}
    </StatusTag>
  )
}
