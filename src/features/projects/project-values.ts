import * as v from 'valibot'
import type { Project } from '../../api/projects.ts'
import type { Draft } from '../session/index.ts'

/** What the form of a project holds; empty texts are for what there is not. */
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

/** Longest texts of a project (limits of the contract); a longer one is only warned of. */
export const projectLimits = { title: 255, url: 2_048, time_took: 255, description: 20_000 } as const

/** The form of a project that is there. */
export function valuesOfProject({ title, url, time_took, description }: Project): ProjectValues {
  return {
    title,
    url: url ?? '',
    time_took: time_took ?? '',
    description: description ?? '',
    'files[]': [],
  }
}

/** What was typed into the form of a project and is not sent yet; a text that was left alone is absent. */
export interface ProjectDraft {
  title?: string | undefined
  url?: string | undefined
  time_took?: string | undefined
  description?: string | undefined
}

const textKeys = ['title', 'url', 'time_took', 'description'] as const
const keptText = v.optional(v.string())
const draftSchema = v.object({ title: keptText, url: keptText, time_took: keptText, description: keptText })

/** A stored draft, perhaps of an older version of the form; `undefined` if it is none. */
export function readProjectDraft(stored: unknown): ProjectDraft | undefined {
  const read = v.safeParse(draftSchema, stored)
  return read.success ? read.output : undefined
}

/**
 * What to keep of the form; `undefined` if nothing was typed or chosen. Only what differs, so that the other texts follow
 * the project when it is changed elsewhere.
 */
export function draftOfProject(base: ProjectValues, values: ProjectValues): ProjectDraft | undefined {
  const draft: ProjectDraft = {}
  for (const key of textKeys) if (values[key] !== base[key]) draft[key] = values[key]
  return Object.keys(draft).length > 0 || values['files[]'].length > 0 ? draft : undefined
}

/** The form with a draft in it. */
export function withProjectDraft(
  base: ProjectValues,
  draft: Pick<Draft<ProjectDraft>, 'values' | 'files'> | undefined,
): ProjectValues {
  if (!draft) return base
  const values = { ...base, 'files[]': draft.files }
  for (const key of textKeys) values[key] = draft.values[key] ?? base[key]
  return values
}

/** The addresses a project may have (rules 30). */
const address = /^(https?:\/\/\S+|mailto:\S+)$/i

/** The client's rules for a project (product: validation): a sentence for each field that is wrong. */
export function projectRules({ title, url }: ProjectValues) {
  return {
    title: title.trim() === '' ? 'Enter a title for the project.' : undefined,
    url:
      url.trim() !== '' && !address.test(url.trim())
        ? 'Enter a whole address, such as https://example.org.'
        : undefined,
  }
}
