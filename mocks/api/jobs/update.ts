import { operation as define } from '../../operation.ts'
import { jobStateMachine } from '../../rules/job-state.ts'
import { jobStatusMachine } from '../../rules/job-status.ts'
import { after } from '../../rules/machine.ts'
import { refuseField } from '../../engine/base/errors.ts'
import { jobChoices } from '../../services/job-input.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/update: replaces the fields of the caller's job, and resubmits a cancelled one (rules 13). */
export const operation = define('jobs/update', ownedJob, ({ body, tx, now }, job) => {
  const status = after(jobStatusMachine, job.status, body.status ?? job.status)
  if (status === undefined)
    throw refuseField('status', 'You can’t give this job that status. Choose another status.')
  const state = after(jobStateMachine, job.state, 'edit') ?? job.state
  const isResubmitted = state === 'pending' && job.state !== 'pending'
  tx.jobs.patch(job.id, {
    ...jobChoices(tx, body),
    vacancies: body.vacancies ?? job.vacancies,
    status,
    state,
    ...(isResubmitted && { submitted_at: now }),
  })
  return { message: 'Job saved.' }
})
