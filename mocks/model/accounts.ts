import * as v from 'valibot'
import { filePath, id, moment, optionalText, text } from './fields.ts'
import { table } from '../engine/data/table.ts'
import { normalisedEmail } from '../rules/text.ts'

export const accountType = v.picklist(['job_seeker', 'recruiter'])

/** Returns the empty profile of a new account. */
export function blankProfile() {
  return {
    profile_image: null,
    cover_photo: null,
    about: null,
    currently_working: null,
    currently_located: null,
    summary: null,
    desired_job_title: null,
    desired_salary: null,
    desired_cities: null,
    desired_skills: null,
    education: [],
    experiences: [],
    certificates: [],
  }
}

/** The account of a job seeker or a recruiter. */
export const accounts = table(
  v.object({
    id,
    type: accountType,
    name: text,
    /** As from `normalisedEmail`. Domains that were stored before they were in ASCII have other letters. */
    email: v.pipe(v.string(), v.includes('@'), v.toLowerCase()),
    /** Salted SHA-256 of the password. */
    password_hash: v.string(),
    profile_image: v.nullable(filePath),
    cover_photo: v.nullable(filePath),
    about: optionalText,
    currently_working: optionalText,
    currently_located: optionalText,
    summary: optionalText,
    desired_job_title: optionalText,
    desired_salary: optionalText,
    desired_cities: optionalText,
    desired_skills: optionalText,
    education: v.array(v.object({ degree: v.string(), institute: v.string(), year: v.string() })),
    experiences: v.array(
      v.object({ name: v.string(), from: v.string(), to: v.string(), designation: v.string() }),
    ),
    certificates: v.array(v.object({ name: v.string(), year: v.string() })),
    created_at: moment,
  }),
  {
    unique: ['email'],
    indexes: { address: ({ email }) => normalisedEmail(email) },
    permanent: true,
    defaults: blankProfile(),
  },
)
