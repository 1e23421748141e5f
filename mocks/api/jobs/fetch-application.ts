import { operation as define } from '../../operation.ts'
import { sharedApplication } from '../../services/ownership.ts'
import { application } from '../../views/applications.ts'

/** POST /api/jobs/fetch-application: one application, for its applicant and the job's owner (rules 20). */
export const operation = define('jobs/fetch-application', sharedApplication, ({ tx }, row) => ({
  application: application(tx, row),
}))
