import { shownText } from './texts.ts'

/** Says that a chosen file has changed, moved or vanished since. A browser refuses to read such a file for good. */
export function unreadableWords({ name }: File): string {
  return `“${shownText(name)}” can’t be read any more. Remove it and choose it again.`
}

/**
 * Finds out whether a call failed because of its files rather than the connection: browsers report both alike.
 * @returns a sentence about each file of the payload that can't be read any more, by field
 */
export async function unreadableFiles(payload: object = {}): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [field, value] of Object.entries(payload)) {
    for (const file of [value].flat()) {
      if (file instanceof File && !(await isReadable(file))) (found[field] ??= []).push(unreadableWords(file))
    }
  }
  return found
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
