import {
  useMutation,
  useQueryClient,
  type MutationKey,
  type MutationMeta,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * Switches something on or off. The change shows at once, and is reverted if the call fails (product: states). A press
 * during a call has no effect (product: accessibility).
 * @param send makes the call, which only toggles. It may return the state that the server has set
 * @param places prefixes of the keys of the queries that show the state
 * @param show sets the state in the cache
 */
export function useOptimisticToggle({
  mutationKey,
  meta,
  send,
  places,
  show,
}: {
  mutationKey: MutationKey | undefined
  meta: MutationMeta | undefined
  send: () => Promise<boolean | undefined>
  places: readonly QueryKey[]
  show: (isOn: boolean) => void
}) {
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    ...(mutationKey && { mutationKey }),
    ...(meta && { meta }),
    mutationFn: (_wanted: boolean) => send(),
    onMutate: async (wanted) => {
      // A pending refetch would restore the old state. Initial loads continue, so that their screens don't stay empty.
      const isShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined
      await Promise.all(places.map((queryKey) => client.cancelQueries({ queryKey, predicate: isShown })))
      show(wanted)
    },
    onError: (_error, wanted) => show(!wanted),
    onSuccess: (isOn) => {
      if (isOn !== undefined) show(isOn)
    },
  })

  return {
    /** Whether the last call failed, so that the change was reverted. */
    failed: isError,
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}
