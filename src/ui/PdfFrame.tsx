import { useFileSource } from './useFileSource.ts'

/**
 * Shows a PDF in a frame that fills its box. The caller must check that the file's type is `application/pdf`, because
 * the browser would open an HTML file as a page of this site.
 */
export function PdfFrame({ file, title }: { file: Blob; title: string }) {
  const show = useFileSource(file, '#view=FitH&navpanes=0&toolbar=0')
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and a PDF isn't a page
  return <iframe ref={show} title={title} className="size-full" />
}
