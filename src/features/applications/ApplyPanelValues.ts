import type { Cv } from '../../api/cvs.ts'

/** What stands in the apply form. `cv` is the id of a CV, `uploadChoice`, or empty while nobody has chosen. */
export type ApplyValues = { cv: string; file: File | null; title: string }

/** The choice to upload a CV instead of taking one that is there. */
export const uploadChoice = 'upload'

export const emptyApply: ApplyValues = { cv: '', file: null, title: '' }

/**
 * Which CV is chosen: what the person said, else the default. Who has no CV can only upload one; who has several and no
 * default has to choose: ''.
 */
export function chosenCv({ cv }: Pick<ApplyValues, 'cv'>, cvs: readonly Cv[]): string {
  if (cvs.length === 0) return uploadChoice
  if (cv === uploadChoice || cvs.some(({ id }) => String(id) === cv)) return cv
  const standard = cvs.find(({ is_default }) => is_default) ?? (cvs.length === 1 ? cvs[0] : undefined)
  return standard ? String(standard.id) : ''
}

/** What is wrong with the form (product: validation). */
export function applyRules(
  values: ApplyValues,
  cvs: readonly Cv[],
): { [K in keyof ApplyValues]?: string | undefined } {
  const chosen = chosenCv(values, cvs)
  if (chosen !== uploadChoice) return { cv: chosen === '' ? 'Choose a CV.' : undefined }
  return {
    file: values.file ? undefined : 'Choose a PDF.',
    title: values.title.trim() ? undefined : 'Enter a title for the CV.',
  }
}
