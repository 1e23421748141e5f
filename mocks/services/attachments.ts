import type { Row } from '../model/tables.ts'
import { Refused, refuseField } from '../engine/base/errors.ts'
import type { FileStaging } from '../engine/call/operation.ts'
import type { Upload } from '../engine/contract/files.ts'

/** The maximum number of files in a post or project (rules 30). */
export const maxFiles = 10

type Attached = Row<'posts'>['files']

/** Stores pictures and videos. The engine has checked their types and sizes. */
export function attach(files: FileStaging, uploads: readonly Upload[], purpose: string): Attached {
  return uploads.map((upload) => ({
    type: upload.kind === 'mp4' || upload.kind === 'webm' ? 'video' : 'image',
    path: files.keep(upload, purpose),
  }))
}

/** Checks the number of files, including those already present. @throws Refused if there are too many */
export function checkCount(present: number, added: number): void {
  if (present + added > maxFiles) throw refuseField('files[]', `Choose at most ${maxFiles} files.`)
}

/** Finds a file by its path. @throws Refused if there is none */
export function fileAt(files: Attached, path: string): Attached[number] {
  const found = files.find((file) => file.path === path)
  if (!found) throw new Refused('File not found.')
  return found
}
