import type { Body } from '../../api/client.ts'
import { fromKeys, valuesOf as keysOf } from '../../api/enumeration.ts'
import type { User } from '../../api/session.ts'
import { unreadMessages } from '../changes/index.ts'
import { isBlank, isSameList, rowOf, type Row } from './rows.ts'
import { entriesIn, tidyText } from '../../ui/typed.ts'

/**
 * The form's text fields, with maximum lengths in characters (limits of the contract). Longer text gets only a warning,
 * as backends may differ.
 */
export const textLimits = {
  name: 255,
  about: 5000,
  currently_located: 120,
  currently_working: 255,
  summary: 5000,
  desired_job_title: 255,
  desired_salary: 255,
  desired_cities: 1000,
  desired_skills: 1000,
} as const
export type TextKey = keyof typeof textLimits
const textKeys = keysOf<TextKey>(textLimits)

/** The text fields of a recruiter (product: roles). */
const recruiterKeys: readonly TextKey[] = ['name', 'about', 'currently_located']

/** The form's lists of rows, all only for job seekers. */
export const listKeys = ['education', 'experiences', 'certificates'] as const
export type ListKey = (typeof listKeys)[number]

/** The maximum length of text in a row, in characters, and the maximum number of rows (limits of the contract). */
export const longestCell = 255
export const mostRows = 200

/** The values of the form. Pictures are set only if they are to be replaced. */
export type ProfileValues = Record<TextKey, string> &
  Record<ListKey, readonly Row[]> & { profile_image: File | null; cover_photo: File | null }

/** Returns the form's values for an account. */
export function valuesOf(user: User): ProfileValues {
  return {
    ...fromKeys(textKeys, (key) => user[key] ?? ''),
    ...fromKeys(listKeys, (list) => rowsOf(user, list)),
    profile_image: null,
    cover_photo: null,
  }
}

/** Returns the rows of a list; none if one of them could not be read, because a saved list replaces the whole (rules 29). */
function rowsOf(user: User, list: ListKey): Row[] {
  if (user.unread?.includes(list)) return []
  return user[list].map(({ unread: _none, ...texts }) => rowOf(texts))
}

/** What to say of the saved fields that could not be read, by name. */
export function unreadOf(user: User): Record<string, string> {
  const values = valuesOf(user)
  return unreadMessages(user, profileFields(user.type, values), profileRules(values))
}

function tidy(key: TextKey, text: string): string {
  return key === 'desired_cities' || key === 'desired_skills' ? entriesIn(text).join(', ') : tidyText(text)
}

/** Returns the fields whose values differ from `base`. */
export function changedKeys(base: ProfileValues, values: ProfileValues): Set<keyof ProfileValues> {
  return new Set<keyof ProfileValues>([
    ...textKeys.filter((key) => values[key] !== base[key] && tidy(key, values[key]) !== tidy(key, base[key])),
    ...listKeys.filter((key) => !isSameList(values[key], base[key])),
    ...(['profile_image', 'cover_photo'] as const).filter((key) => values[key] !== null),
  ])
}

/**
 * Returns all fields for this account type, even empty text fields and lists, so that backends that clear absent fields
 * behave like those that keep them (rules 29). Pictures are sent only if they are to be replaced.
 */
export function profileFields(type: User['type'], values: ProfileValues): Body<'save-profile'> {
  const seeks = type === 'job_seeker'
  const rows = <K extends string>(list: ListKey, cells: readonly K[]) =>
    values[list]
      .filter((row) => !isBlank(row))
      .map(({ texts }) => fromKeys(cells, (name) => tidyText(texts[name] ?? '')))
  return {
    ...fromKeys(seeks ? textKeys : recruiterKeys, (key) => tidy(key, values[key])),
    ...(seeks && {
      education: rows('education', ['degree', 'institute', 'year']),
      experiences: rows('experiences', ['name', 'from', 'to', 'designation']),
      certificates: rows('certificates', ['name', 'year']),
    }),
    ...(values.profile_image && { profile_image: values.profile_image }),
    ...(values.cover_photo && { cover_photo: values.cover_photo }),
  }
}

/** Returns the account after these fields are saved, without pictures, whose URLs the server assigns. */
export function savedUser({
  profile_image: _picture,
  cover_photo: _cover,
  ...fields
}: Body<'save-profile'>): Partial<User> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value === '' && key !== 'name' ? null : value]),
  )
}

/** Returns the form's errors by field (product: validation). */
export function profileRules({ name }: ProfileValues) {
  return { name: tidyText(name) === '' ? 'Enter a name.' : undefined }
}
