import { isApiError } from '../../api/errors.ts'
import { jobQuery } from '../../api/jobs.ts'

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
