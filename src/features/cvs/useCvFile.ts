import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Cv } from '../../api/cvs.ts'
import { getFile } from '../../api/files.ts'

/** The file of a CV, fetched while it is `wanted`, and kept a minute for the next look. */
export function useCvFile(cv: Pick<Cv, 'path'> | undefined, wanted: boolean) {
  return useQuery({
    queryKey: ['files', cv?.path ?? ''] as const,
    queryFn: async ({ signal }) => {
      const { blob } = await getFile(cv?.path ?? '', { signal })
      // Whatever it is, it is opened as a PDF, never as a page of this site.
      return new Blob([blob], { type: 'application/pdf' })
    },
    enabled: wanted && cv !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { personal: true, quiet: true },
  })
}

/** An address for a file in this page; it ends with the component. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      // A window that was opened with it may still be reading.
      setTimeout(() => URL.revokeObjectURL(made), 60_000)
    }
  }, [file])
  return url
}
