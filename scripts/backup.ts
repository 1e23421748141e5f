import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Zip, ZipPassThrough } from 'fflate'
import * as v from 'valibot'
import { copyShared } from '../mocks/engine/storage/sqlite-database.ts'
import { tables } from '../mocks/model/tables.ts'

const placesOf = v.array(v.object({ place: v.string() }))
/** The number of attempts. One fails if a call deletes a file between the database snapshot and the file's copy. */
const attempts = 5

/**
 * Writes a stored world with its uploaded files to a ZIP, without secrets, even while a server uses it. Unpacked into an empty folder,
 * the ZIP gives a data folder.
 * @returns false if there is no stored world
 */
export async function backUp(folder: string, file: string): Promise<boolean> {
  const world = join(folder, 'world.sqlite')
  if (!existsSync(world)) return false
  const snapshot = `${file}.world`
  const part = `${file}.part`
  try {
    for (let left = attempts; ; left -= 1) {
      await rm(snapshot, { force: true })
      const places = takeSnapshot(world, snapshot)
      const paths: [string, string][] = places.map((place) => [
        `files/${place}`,
        join(folder, 'files', place),
      ])
      try {
        await pack([['world.sqlite', snapshot], ...paths], part)
        break
      } catch (error) {
        if (left === 1 || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      }
    }
    await rename(part, file)
    return true
  } finally {
    await Promise.all([snapshot, part].map((path) => rm(path, { force: true })))
  }
}

/** Copies a consistent snapshot of a database, without secrets. Returns the places of the uploaded files that it lists. */
function takeSnapshot(from: string, to: string): string[] {
  copyShared(from, to, tables)
  const copy = new DatabaseSync(to, { readOnly: true })
  try {
    return v.parse(placesOf, copy.prepare('SELECT place FROM files').all()).map(({ place }) => place)
  } finally {
    copy.close()
  }
}

async function pack(files: readonly (readonly [string, string])[], to: string): Promise<void> {
  const out = await open(to, 'w')
  try {
    const chunks: Uint8Array[] = []
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      chunks.push(chunk)
    })
    for (const [name, path] of files) {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      entry.push(await readFile(path), true)
      await out.writev(chunks.splice(0))
    }
    zip.end()
    await out.writev(chunks.splice(0))
    await out.sync()
  } finally {
    await out.close()
  }
}
