import { operation as define } from '../operation.ts'
import type { Upload } from '../engine/contract/files.ts'

/** The text fields of a profile: first those of both account types, then those of job seekers only (product: roles). */
const texts = ['about', 'currently_located'] as const
const seekerTexts = [
  'currently_working',
  'summary',
  'desired_job_title',
  'desired_salary',
  'desired_cities',
  'desired_skills',
] as const
const seekerLists = ['education', 'experiences', 'certificates'] as const

/** POST /api/save-profile: keeps absent fields and the email, clears empty text fields, replaces lists (rules 29). */
export const operation = define('save-profile', ({ body, actor, tx, files }) => {
  const seeks = actor.type === 'job_seeker'
  const picture = (upload: Upload | undefined, current: string | null, purpose: string) => {
    if (!upload) return current
    if (current) files.drop(current)
    return files.keep(upload, purpose)
  }
  const changes: Parameters<typeof tx.accounts.patch>[1] = {
    name: body.name,
    profile_image: picture(body.profile_image, actor.profile_image, 'image'),
    cover_photo: picture(body.cover_photo, actor.cover_photo, 'cover'),
  }
  for (const field of seeks ? [...texts, ...seekerTexts] : texts) {
    const given = body[field]
    if (given !== undefined) changes[field] = given === '' ? null : given
  }
  if (seeks) {
    for (const field of seekerLists) {
      const given = body[field]
      if (given !== undefined) Object.assign(changes, { [field]: given })
    }
  }
  tx.accounts.patch(actor.id, changes)
  return { message: 'Profile saved.' }
})
