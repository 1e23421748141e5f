import { operation as define } from '../../operation.ts'
import { newestFirst } from '../../rules/pages.ts'
import { cv } from '../../views/applications.ts'

/** POST /api/cvs/fetch: the job seeker's CVs, newest first. */
export const operation = define('cvs/fetch', ({ actor, tx }) => ({
  cvs: tx.cvs.by('account_id', actor.id).sort(newestFirst).map(cv),
}))
