import { useCallback } from 'react'

/**
 * Shows a file that was chosen or fetched in an image, a video or a frame. Its object URL lives as long as the
 * element.
 *
 * @param fragment appended to the URL, such as viewer options for a PDF
 * @returns the `ref` of the element
 */
export function useFileSource(file: Blob, fragment = '') {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | HTMLIFrameElement | null) => {
      if (!element) return undefined
      const url = URL.createObjectURL(file)
      element.src = url + fragment
      return () => URL.revokeObjectURL(url)
    },
    [file, fragment],
  )
}
