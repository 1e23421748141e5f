import { formatCount } from '../../ui/count.ts'

/** Says how many applications use a CV; `undefined` while the number is unknown. */
export function usageWords(applications: number | undefined): string | undefined {
  if (applications === undefined) return undefined
  if (applications === 0) return 'Not used yet'
  return `Used in ${countWords(applications)}`
}

/** Says what else is deleted with a CV (rules 21), for the confirmation. */
export function lossWords(applications: number | 'counting' | 'unknown'): string {
  if (applications === 'counting') {
    return 'This also deletes all applications made with it. Counting them…'
  }
  if (applications === 'unknown') {
    return 'This also deletes all applications made with it. We couldn’t count them.'
  }
  if (applications === 0) return 'You haven’t applied with this CV.'
  return `This also deletes ${countWords(applications)} made with it. The ${
    applications === 1 ? 'company' : 'companies'
  } won’t see ${applications === 1 ? 'it' : 'them'} any more.`
}

/** The label of the button that confirms the deletion. */
export function deleteLabel(applications: number | 'counting' | 'unknown'): string {
  if (typeof applications !== 'number' || applications === 0) return 'Delete CV'
  return `Delete CV and ${countWords(applications)}`
}

function countWords(applications: number): string {
  return `${formatCount(applications)} ${applications === 1 ? 'application' : 'applications'}`
}
