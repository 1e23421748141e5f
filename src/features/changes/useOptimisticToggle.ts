import { useMutation, useQueryClient, type MutationKey } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelRefetches, refetchShown } from '../../api/confirmed.ts'
import { isApiError, mayHaveWorked } from '../../api/errors.ts'

/**
 * Switches something on or off. The change shows at once, and is reverted if the call fails (product: states). A press
 * during a call has no effect (product: accessibility). If the state is unknown, a press fetches it again and changes
 * nothing (rules 44).
 * @param shown the state on screen; `undefined` if the answer's could not be read
 * @param send makes the call, which only toggles. It may return the state that the server has set
 * @param show sets the state in the cache
 */
export function useOptimisticToggle({
  shown,
  mutationKey,
  send,
  show,
}: {
  shown: boolean | undefined
  mutationKey: MutationKey | undefined
  send: () => Promise<boolean | undefined>
  show: (isOn: boolean) => void
}) {
  const client = useQueryClient()
  const [hasAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: (_wanted: boolean) => send(),
    onMutate: async (wanted) => {
      await cancelRefetches(client)
      show(wanted)
    },
    onError: (_error, wanted) => show(!wanted),
    onSuccess: (isOn) => {
      if (isOn !== undefined) show(isOn)
    },
  })

  return {
    /** Why the last press changed nothing; empty if it did. */
    note: error
      ? failureNote(error)
      : hasAsked && shown === undefined
        ? 'We couldn’t read whether this is on. Nothing was changed.'
        : '',
    toggle: (wanted: boolean) => {
      if (shown === undefined) {
        setAsked(true)
        refetchShown(client)
      } else if (!isPending) mutate(wanted)
    },
  }
}

function failureNote(error: Error): string {
  if (mayHaveWorked(error)) return 'We don’t know whether this was saved.'
  return isApiError(error, 'not-built') ? 'Not saved.' : 'Not saved. Try again.'
}
