import { zipSync } from 'fflate'
import { Refused } from '../base/errors.ts'
import { fileName } from '../base/file-name.ts'
import { quoted } from '../base/quoted.ts'
import type { FileAnswer } from './operation.ts'

/**
 * Packs stored files into a ZIP; with `bare`, returns a single file unpacked. If some file systems can't tell two names
 * apart, the second one gets a number: "ann lee.pdf", "Ann Lee (2).pdf".
 * @param read returns a stored file by name
 * @throws Refused if a file is missing
 */
export async function archive(
  { entries, bare }: Pick<FileAnswer, 'name' | 'entries' | 'bare'>,
  read: (name: string) => Promise<Blob | undefined>,
): Promise<Blob> {
  const contents = new Map<string, Blob>()
  const taken = new Map<string, number>()
  for (const { name, path } of entries) {
    const blob = await read(path.slice(path.lastIndexOf('/') + 1))
    if (!blob) throw new Refused(`The file ${quoted(name)} is missing.`)
    if (bare && entries.length === 1) return blob
    contents.set(freeName(name, taken), blob)
  }
  return await pack(contents)
}

export async function pack(files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const contents: Record<string, Uint8Array> = {}
  for (const [name, blob] of files) contents[name] = new Uint8Array(await blob.arrayBuffer())
  // Level 0, because PDFs and pictures are already compressed. The fixed date makes archives of the same files identical.
  const packed = zipSync(contents, { level: 0, mtime: '2000-01-01' })
  return new Blob([new Uint8Array(packed)], { type: 'application/zip' })
}

/**
 * Returns the name as file systems accept it, numbered if it is taken, and marks it as taken.
 * @param taken normalised names, each with the next number to try
 */
function freeName(name: string, taken: Map<string, number>): string {
  let free = fileName(name)
  const key = asOnDisks(free)
  let number = taken.get(key) ?? 2
  for (; taken.has(asOnDisks(free)); number += 1) free = fileName(name, ` (${number})`)
  taken.set(key, number)
  if (asOnDisks(free) !== key) taken.set(asOnDisks(free), 2)
  return free
}

/** Normalises a name the way Windows and macOS compare names: ignoring case and Unicode composition. */
function asOnDisks(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC')
}
