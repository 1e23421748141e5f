/** What is taken as a CV: a PDF of 5 MB at most (rules 21). Told before anything is sent. */
export const cvFileRules = {
  accept: 'application/pdf,.pdf',
  wanted: 'a PDF',
  maxBytes: 5 * 1024 * 1024,
}

/** Longest title of a CV (limit of the contract). */
const longestTitle = 255

/** What is wrong with the title of a CV that is uploaded (product: validation). */
export function cvTitleProblem(title: string): string | undefined {
  const length = title.trim().length
  if (length === 0) return 'Enter a title for the CV.'
  return length > longestTitle ? `The title can have ${longestTitle} characters at most.` : undefined
}

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
