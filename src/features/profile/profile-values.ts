import * as v from 'valibot'
import type { Body } from '../../api/client.ts'
import type { User } from '../../api/session.ts'
import { isBlank, isSameList, mergeRows, rowOf, type Row } from './rows.ts'

/** The form's text fields. Those after the third are only for job seekers (product: roles). */
export const textKeys = [
  'name',
  'about',
  'currently_located',
  'currently_working',
  'summary',
  'desired_job_title',
  'desired_salary',
  'desired_cities',
  'desired_skills',
] as const
export type TextKey = (typeof textKeys)[number]

/** Maximum lengths in characters (limits of the contract). Longer text gets only a warning, as backends may differ. */
export const textLimits: Record<TextKey, number> = {
  name: 255,
  about: 5000,
  currently_located: 120,
  currently_working: 255,
  summary: 5000,
  desired_job_title: 255,
  desired_salary: 255,
  desired_cities: 1000,
  desired_skills: 1000,
}

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
    name: user.name,
    about: user.about ?? '',
    currently_located: user.currently_located ?? '',
    currently_working: user.currently_working ?? '',
    summary: user.summary ?? '',
    desired_job_title: user.desired_job_title ?? '',
    desired_salary: user.desired_salary ?? '',
    desired_cities: user.desired_cities ?? '',
    desired_skills: user.desired_skills ?? '',
    education: user.education.map(rowOf),
    experiences: user.experiences.map(rowOf),
    certificates: user.certificates.map(rowOf),
    profile_image: null,
    cover_photo: null,
  }
}

/** Trims the comma-separated entries of a text and drops empty ones (rules 31): "TypeScript, machine learning". */
export function tidyList(text: string): string {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .join(', ')
}

function tidy(key: TextKey, text: string): string {
  return key === 'desired_cities' || key === 'desired_skills' ? tidyList(text) : text.trim()
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
  const text = (key: TextKey) => tidy(key, values[key])
  const cell = ({ texts }: Row, name: string) => (texts[name] ?? '').trim()
  const rows = (key: ListKey) => values[key].filter((row) => !isBlank(row))
  return {
    name: text('name'),
    about: text('about'),
    currently_located: text('currently_located'),
    ...(type === 'job_seeker' && {
      currently_working: text('currently_working'),
      summary: text('summary'),
      desired_job_title: text('desired_job_title'),
      desired_salary: text('desired_salary'),
      desired_cities: text('desired_cities'),
      desired_skills: text('desired_skills'),
      education: rows('education').map((row) => ({
        degree: cell(row, 'degree'),
        institute: cell(row, 'institute'),
        year: cell(row, 'year'),
      })),
      experiences: rows('experiences').map((row) => ({
        name: cell(row, 'name'),
        from: cell(row, 'from'),
        to: cell(row, 'to'),
        designation: cell(row, 'designation'),
      })),
      certificates: rows('certificates').map((row) => ({ name: cell(row, 'name'), year: cell(row, 'year') })),
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

/**
 * Merges a changed account (from another tab, or the answer to a save) into the form. Unedited fields follow the
 * account, edited ones stay, and lists are merged row by row.
 * @param base the account that the form started from
 * @param now the current account
 */
export function followed(values: ProfileValues, base: ProfileValues, now: ProfileValues): ProfileValues {
  const next = { ...values }
  for (const key of textKeys) if (values[key] === base[key]) next[key] = now[key]
  for (const key of listKeys) next[key] = mergeRows(base[key], values[key], now[key])
  return next
}

type DraftLists = { [K in ListKey]?: readonly Readonly<Record<string, string>>[] | undefined }

/** The stored part of an unsent form: the changed text and lists, without pictures. */
export type ProfileDraft = { [K in TextKey]?: string | undefined } & DraftLists & {
    /** The changed lists as last saved; absent in older drafts. */
    before?: DraftLists | undefined
  }

const optionalText = v.optional(v.string())
const optionalRows = v.optional(v.array(v.record(v.string(), v.string())))
const optionalLists = { education: optionalRows, experiences: optionalRows, certificates: optionalRows }
const draftSchema = v.object({
  name: optionalText,
  about: optionalText,
  currently_located: optionalText,
  currently_working: optionalText,
  summary: optionalText,
  desired_job_title: optionalText,
  desired_salary: optionalText,
  desired_cities: optionalText,
  desired_skills: optionalText,
  ...optionalLists,
  before: v.fallback(v.optional(v.object(optionalLists)), undefined),
})

/** Parses a stored draft, perhaps from an older version of the form. Returns `undefined` if it is invalid. */
export function readProfileDraft(stored: unknown): ProfileDraft | undefined {
  const read = v.safeParse(draftSchema, stored)
  return read.success ? read.output : undefined
}

/** Returns the form's draft, or `undefined` if nothing that can be stored has changed. */
export function draftOf(base: ProfileValues, values: ProfileValues): ProfileDraft | undefined {
  const changed = changedKeys(base, values)
  const draft: ProfileDraft = {}
  for (const key of textKeys) if (changed.has(key)) draft[key] = values[key]
  for (const key of listKeys) {
    if (!changed.has(key)) continue
    draft[key] = values[key].map((row) => row.texts)
    draft.before = { ...draft.before, [key]: base[key].map((row) => row.texts) }
  }
  return Object.keys(draft).length > 0 ? draft : undefined
}

/** Applies a draft to the form. Lists that were saved elsewhere meanwhile are merged with those of the draft. */
export function withDraft(base: ProfileValues, draft: ProfileDraft): ProfileValues {
  const values = { ...base }
  for (const key of textKeys) values[key] = draft[key] ?? base[key]
  for (const key of listKeys) {
    const [rows, before] = [draft[key]?.map(rowOf), draft.before?.[key]?.map(rowOf)]
    if (rows) values[key] = before ? mergeRows(before, rows, base[key]) : rows
  }
  return values
}

/** Returns the form's errors by field (product: validation). */
export function profileRules({ name }: ProfileValues) {
  return { name: name.trim() === '' ? 'Enter a name.' : undefined }
}
