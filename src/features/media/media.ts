import { isAccepted } from '../../ui/files.ts'

const megabyte = 1024 * 1024

/** Most files of one post or project (rules 30); a backend may take more. */
export const mostMedia = 10

/** Formats of pictures that every browser shows (rules 29). */
export const usualImages = 'image/png,image/jpeg,image/webp,image/gif,image/avif'
const usualMedia = `${usualImages},video/mp4,video/webm`

/** The pictures and videos that posts and projects take (rules 30). Told before anything is sent. */
export const mediaRules = {
  accept: 'image/*,video/*',
  wanted: 'a picture or a video',
  usual: usualMedia,
  maxBytes: ({ type }: { type: string }) => (type.startsWith('video/') ? 50 : 5) * megabyte,
}

/** Where in a file, and with which characters, one of the kinds that are taken tells itself. */
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
 * Looks into chosen files, as a name may lie and a file may be gone since it was chosen. Formats that are not known here are
 * left to the server.
 * @returns a sentence about those that are not what they say they are; nothing if all may be
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
    return `“${file.name}” is no picture or video, though its name says so. Remove it, or choose another file.`
  } catch {
    return `“${file.name}” can’t be read any more. Remove it, and choose it again.`
  }
}
