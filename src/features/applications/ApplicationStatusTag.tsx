import { StatusTag } from '../../ui/StatusTag.tsx'
import { wordingOf } from './status.ts'

/** The status of an application: tint, icon and word. */
export function ApplicationStatusTag({ status, className }: { status: string; className?: string }) {
  const { label, tone, icon } = wordingOf(status)
  return label === '' ? null : (
    <StatusTag tone={tone} {...(icon && { icon })} {...(className && { className })}>
      {label}
    </StatusTag>
  )
}
