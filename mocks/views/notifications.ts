import type { Row, Tx } from '../model/tables.ts'
import type { Schema } from '../operation.ts'

type Subject = Required<Pick<Schema<'Notification'>, 'job' | 'status'>>

const none: Subject = { job: null, status: null }

/** The job that a notification is about, with the current state of the job or status of the application. */
export function subjectOf(tx: Tx, type: Row<'notifications'>['type'], id: number): Subject {
  switch (type) {
    case 'job_application_status_changed': {
      const application = tx.applications.get(id)
      return application ? { ...jobOf(tx, application.job_id), status: application.status } : none
    }
    case 'job_state_changed':
      return { ...jobOf(tx, id), status: tx.jobs.get(id)?.state ?? null }
    case 'job_deleted':
    case 'new_job_application':
      return jobOf(tx, id)
    default:
      return none
  }
}

function jobOf(tx: Tx, id: number): Subject {
  const job = tx.jobs.get(id)
  return job ? { job: { id, title: job.title }, status: null } : none
}
