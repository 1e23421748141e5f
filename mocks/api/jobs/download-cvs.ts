import { operation as define } from '../../operation.ts'
import { Refused } from '../../engine/base/errors.ts'
import { fileAnswer } from '../../engine/call/operation.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/download-cvs: the CVs of chosen applications for the caller's job, as one ZIP (rules 22). */
export const operation = define('jobs/download-cvs', ownedJob, ({ body, tx, otherwise }, job) => {
  const rows = [...new Set(body.application_ids)].map((id) => tx.applications.get(id))
  const chosen = rows.flatMap((row) => (row?.job_id === job.id ? [row] : []))
  if (chosen.length < rows.length)
    throw new Refused('One of these applications is for another job. Choose only applications for this one.')
  const entries = chosen.map((row) => {
    const { path, title } = tx.cvs.need(row.cv_id)
    return { path, name: `${tx.accounts.need(row.account_id).name} - ${title}.pdf` }
  })
  const [only, ...others] = entries
  if (only && others.length === 0 && otherwise.has('download-cvs.kind')) {
    return fileAnswer({ name: only.name, entries, bare: true })
  }
  return fileAnswer({ name: `${job.title} - CVs.zip`, entries })
})
