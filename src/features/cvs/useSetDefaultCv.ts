import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cvsQuery, setDefaultCvMutation } from '../../api/cvs.ts'
import { changeCvs, withDefault } from './cv-list.ts'

/** Makes a CV the default: shown at once, and taken back if the server refuses. */
export function useSetDefaultCv() {
  const client = useQueryClient()
  return useMutation({
    ...setDefaultCvMutation,
    onMutate: async ({ id }: { id: number }) => {
      const { queryKey } = cvsQuery()
      // An answer that is on its way still says how it was.
      await client.cancelQueries({ queryKey, exact: true })
      const before = client.getQueryData(queryKey)?.find(({ is_default }) => is_default)?.id
      changeCvs(client, (cvs) => withDefault(cvs, id))
      return before
    },
    onError: (_error, _body, before) => changeCvs(client, (cvs) => withDefault(cvs, before)),
  })
}
