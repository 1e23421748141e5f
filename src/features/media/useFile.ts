import { useMutation } from '@tanstack/react-query'
import type { DownloadedFile } from '../../api/downloaded-file.ts'
import { getFile, saveFile } from '../../api/files.ts'
import { useSteadyQuery } from '../loading/index.ts'

/**
 * Fetches a file. With `pdfName`, it is a PDF of this name, whatever the server says: an HTML file could open as a page
 * of this site.
 */
async function load(path: string, pdfName?: string, signal?: AbortSignal): Promise<DownloadedFile> {
  const file = await getFile(path, { signal })
  return pdfName === undefined
    ? file
    : { blob: new Blob([file.blob], { type: 'application/pdf' }), name: pdfName }
}

/** A file, fetched while `wanted` and cached for a minute after its last use. `pdfName` is the name of a PDF. */
export function useFile(path: string, wanted: boolean, pdfName?: string) {
  return useSteadyQuery({
    queryKey: ['files', path, pdfName] as const,
    queryFn: ({ signal }) => load(path, pdfName, signal),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { quiet: true, changesWith: 'nothing' },
  })
}

/** Saves a PDF on the device. The page shows a failure. */
export function useDownload(path: string, pdfName: string) {
  return useMutation({
    mutationKey: ['files', 'save'],
    mutationFn: () => load(path, pdfName),
    onSuccess: saveFile,
    meta: { quiet: true, changes: 'nothing', isRead: true },
  })
}
