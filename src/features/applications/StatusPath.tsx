import type { Application } from '../../api/applications.ts'
import { ProgressSteps } from '../../ui/ProgressSteps.tsx'
import { formatDay } from '../../ui/time.ts'
import { statusWording } from './status.ts'
import { statusPath } from './StatusPathSteps.ts'

/** Where an application stands on its way, as a path of steps. */
export function StatusPath({
  application: { status, created_at },
  label,
}: {
  application: Pick<Application, 'status' | 'created_at'>
  /** Names the path. */
  label: string
}) {
  return (
    <ProgressSteps
      label={label}
      steps={statusPath(status).map((step) => ({
        key: step.status,
        label: statusWording[step.status].label,
        detail: step.status === 'applied' && <span className="nums">{formatDay(created_at)}</span>,
        state: step.state,
      }))}
    />
  )
}
