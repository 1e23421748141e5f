import { jobQuery } from '../../api/jobs.ts'

/** How an owner can pay (product: constants). */
export type PayMethod = 'bank' | 'card'

/** The payment page's address keeps the chosen way to pay. */
export type FeatureJobSearch = { method?: PayMethod | undefined }

/** Reads the search of an address; what makes no sense is left out. */
export function readFeatureJobSearch({ method }: Record<string, unknown>): FeatureJobSearch {
  return { method: method === 'bank' || method === 'card' ? method : undefined }
}

/**
 * The job for its payment page, which says itself why there is none. Asked for by a signed-in recruiter only: anybody
 * else's look would count as a view (rules 17), and what is on screen stays when the session dies (rules 12).
 */
export const featureJobQuery = (id: number) => ({ ...jobQuery(id), meta: { quiet: true, personal: true } })
