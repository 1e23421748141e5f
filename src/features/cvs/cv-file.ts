import { tidyText } from '../../ui/typed.ts'

/** The files that the server accepts as a CV (rules 21), checked before the upload. */
export const cvFileRules = {
  accept: 'application/pdf,.pdf',
  wanted: 'a PDF',
  maxBytes: 5 * 1024 * 1024,
}

/** Maximum length of a CV's title, in characters (limit of the contract). */
export const longestTitle = 255

/** Makes a title from a file name: "Ada_Byron-CV.pdf" becomes "Ada Byron-CV". */
export function titleOfFile(name: string): string {
  const title = name
    .replace(/\.pdf$/i, '')
    .replace(/_+/g, ' ')
    .trim()
  return Array.from(title).slice(0, longestTitle).join('')
}

export type CvValues = { file: File | null; title: string | undefined }

/** The errors of these fields (product: validation). */
export function cvRules(values: CvValues) {
  return {
    file: values.file ? undefined : 'Choose a PDF.',
    title: tidyText(titleOf(values)) ? undefined : 'Enter a title for the CV.',
  }
}

/**
 * The title of a CV in a form. It is undefined until somebody types one, so that neither a draft nor the next file keeps a
 * title that was made from a file's name.
 */
export function titleOf({ file, title }: CvValues): string {
  return title ?? (file ? titleOfFile(file.name) : '')
}
