import { isApiError } from '../../api/errors.ts'
import { jobQuery } from '../../api/jobs.ts'
import { readApplicantsSearch, type ApplicantsSearch } from '../applications/index.ts'

/** A job for its own page, which says itself why there is none: without an alert beside it. */
export const openJobQuery = (id: number) => ({ ...jobQuery(id), meta: { quiet: true } })

/** The id in an address, a whole number from 1 on; `undefined` for anything else. */
export function readJobId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** The server's word for a job that is not there ("Job not found.", "This job was removed."), rules 14 and 18. */
export function missingWord(error: unknown): string | undefined {
  return isApiError(error, 'refused') && error.httpStatus < 500 ? error.message : undefined
}

/** How a job's page is looked at, as it stands in the address; all of it is for its owner. */
export type JobDetailSearch = ApplicantsSearch & { tab?: 'applicants' | 'advert' | undefined }

/** Reads the search of an address; what makes no sense is left out. */
export function readJobDetailSearch(raw: Record<string, unknown>): JobDetailSearch {
  const tab = raw['tab']
  return {
    ...readApplicantsSearch(raw),
    tab: tab === 'applicants' || tab === 'advert' ? tab : undefined,
  }
}
