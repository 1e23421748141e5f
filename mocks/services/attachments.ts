import type { Row } from '../model/world.ts'
import { Refused, refuseField } from '../runtime/errors.ts'
import type { FileStaging } from '../runtime/operation.ts'
import type { Upload } from './files.ts'

/** Most files of one post or project (rules 30). */
export const maxFiles = 10

type Attached = Row<'posts'>['files']

/** Stores pictures and videos; their kinds and sizes the runtime has checked by the contract. */
export function attach(files: FileStaging, uploads: readonly Upload[], purpose: string): Attached {
  return uploads.map((upload) => ({
    type: upload.kind === 'mp4' || upload.kind === 'webm' ? 'video' : 'image',
    path: files.keep(upload, purpose),
  }))
}

/** Refuses more files than one thing may have, counting those it has. */
export function checkCount(present: number, added: number): void {
  if (present + added > maxFiles) throw refuseField('files[]', `At most ${maxFiles} files.`)
}

/** Finds a file by its path among a thing's files. */
export function fileAt(files: Attached, path: string): Attached[number] {
  const found = files.find((file) => file.path === path)
  if (!found) throw new Refused('File not found.')
  return found
}
