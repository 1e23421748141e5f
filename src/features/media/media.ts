import { readers } from '../../api/client.ts'
import { isAccepted } from '../../ui/files.ts'
import { quoted } from '../../ui/quoted.ts'

const megabyte = 1024 * 1024

/** The maximum number of files in a post or project (rules 30); a backend may allow more. */
export const mostMedia = 10

/** Image formats that the server accepts (rules 29) and every supported browser displays. */
export const usualImages = 'image/png,image/jpeg,image/webp,image/gif,image/avif'
/** Those formats in words that follow "Choose". */
export const usualImageWords = 'a PNG, JPEG, WebP, GIF or AVIF image'
/** The pictures that the server accepts (rules 29), checked before the upload. */
export const imageRules = {
  accept: 'image/*',
  wanted: usualImageWords,
  usual: usualImages,
  maxBytes: 5 * megabyte,
}
const usualMedia = `${usualImages},video/mp4,video/webm`

/** The images and videos that posts and projects accept (rules 30), checked before the upload. */
export const mediaRules = {
  accept: 'image/*,video/*',
  wanted: `${usualImageWords}, or an MP4 or WebM video`,
  usual: usualMedia,
  maxBytes: ({ type }: { type: string }) => (type.startsWith('video/') ? 50 : 5) * megabyte,
}

/** The signatures of the accepted formats: their offset in the file, and their characters. */
const signs: ReadonlyArray<readonly [offset: number, characters: string]> = [
  [0, '\u0089PNG'],
  [0, '\u00ff\u00d8\u00ff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  // MP4 and AVIF.
  [4, 'ftyp'],
  // WebM.
  [0, '\u001aE\u00df\u00a3'],
]

/**
 * Checks the content of chosen files, as a file name may be wrong and a chosen file may have been deleted. Unknown
 * formats are left to the server.
 * @returns a sentence about each file that can't be used, or `undefined`
 */
export async function mediaProblem(files: readonly File[]): Promise<string | undefined> {
  const problems = await Promise.all(files.map(problemOf))
  return problems.filter((problem) => problem !== undefined).join(' ') || undefined
}

async function problemOf(file: File): Promise<string | undefined> {
  try {
    const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
    if (!isAccepted(file, usualMedia)) return undefined
    if (signs.some(([offset, characters]) => head.startsWith(characters, offset))) return undefined
    return `“${quoted(file.name)}” isn’t a picture or video. Remove it or choose another file.`
  } catch {
    return (await readers()).unreadableWords(file)
  }
}
