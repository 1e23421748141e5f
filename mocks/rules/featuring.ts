const day = 86_400_000

/** How long featuring lasts: 30 days (spec §9), in milliseconds. */
export const featuredFor = 30 * day

/** Whether a job is featured: by the clock alone (rules 23). */
export function isFeatured(job: { featured_until: number | null }, now: number): boolean {
  return job.featured_until !== null && now < job.featured_until
}

/** What a paid feature does to a job now: it starts at once, or waits for a pending job's approval (rules 23). */
export function featured(
  job: { state: 'pending' | 'approved' | 'cancelled' },
  now: number,
): { featured_until: number | null; feature_on_approval: boolean } {
  return job.state === 'approved'
    ? { featured_until: now + featuredFor, feature_on_approval: false }
    : { featured_until: null, feature_on_approval: true }
}
