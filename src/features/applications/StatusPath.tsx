import type { Application } from '../../api/applications.ts'
import { ProgressSteps } from '../../ui/ProgressSteps.tsx'
import { formatDay } from '../../ui/time.ts'
import { wordingOf } from './status-wording.ts'
import { statusPath } from './status-path.ts'

/** The progress of an application as a path of steps. */
export function StatusPath({
  application: { status, created_at },
  label,
}: {
  application: Pick<Application, 'status' | 'created_at'>
  label: string
}) {
  const path = statusPath(status)
  return (
    <ProgressSteps
      label={label}
      // Two steps keep the spacing of a full path, which has five.
      {...(path.length === 2 && { className: 'sm:w-2/5' })}
      steps={path.map((step) => ({
        key: step.status,
        label: wordingOf(step.status).label,
        detail: step.status === 'applied' && formatDay(created_at),
        state: step.state,
      }))}
    />
  )
}
