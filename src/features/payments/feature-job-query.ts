import { jobQuery } from '../../api/jobs.ts'

/** The payment methods (product: constants). */
export type PayMethod = 'bank' | 'card'

export type FeatureJobSearch = { method?: PayMethod | undefined }

/** Reads the method from the search parameters of a URL; an invalid one is left out. */
export function readFeatureJobSearch({ method }: Record<string, unknown>): FeatureJobSearch {
  return { method: method === 'bank' || method === 'card' ? method : undefined }
}

/**
 * The job for its payment page, which shows its own errors. The page requests it only for a recruiter, so that job
 * seekers don't add a view (rules 17). It stays on screen when the session expires (rules 12).
 */
export const featureJobQuery = (id: number) => ({
  ...jobQuery(id),
  meta: { quiet: true, holds: 'personal' as const },
})
