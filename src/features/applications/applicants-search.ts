import type { Application, ApplicationStatus } from '../../api/applications.ts'
import { readListAddress } from '../../api/list-address.ts'
import { applicationStatuses, readStatus } from './status-choices.ts'

/** The view of a job's applicants, as kept in the URL. */
export type ApplicantsSearch = {
  /** Part of a name or an email address. */
  search?: string | undefined
  status?: ApplicationStatus | undefined
  /** Absent for the list. */
  view?: 'board' | undefined
  /** Id of the open application. */
  applicant?: number | undefined
}

/** Reads the view from the search parameters of a URL; invalid values are left out. */
export function readApplicantsSearch(raw: Record<string, unknown>): ApplicantsSearch {
  const { status, view, applicant } = raw
  return {
    search: readListAddress(raw).search || undefined,
    status: readStatus(status),
    view: view === 'board' ? 'board' : undefined,
    applicant:
      Number.isSafeInteger(Number(applicant)) && Number(applicant) > 0 ? Number(applicant) : undefined,
  }
}

/** The columns of a board: every known status, then any unknown status that an application has. */
export function columnsOf(applications: readonly Application[]): string[] {
  return [...new Set([...applicationStatuses, ...applications.map(({ status }) => status)])]
}

/** The applications with a status, in their original order. */
export function inStatus(applications: readonly Application[], status: string): Application[] {
  return applications.filter((application) => application.status === status)
}

/** The applications in the order of a board, column by column. */
export function inOrderOfBoard(applications: readonly Application[]): Application[] {
  return columnsOf(applications).flatMap((status) => inStatus(applications, status))
}

/** How many applications have each status. */
export function countByStatus(applications: readonly Application[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { status } of applications) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** The first line of an applicant's profile text; empty if there is none. */
export function profileLine({ about }: Pick<Application['user'], 'about'>): string {
  return (
    about
      ?.trim()
      .split(/[\r\n]/, 1)[0]
      ?.trimEnd() ?? ''
  )
}
