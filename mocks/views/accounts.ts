import type { Row, Tx } from '../model/world.ts'
import type { Schema } from '../runtime/calls.ts'

/** An account as its holder sees it, with the count of unread notifications (spec §3, User). */
export function ownAccount(tx: Tx, account: Row<'accounts'>): Schema<'User'> {
  return {
    ...publicAccount(account),
    jobs_notifications: tx.notifications.count('unread_of', account.id),
  }
}

/** An account as everybody sees it (spec §2, user page). */
export function publicAccount(account: Row<'accounts'>): Schema<'PublicUser'> {
  const { password_hash: _secret, created_at: _internal, ...shown } = account
  return shown
}

/** The head of an applicant (spec §3, Application). */
export function applicant({ id, name, email, about, profile_image }: Row<'accounts'>): Schema<'Applicant'> {
  return { id, name, email, about, profile_image }
}

/** The recruiter of a job (spec §3, Job). */
export function jobOwner({ id, name, profile_image }: Row<'accounts'>): Schema<'JobOwner'> {
  return { id, name, profile_image }
}

/** A company as the head of its page (spec §3, Company). */
export function company({ id, name, cover_photo, profile_image }: Row<'accounts'>): Schema<'Company'> {
  return { id, name, cover_photo, profile_image }
}

/** Somebody in an employee link (spec §3). */
export function linkedPerson({ id, name, email, profile_image }: Row<'accounts'>): Schema<'LinkedPerson'> {
  return { id, name, email, profile_image }
}

/** Somebody in the talent search (spec §2, find talent). */
export function talentCard(account: Row<'accounts'>): Schema<'TalentCard'> {
  const { id, name, email, about, profile_image, currently_working, currently_located } = account
  return { id, name, email, about, profile_image, currently_working, currently_located }
}
