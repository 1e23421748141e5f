import { formatCount } from '../../ui/pay.ts'
/** What a row says about the use of a CV; `undefined` while it is not known. */
export function usageWords(applications: number | undefined): string | undefined {
  if (applications === undefined) return undefined
  if (applications === 0) return 'Not sent yet'
  return `Sent with ${countWords(applications)}`
}

/** What goes with a CV when it is deleted (rules 21), for the question before it. */
export function lossWords(applications: number | 'counting' | 'unknown'): string {
  if (applications === 'counting') {
    return 'The applications made with it are deleted as well. They are being counted…'
  }
  if (applications === 'unknown') {
    return 'All applications made with it are deleted as well. How many there are could not be found out.'
  }
  if (applications === 0) return 'No application was made with it.'
  return `${countWords(applications)} made with it ${applications === 1 ? 'is' : 'are'} deleted as well: the ${
    applications === 1 ? 'company does' : 'companies do'
  } not see ${applications === 1 ? 'it' : 'them'} any more.`
}

/** What the button of that question says. */
export function deleteLabel(applications: number | 'counting' | 'unknown'): string {
  if (typeof applications !== 'number' || applications === 0) return 'Delete CV'
  return `Delete CV and ${countWords(applications)}`
}

function countWords(applications: number): string {
  return `${formatCount(applications)} ${applications === 1 ? 'application' : 'applications'}`
}
