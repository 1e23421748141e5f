import { useCallback } from 'react'
import { useFileSource } from './useFileSource.ts'

/**
 * Shows a PDF in a frame that fills its box. The caller must check that the file's type is `application/pdf`, because
 * the browser would open an HTML file as a page of this site.
 */
export function PdfFrame({ file, title }: { file: Blob; title: string }) {
  const show = useFileSource(file, '#view=FitH&navpanes=0&toolbar=0')
  const place = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) applyStyles(frame)
      return show(frame)
    },
    [show],
  )
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and a PDF isn't a page
  return <iframe ref={place} title={title} className="size-full" />
}

/**
 * Applies the inline styles of WebKit's viewer on Linux, a frame within the given one: the content policy of this page
 * applies to it, and lets only scripts set styles. That frame never loads completely, so no event tells of it; other
 * browsers load theirs, and show scripts nothing inside.
 */
function applyStyles(frame: HTMLIFrameElement): void {
  let isLoaded = false
  frame.addEventListener('load', () => {
    isLoaded = true
  })
  const look = () => {
    const styled = frame.contentDocument?.querySelectorAll<HTMLElement>('[style]') ?? []
    for (const element of styled) element.style.cssText = element.getAttribute('style') ?? ''
    if (styled.length === 0 && frame.isConnected && !isLoaded) requestAnimationFrame(look)
  }
  look()
}
