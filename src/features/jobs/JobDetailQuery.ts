import { jobQuery } from '../../api/jobs.ts'
import { readApplicantsSearch, type ApplicantsSearch } from '../applications/index.ts'

/** A job for its own page, which says itself why there is none: without an alert beside it. */
export const openJobQuery = (id: number) => ({ ...jobQuery(id), meta: { mixed: true, quiet: true } })

/** How a job's page is looked at, as it stands in the address; all of it is for its owner. */
export type JobDetailSearch = ApplicantsSearch & { tab?: 'applicants' | 'details' | undefined }

/** Reads the search of an address; what makes no sense is left out. */
export function readJobDetailSearch(raw: Record<string, unknown>): JobDetailSearch {
  const tab = raw['tab']
  return {
    ...readApplicantsSearch(raw),
    tab: tab === 'applicants' || tab === 'details' ? tab : undefined,
  }
}
