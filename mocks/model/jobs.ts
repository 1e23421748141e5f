import * as v from 'valibot'
import { jobStatuses } from '../rules/job-status.ts'
import { amount, count, id, moment, optionalText, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** What a job has if nobody has said otherwise: in a world of an earlier build, or in a test. */
export const jobDefaults = { location: null, salary_from: null, salary_to: null }

export const jobs = table(
  v.object({
    id,
    account_id: id,
    title: text,
    type: v.picklist(['remote', 'on_site', 'hybrid']),
    /** Only for on-site and hybrid jobs (rules 14). */
    location: optionalText,
    category: text,
    nature: v.picklist(['full_time', 'part_time']),
    currency: text,
    salary_from: v.nullable(amount),
    salary_to: v.nullable(amount),
    vacancies: v.pipe(count, v.minValue(1)),
    description: v.string(),
    status: v.picklist(jobStatuses),
    state: v.picklist(['pending', 'approved', 'cancelled']),
    views: count,
    created_at: moment,
    /** When it was last submitted for review: posted, or edited after it was cancelled (rules 13). */
    submitted_at: moment,
    /** When featuring ends or ended (rules 23). */
    featured_until: v.nullable(moment),
    /** Whether featuring is paid for and starts once the job is approved (rules 23). */
    feature_on_approval: v.boolean(),
    /** When it was deleted; the row stays (rules 18). */
    deleted_at: v.nullable(moment),
  }),
  {
    indexes: {
      category: (row) => row.category,
      state: (row) => row.state,
    },
    references: { account_id: 'accounts' },
    permanent: true,
    defaults: jobDefaults,
  },
)

/** Returns what a job has that is new, besides what its owner chose. @param at when it was posted */
export function newJob(at: number) {
  return {
    views: 0,
    created_at: at,
    submitted_at: at,
    featured_until: null,
    feature_on_approval: false,
    deleted_at: null,
  }
}

/** An account's last counted view of a job; another counts after 30 minutes (rules 17). */
export const jobViews = table(v.object({ id, job_id: id, account_id: id, viewed_at: moment }), {
  indexes: { viewer: (row) => `${row.job_id}:${row.account_id}` },
  unique: ['viewer'],
  references: { job_id: 'jobs', account_id: 'accounts' },
})

/** A job category; jobs refer to it by name (rules 16). `icon` is the key of one of the app's icons. */
export const categories = table(v.object({ id, name: text, icon: text }), { unique: ['name'] })
