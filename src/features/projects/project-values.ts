import type { Project } from '../../api/projects.ts'

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

/** Longest texts of a project (limits of the contract). */
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

/** The addresses a project may have (rules 30). */
const address = /^(https?:\/\/\S+|mailto:\S+)$/i

/** The client's rules for a project (spec §5): a sentence for each field that is wrong. */
export function projectRules({ title, url, time_took, description }: ProjectValues) {
  return {
    title:
      title.trim() === ''
        ? 'Enter a title for the project.'
        : tooLong('The title', title, projectLimits.title),
    url:
      url.trim() !== '' && !address.test(url.trim())
        ? 'Enter a whole address, such as https://example.org.'
        : tooLong('The link', url, projectLimits.url),
    time_took: tooLong('The time taken', time_took, projectLimits.time_took),
    description: tooLong('The description', description, projectLimits.description),
  }
}

function tooLong(what: string, text: string, most: number): string | undefined {
  return text.trim().length > most
    ? `${what} can have ${most.toLocaleString('en')} characters at most.`
    : undefined
}
