import { zip } from 'fflate'
import { Refused } from './errors.ts'
import type { FileAnswer } from './operation.ts'

/**
 * Packs stored files into a ZIP. Names that occur twice get a number (rules 22).
 *
 * @param read finds a stored file by its name
 * @throws Refused when a file is gone
 */
export async function archive(
  { entries }: FileAnswer,
  read: (name: string) => Promise<Blob | undefined>,
): Promise<Blob> {
  const contents: Record<string, Uint8Array> = {}
  for (const { name, path } of entries) {
    const blob = await read(path.slice(path.lastIndexOf('/') + 1))
    if (!blob) throw new Refused(`The file ${name} is gone.`)
    contents[freeName(name, contents)] = new Uint8Array(await blob.arrayBuffer())
  }
  const packed = await new Promise<Uint8Array>((resolve, reject) => {
    // PDFs are compressed already; one fixed date keeps equal content equal byte by byte.
    zip(contents, { level: 0, mtime: '2000-01-01' }, (error, data) => (error ? reject(error) : resolve(data)))
  })
  return new Blob([new Uint8Array(packed)], { type: 'application/zip' })
}

function freeName(name: string, taken: Record<string, unknown>): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let number = 2; free in taken; number += 1) free = `${stem} (${number})${ending}`
  return free
}
