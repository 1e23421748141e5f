import type { Schema } from '../operation.ts'
import type { Row, Tx } from '../model/tables.ts'

/** An account as its owner sees it, with the number of unread notifications. */
export function ownAccount(tx: Tx, account: Row<'accounts'>): Schema<'User'> {
  return {
    ...publicAccount(account),
    jobs_notifications: tx.notifications.count('unread_of', account.id),
  }
}

/** The public part of an account. */
export function publicAccount(account: Row<'accounts'>): Schema<'PublicUser'> {
  const { password_hash: _secret, created_at: _internal, ...shown } = account
  return shown
}

/** The applicant of an application. */
export function applicant({ id, name, email, about, profile_image }: Row<'accounts'>): Schema<'Applicant'> {
  return { id, name, email, about, profile_image }
}

/** The recruiter of a job. */
export function jobOwner({ id, name, profile_image }: Row<'accounts'>): Schema<'JobOwner'> {
  return { id, name, profile_image }
}

/** A company in the header of its page. */
export function company({ id, name, cover_photo, profile_image }: Row<'accounts'>): Schema<'Company'> {
  return { id, name, cover_photo, profile_image }
}

/** The recruiter or the job seeker of an employee link. */
export function linkedPerson({ id, name, email, profile_image }: Row<'accounts'>): Schema<'LinkedPerson'> {
  return { id, name, email, profile_image }
}

/** A job seeker in the talent search. */
export function talentCard(account: Row<'accounts'>): Schema<'TalentCard'> {
  const { id, name, email, about, profile_image, currently_working, currently_located } = account
  return { id, name, email, about, profile_image, currently_working, currently_located }
}
