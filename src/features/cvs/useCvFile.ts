import { useMutation } from '@tanstack/react-query'
import type { Cv } from '../../api/cvs.ts'
import { getFile, saveFile } from '../../api/files.ts'
import { useSteadyQuery } from '../loading/index.ts'

/** Fetches a CV as a PDF whatever its type, because an HTML file could open as a page of this site. */
async function getPdf(path: string, signal?: AbortSignal): Promise<Blob> {
  const { blob } = await getFile(path, { signal })
  return new Blob([blob], { type: 'application/pdf' })
}

/** The file of a CV, fetched while `wanted` and cached for a minute after its last use. */
export function useCvFile({ path }: Pick<Cv, 'path'>, wanted: boolean) {
  return useSteadyQuery({
    queryKey: ['files', 'cv', path] as const,
    queryFn: ({ signal }) => getPdf(path, signal),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { quiet: true, changesWith: 'nothing' },
  })
}

/** Saves a CV on the device, under a name without the suffix. The page shows a failure. */
export function useCvDownload({ path }: Pick<Cv, 'path'>, name: string) {
  return useMutation({
    mutationKey: ['files', 'save'],
    mutationFn: () => getPdf(path),
    onSuccess: (blob) => saveFile({ blob, name: `${name}.pdf` }),
    meta: { quiet: true, changes: 'nothing' },
  })
}
