import type { Schema } from '../operation.ts'
import { vacanciesByCategory } from '../model/search.ts'
import type { Row, Tx } from '../model/tables.ts'
import { isFeatured } from '../rules/featuring.ts'
import { iso } from '../engine/base/clock.ts'
import { jobOwner } from './accounts.ts'

/** The reader and the time, on which the views of jobs and posts depend. */
export interface Viewpoint {
  tx: Tx
  now: number
  actor: Row<'accounts'> | null
}

/** A job in a list. */
export function jobCard({ tx, now, actor }: Viewpoint, job: Row<'jobs'>): Schema<'JobCard'> {
  const { id, title, type, location, category, nature, currency, salary_from, salary_to, vacancies } = job
  return {
    id,
    title,
    type,
    location,
    category,
    nature,
    currency,
    salary_from,
    salary_to,
    vacancies,
    is_featured: isFeatured(job, now) ? 1 : 0,
    is_bookmarked: actor !== null && tx.bookmarks.count('mark', `job:${id}:${actor.id}`) > 0,
    created_at: iso(job.created_at),
    user: jobOwner(tx.accounts.need(job.account_id)),
  }
}

/** A job in its owner's table. */
export function ownJob(viewpoint: Viewpoint, job: Row<'jobs'>): Schema<'OwnJob'> {
  return {
    ...jobCard(viewpoint, job),
    status: job.status,
    state: job.state,
    views: job.views,
    applicants: viewpoint.tx.applications.count('job_id', job.id),
  }
}

/** A job in full. Views, applicants and the price of featuring are for its owner only (rules 17). */
export function fullJob(viewpoint: Viewpoint, job: Row<'jobs'>): Schema<'Job'> {
  const { tx, actor } = viewpoint
  const { status, state, description } = job
  if (actor?.id !== job.account_id) return { ...jobCard(viewpoint, job), status, state, description }
  const { feature_price_per_month } = tx.settings.need(1)
  return { ...ownJob(viewpoint, job), description, feature_price_per_month }
}

/** All categories, sorted by name, with the total vacancies of their listed jobs (rules 16). */
export function categoryTiles(tx: Tx): Schema<'Category'>[] {
  const vacancies = vacanciesByCategory(tx)
  return tx.categories
    .all()
    .map(({ name, icon }) => ({ category: name, icon, vacancies: vacancies.get(name) ?? 0 }))
    .sort((a, b) => a.category.localeCompare(b.category, 'en'))
}
