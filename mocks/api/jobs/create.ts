import { newJob } from '../../model/jobs.ts'
import { operation as define } from '../../operation.ts'
import { newJobState } from '../../rules/job-state.ts'
import { jobChoices } from '../../services/job-input.ts'

/** POST /api/jobs/create: creates a job, which is pending until it is reviewed (rules 13). */
export const operation = define('jobs/create', ({ body, actor, tx, now, otherwise }) => {
  const job = tx.jobs.insert({
    ...jobChoices(tx, body),
    account_id: actor.id,
    vacancies: body.vacancies,
    status: body.status,
    state: newJobState(otherwise),
    ...newJob(now),
  })
  return { id: job.id, message: 'Job posted. It becomes visible once we’ve approved it.' }
})
