import type { User } from '../../api/session.ts'
import type { ProfileValues } from './profile-values.ts'
import { isBlank } from './rows.ts'
import { tidyText } from '../../ui/typed.ts'

/** A collapsible section of the profile form, by the id of its element. */
export type SectionId = 'about' | 'preferences' | 'education' | 'experiences' | 'certificates'

export type Detail = { field: keyof ProfileValues; label: string; section: SectionId; isFilled: boolean }

/** Returns the form section of a field. A row's field has a name with dots, such as `education.0.degree`. */
export function sectionOf(field: string): SectionId {
  const [name = ''] = field.split('.')
  if (name === 'education' || name === 'experiences' || name === 'certificates') return name
  return name.startsWith('desired_') ? 'preferences' : 'about'
}

/** Lists the details of a complete profile of this account type, and whether the form has each, saved or not. */
export function profileDetails(user: Pick<User, 'type' | 'profile_image'>, values: ProfileValues): Detail[] {
  const seeks = user.type === 'job_seeker'
  const labels: [keyof ProfileValues, string][] = [
    ['profile_image', seeks ? 'Profile picture' : 'Logo'],
    ['about', 'About'],
    ['currently_located', 'Located in'],
    ...(seeks ? seekerLabels : []),
  ]
  return labels.map(([field, label]) => {
    const value = field === 'profile_image' ? (values[field] ?? user.profile_image) : values[field]
    return { field, label, section: sectionOf(field), isFilled: isFilled(value) }
  })
}

const seekerLabels: [keyof ProfileValues, string][] = [
  ['summary', 'Summary'],
  ['desired_job_title', 'Job title'],
  ['desired_skills', 'Skills'],
  ['education', 'Education'],
  ['experiences', 'Experiences'],
]

function isFilled(value: ProfileValues[keyof ProfileValues]): boolean {
  if (typeof value === 'string') return tidyText(value) !== ''
  if (value === null || value instanceof File) return value !== null
  return value.some((row) => !isBlank(row))
}
