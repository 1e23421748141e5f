import type { QueryClient } from '@tanstack/react-query'

/** What every route's loader can reach as `context`. */
export type RouterContext = {
  queryClient: QueryClient
}
