import type { QueryKey } from '@tanstack/react-query'

export type QueryMetaFields = {
  /** Shows no alert for a failure, because the screen reports it. */
  quiet?: boolean
  /** Belongs to the logged-in account: deleted on logout, even if it is on screen, and not fetched without a token. */
  personal?: boolean
  /** Public, but with the viewer's own data: deleted on logout, even if it is on screen. */
  mixed?: boolean
}

export type MutationMetaFields = {
  /** Shows no alert for a failure, because the screen reports it. */
  quiet?: boolean
  /** Title of the alert with the server's message after a success (product: alerts); none by default. */
  successTitle?: string
  /** Also shows an alert for a network failure; only for deleting a job or a CV (rules 37). */
  alertsNetwork?: boolean
  /** Key prefixes of the queries to refetch after a success, or after an unreadable answer, which may have been one. */
  refreshes?: readonly QueryKey[]
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMetaFields
    mutationMeta: MutationMetaFields
  }
}
