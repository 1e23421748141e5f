import type { Project } from '../../api/projects.ts'
import { tidyText } from '../../ui/typed.ts'

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

/** The URLs that a project may have (rules 30). */
const address = /^(https?:\/\/\S+|mailto:\S+)$/i

/** Returns a project's errors by field (product: validation). */
export function projectRules({ title, url }: ProjectValues) {
  return {
    title: tidyText(title) === '' ? 'Enter a title for the project.' : undefined,
    url:
      tidyText(url) !== '' && !address.test(tidyText(url))
        ? 'Enter a full web address, such as https://example.org.'
        : undefined,
  }
}
