import { stateAfterEdit } from '../../rules/job-state.ts'
import { operation as define } from '../../runtime/operation.ts'
import { jobChoices } from '../../services/job-input.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/update: new contents for an own job. A cancelled one is handed in again (rules 13). */
export const operation = define('jobs/update', ownedJob, ({ body, tx }, job) => {
  tx.jobs.patch(job.id, {
    ...jobChoices(tx, body),
    vacancies: body.vacancies ?? job.vacancies,
    status: body.status ?? job.status,
    state: stateAfterEdit(job.state),
  })
  return { message: 'Your job is saved.' }
})
