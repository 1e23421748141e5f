import type { FormState } from '../../ui/useForm.ts'
import type { ListKey, ProfileValues } from './profile-values.ts'

type SectionId = 'about' | 'preferences' | ListKey

/** Returns the section of a field. A row's field has a name with dots, such as `education.0.degree`. */
export function sectionOf(field: string): SectionId {
  const [name = ''] = field.split('.')
  if (name === 'education' || name === 'experiences' || name === 'certificates') return name
  return name.startsWith('desired_') ? 'preferences' : 'about'
}

/**
 * The props of a section of the profile form: on a phone, all but the first are closed at first, unless they are
 * linked, have changes of a draft or fields that could not be read. Each refused submit opens those with errors.
 */
export function sectionState(id: SectionId, form: FormState<ProfileValues>) {
  const isOwn = (field: string) => sectionOf(field) === id
  const isRestored = form.draftedAt !== undefined && [...form.changed].some(isOwn)
  const hasErrors = Object.keys(form.errors).some(isOwn)
  return { id, need: hasErrors ? form.failures + form.held : isRestored || id === 'about' }
}
