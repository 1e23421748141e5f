import type { Application, ApplicationStatus } from '../../api/applications.ts'
import { applicationStatuses, readStatus } from './statuses.ts'

/** How the applicants of a job are looked at, as it stands in the address. */
export type ApplicantsSearch = {
  /** Part of a name or an e-mail address. */
  search?: string | undefined
  /** Only those in this status. */
  status?: ApplicationStatus | undefined
  /** A board by status; absent: a list. */
  view?: 'board' | undefined
  /** The application that is open beside the list, by its id. */
  applicant?: number | undefined
}

/** Longest search that the call takes (limit of the contract). */
const longestSearch = 200

/** Reads the search of an address; what makes no sense is left out. */
export function readApplicantsSearch(raw: Record<string, unknown>): ApplicantsSearch {
  const { search, status, view, applicant } = raw
  const words = typeof search === 'string' ? search.trim() : ''
  return {
    search: words.slice(0, longestSearch) || undefined,
    status: readStatus(status),
    view: view === 'board' ? 'board' : undefined,
    applicant:
      Number.isSafeInteger(Number(applicant)) && Number(applicant) > 0 ? Number(applicant) : undefined,
  }
}

/** The columns of a board: every status, and after them those that only a newer backend knows and some application has. */
export function columnsOf(applications: readonly Application[]): string[] {
  return [...new Set([...applicationStatuses, ...applications.map(({ status }) => status)])]
}

/** The applications of a status, in the order they came. */
export function inStatus(applications: readonly Application[], status: string): Application[] {
  return applications.filter((application) => application.status === status)
}

/** The applications next to one of a list; none at its ends and for one that is not in it. */
export function neighbours(
  applications: readonly Application[],
  id: number,
): { previous: number | undefined; next: number | undefined } {
  const place = applications.findIndex((application) => application.id === id)
  if (place < 0) return { previous: undefined, next: undefined }
  return { previous: applications[place - 1]?.id, next: applications[place + 1]?.id }
}

/** The applications as a board shows them, read column by column. */
export function inOrderOfBoard(applications: readonly Application[]): Application[] {
  return columnsOf(applications).flatMap((status) => inStatus(applications, status))
}
