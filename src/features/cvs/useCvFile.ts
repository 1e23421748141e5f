import type { Cv } from '../../api/cvs.ts'
import { getFile } from '../../api/files.ts'
import { useSteadyQuery } from '../loading/index.ts'

/** The file of a CV, fetched while `wanted` and cached for a minute after its last use. */
export function useCvFile({ path }: Pick<Cv, 'path'>, wanted: boolean) {
  return useSteadyQuery({
    queryKey: ['files', 'cv', path] as const,
    queryFn: async ({ signal }) => {
      const { blob } = await getFile(path, { signal })
      // Sets the type, so that the browser never opens the file as a page of this site.
      return new Blob([blob], { type: 'application/pdf' })
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { quiet: true, changesWith: 'nothing' },
  })
}
