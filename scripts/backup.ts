import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Zip, ZipPassThrough } from 'fflate'
import { encodeWorld, readEntry, readSegments, sharedTables } from '../mocks/engine/storage/segments.ts'
import { currentFolder, Database, databaseName } from '../mocks/engine/storage/sqlite.ts'
import { neededHead } from '../mocks/engine/storage/storage.ts'
import { tables } from '../mocks/model/tables.ts'
/** The number of attempts. One fails if a call deletes a file between the database snapshot and the file's copy. */
const attempts = 5

/**
 * Writes a stored world with its uploaded files to a ZIP, without secrets, even while a server uses it. Unpacked into an empty folder,
 * the ZIP gives a data folder.
 * @returns false if there is no stored world
 */
export async function backUp(folder: string, file: string): Promise<boolean> {
  const current = await currentFolder(folder)
  const world = join(current, databaseName)
  if (!existsSync(world)) return false
  const snapshot = `${file}.world`
  const part = `${file}.part`
  try {
    for (let left = attempts; ; left -= 1) {
      await rm(snapshot, { recursive: true, force: true })
      await mkdir(snapshot)
      const places = await takeSnapshot(world, snapshot)
      const paths: [string, string][] = places.map((place) => [
        `files/${place}`,
        join(current, 'files', place),
      ])
      try {
        await pack([[databaseName, join(snapshot, databaseName)], ...paths], part)
        break
      } catch (error) {
        if (left === 1 || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      }
    }
    await rename(part, file)
    return true
  } finally {
    await Promise.all([snapshot, part].map((path) => rm(path, { recursive: true, force: true })))
  }
}

/**
 * Copies a consistent snapshot of a database to a folder, without secrets.
 * @returns the places of the uploaded files that it lists
 * @throws StorageBroken if it is damaged
 */
async function takeSnapshot(from: string, to: string): Promise<string[]> {
  const source = new DatabaseSync(from)
  source.prepare('VACUUM INTO ?').run(join(to, databaseName))
  source.close()
  const copy = new Database(to, to)
  try {
    const contents = copy.read()
    const head = neededHead(contents.stored)
    readSegments(head.epoch, contents.segments)
    for (const entry of contents.journal) readEntry(head.epoch, entry)
    const segments = encodeWorld(head.epoch, sharedTables(contents, tables))
    const world = { head: { ...head, base: head.last }, segments, isWhole: true }
    copy.write(world, new Map())
    // What was overwritten would stay in unused pages.
    copy.vacuum()
    return [...copy.contents().keys()]
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
