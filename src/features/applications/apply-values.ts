import type { Cv } from '../../api/cvs.ts'
import { cvRules, type CvValues } from '../cvs/index.ts'

/** The id of the apply panel's heading, the target of links and buttons that lead to the form. */
export const applyHeadingId = 'apply'

/** The path of a job's apply panel. */
export const applyPlace = (job: number) => `/jobs/${job}#${applyHeadingId}`

/** The values of the apply form. `cv` is the id of a CV, `uploadChoice`, or empty if none is chosen. */
export type ApplyValues = CvValues & { cv: string }

export const uploadChoice = 'upload'

export const emptyApply: ApplyValues = { cv: '', file: null, title: undefined }

/**
 * The CV to send: the user's choice, else the default, else their only CV. Without any CV it is `uploadChoice`; with
 * several and no default it is ''.
 */
export function chosenCv({ cv }: Pick<ApplyValues, 'cv'>, cvs: readonly Cv[]): string {
  if (cvs.length === 0) return uploadChoice
  if (cv === uploadChoice || cvs.some(({ id }) => String(id) === cv)) return cv
  const standard = cvs.find(({ is_default }) => is_default) ?? (cvs.length === 1 ? cvs[0] : undefined)
  return standard ? String(standard.id) : ''
}

/** The form's errors by field (product: validation). */
export function applyRules(
  values: ApplyValues,
  cvs: readonly Cv[],
): { [K in keyof ApplyValues]?: string | undefined } {
  const chosen = chosenCv(values, cvs)
  return chosen === uploadChoice ? cvRules(values) : { cv: chosen === '' ? 'Choose a CV.' : undefined }
}
