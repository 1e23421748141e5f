import * as v from 'valibot'
import type { Project } from '../../api/projects.ts'
import type { Draft } from '../session/index.ts'

/** The values of a project's form. Missing details are empty. */
export interface ProjectValues {
  title: string
  url: string
  time_took: string
  description: string
  'files[]': File[]
}

export const emptyProject: ProjectValues = {
  title: '',
  url: '',
  time_took: '',
  description: '',
  'files[]': [],
}

/** Maximum lengths of a project's text, in characters (limits of the contract). Longer text only gets a warning. */
export const projectLimits = { title: 255, url: 2_048, time_took: 255, description: 20_000 } as const

/** Returns the form's values for an existing project. */
export function valuesOfProject({ title, url, time_took, description }: Project): ProjectValues {
  return {
    title,
    url: url ?? '',
    time_took: time_took ?? '',
    description: description ?? '',
    'files[]': [],
  }
}

/** The unsent fields of a project's form; unchanged ones are absent. */
export interface ProjectDraft {
  title?: string | undefined
  url?: string | undefined
  time_took?: string | undefined
  description?: string | undefined
}

const textKeys = ['title', 'url', 'time_took', 'description'] as const
const optionalText = v.optional(v.string())
const draftSchema = v.object({
  title: optionalText,
  url: optionalText,
  time_took: optionalText,
  description: optionalText,
})

/** Parses a stored draft, perhaps from an older version of the form. Returns `undefined` if it is invalid. */
export function readProjectDraft(stored: unknown): ProjectDraft | undefined {
  const read = v.safeParse(draftSchema, stored)
  return read.success ? read.output : undefined
}

/**
 * Returns the form's draft, or `undefined` if nothing was typed or chosen. It holds only changed fields, so that the
 * others follow the project when it changes elsewhere.
 */
export function draftOfProject(base: ProjectValues, values: ProjectValues): ProjectDraft | undefined {
  const draft: ProjectDraft = {}
  for (const key of textKeys) if (values[key] !== base[key]) draft[key] = values[key]
  return Object.keys(draft).length > 0 || values['files[]'].length > 0 ? draft : undefined
}

/** Applies a draft to the form's values. */
export function withProjectDraft(
  base: ProjectValues,
  draft: Pick<Draft<ProjectDraft>, 'values' | 'files'> | undefined,
): ProjectValues {
  if (!draft) return base
  const values = { ...base, 'files[]': draft.files }
  for (const key of textKeys) values[key] = draft.values[key] ?? base[key]
  return values
}

/** The URLs that a project may have (rules 30). */
const address = /^(https?:\/\/\S+|mailto:\S+)$/i

/** Returns a project's errors by field (product: validation). */
export function projectRules({ title, url }: ProjectValues) {
  return {
    title: title.trim() === '' ? 'Enter a title for the project.' : undefined,
    url:
      url.trim() !== '' && !address.test(url.trim())
        ? 'Enter a full web address, such as https://example.org.'
        : undefined,
  }
}
