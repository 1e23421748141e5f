export type QueryMetaFields = {
  /** Shows no alert for a failure, because the screen reports it. */
  quiet?: boolean
  /**
   * Whose data it is:
   * - `personal`, the default: the logged-in account's. Deleted on logout, even on screen; not fetched without a token.
   * - `mixed`: public, but with the viewer's own data. Deleted on logout, even on screen.
   * - `public`: everybody's. Stays on screen on logout, and is refetched.
   */
  holds?: 'personal' | 'mixed' | 'public'
  /** Which changes refetch it while it is shown: any, by default; those of the account alone; or none. */
  changesWith?: 'account' | 'nothing'
}

export type MutationMetaFields = {
  /** Shows no alert for a failure, because the screen reports it. */
  quiet?: boolean
  /** Title of the alert with the server's message after a success (product: alerts); none by default. */
  successTitle?: string | undefined
  /** Also shows an alert for a network failure; only for deleting a job or a CV (rules 37). */
  alertsNetwork?: boolean
  /** What it changes: something that pages may show, by default; also the account itself (`me`); or nothing of both. */
  changes?: 'account' | 'nothing'
  /** Only fetches a file, so that leaving the page loses no change. */
  isRead?: true
}

/** Returns a query's options without the alert for a failure, because the screen reports it. */
export function quiet<Options extends { meta?: QueryMetaFields | undefined }>(options: Options) {
  return { ...options, meta: { ...options.meta, quiet: true } }
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMetaFields
    mutationMeta: MutationMetaFields
  }
}
