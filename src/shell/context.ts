import type { QueryClient } from '@tanstack/react-query'

/** The `context` of every route's loader. */
export type RouterContext = {
  queryClient: QueryClient
}
