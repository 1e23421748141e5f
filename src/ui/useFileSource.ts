import { useCallback } from 'react'

/**
 * Shows a local file (one just chosen, one that was fetched) in a picture, a video or a frame: from
 * an object URL that lives as long as the element.
 *
 * @param fragment what is added to the address, such as how a PDF is to be shown
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
