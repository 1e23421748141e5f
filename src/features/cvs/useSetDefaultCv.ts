import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { createConfirmed, perClient } from '../../api/confirmed.ts'
import { cvsQuery, setDefaultCvMutation } from '../../api/cvs.ts'
import { changeCvs, withDefault } from './cv-list.ts'

/** The id of the last default CV that the server has confirmed. */
const confirmed = perClient(() => createConfirmed<'default', number | undefined>())

/** Makes a CV the default, optimistically: a failed call reverts the change. */
export function useSetDefaultCv() {
  const client = useQueryClient()
  return useMutation({
    ...setDefaultCvMutation,
    mutationFn: (body: { id: number }) =>
      confirmed(client).send('default', body.id, () => call('cvs/set-default', body)),
    onMutate: async ({ id }) => {
      const { queryKey } = cvsQuery()
      // A list requested before the change would show the old default.
      await client.cancelQueries({ queryKey, exact: true })
      const before = client.getQueryData(queryKey)?.find(({ is_default }) => is_default)?.id
      confirmed(client).begin('default', before)
      changeCvs(client, (cvs) => withDefault(cvs, id))
    },
    onSettled: () => {
      const last = confirmed(client).end('default')
      if (last) changeCvs(client, (cvs) => withDefault(cvs, last.value))
    },
  })
}
