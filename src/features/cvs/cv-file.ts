/** The files that the server accepts as a CV (rules 21), checked before the upload. */
export const cvFileRules = {
  accept: 'application/pdf,.pdf',
  wanted: 'a PDF',
  maxBytes: 5 * 1024 * 1024,
}

/** The longest title of a CV (limit of the contract). */
export const longestTitle = 255

/** A title from a file name: "Ada_Byron-CV.pdf" becomes "Ada Byron-CV". */
export function titleOfFile(name: string): string {
  return name
    .replace(/\.pdf$/i, '')
    .replace(/_+/g, ' ')
    .trim()
    .slice(0, longestTitle)
}

/** A file name from a title, without characters that file systems refuse. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return `${name || 'CV'}.pdf`
}
