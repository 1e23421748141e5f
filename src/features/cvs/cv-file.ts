/** What is taken as a CV: a PDF, up to 5 MB for sure (rules 21). Told before anything is sent. */
export const cvFileRules = {
  accept: 'application/pdf,.pdf',
  wanted: 'a PDF',
  maxBytes: 5 * 1024 * 1024,
}

/** Longest title of a CV (limit of the contract). */
export const longestTitle = 255

/** A title made of a file's name: "Ada_Byron-CV.pdf" is "Ada Byron-CV". */
export function titleOfFile(name: string): string {
  return name
    .replace(/\.pdf$/i, '')
    .replace(/_+/g, ' ')
    .trim()
    .slice(0, longestTitle)
}

/** A file's name made of a title, without what file systems do not take. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return `${name || 'CV'}.pdf`
}
