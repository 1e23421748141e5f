import type { MutationObserverOptions } from '@tanstack/react-query'

export type Mutation = MutationObserverOptions<unknown, Error, object>

function isMutation(value: unknown): value is Mutation {
  return typeof value === 'object' && value !== null && 'mutationFn' in value
}

/** Every mutation of the app, with the name of its call. */
export const mutations = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../src/api/*.ts', '!../../src/api/*.test.ts'], {
    eager: true,
  }),
)
  .flatMap((file) => Object.values(file))
  .filter(isMutation)
  .map((mutation) => [String(mutation.mutationKey?.[0]), mutation] as const)
