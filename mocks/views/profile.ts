import type { Schema } from '../operation.ts'
import type { Row, Tx } from '../model/tables.ts'
import { relativeTime } from '../rules/relative-time.ts'
import { linkedPerson } from './accounts.ts'
import { newestFirst } from '../rules/pages.ts'
import type { Viewpoint } from './jobs.ts'

/** The reader of posts, in the time zone of the call, if it has one. */
type PostReader = Viewpoint & { body?: { time_zone?: string | undefined } }

/** A post with its author, and whether the caller likes it. */
export function post({ tx, now, actor, body }: PostReader, row: Row<'posts'>): Schema<'Post'> {
  const { name, profile_image } = tx.accounts.need(row.account_id)
  return {
    id: row.id,
    caption: row.caption,
    files: row.files,
    user: { name, profile_image },
    created_at_relative: relativeTime(row.created_at, now, body?.time_zone),
    is_bookmarked: actor !== null && tx.bookmarks.count('mark', `post:${row.id}:${actor.id}`) > 0,
  }
}

/** All posts of an account, newest first. */
export function postsOf(viewpoint: PostReader, accountId: number): Schema<'Post'>[] {
  return viewpoint.tx.posts
    .by('account_id', accountId)
    .sort(newestFirst)
    .map((row) => post(viewpoint, row))
}

/** A project, without its account and creation time. */
export function project(row: Row<'projects'>): Schema<'Project'> {
  const { id, title, url, time_took, description, files } = row
  return { id, title, url, time_took, description, files }
}

/** All projects of an account, newest first. */
export function projectsOf(tx: Tx, accountId: number): Schema<'Project'>[] {
  return tx.projects.by('account_id', accountId).sort(newestFirst).map(project)
}

/** An employee link with its job seeker and recruiter (rules 28). */
export function employeeLink(
  tx: Tx,
  { id, status, employee_id, recruiter_id }: Row<'employee_links'>,
): Schema<'EmployeeLink'> {
  return {
    id,
    status,
    employee: linkedPerson(tx.accounts.need(employee_id)),
    recruiter: linkedPerson(tx.accounts.need(recruiter_id)),
  }
}
