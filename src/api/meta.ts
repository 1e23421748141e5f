import type { QueryKey } from '@tanstack/react-query'

export type QueryMetaFields = {
  /** A failure is logged only; no alert. */
  quiet?: boolean
  /** It belongs to who is signed in: forgotten when the session ends, not asked for without a token. */
  personal?: boolean
  /** Anybody may ask for it, and the answer holds what is the asker's own besides: it goes with them, even from the screen. */
  mixed?: boolean
}

export type MutationMetaFields = {
  /** A refusal raises no alert: the screen says it. */
  quiet?: boolean
  /** Title of the alert that shows the server's message after a success (product: alerts). None: no alert. */
  successTitle?: string
  /** Also a network failure raises an alert: only deleting a job or a CV (rules 37). */
  alertsNetwork?: boolean
  /** Beginnings of the keys of what the mutation changes; those queries are fetched anew after a success. */
  refreshes?: readonly QueryKey[]
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMetaFields
    mutationMeta: MutationMetaFields
  }
}
