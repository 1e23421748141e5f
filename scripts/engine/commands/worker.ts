import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workerFile, workerText } from '../../build/worker.ts'
import { readOptions } from '../../command-line.ts'
import { packageName } from '../entries.ts'

const usage = `Writes the script of the service worker into the folder that a site is served from.

  npx ${packageName} worker [FOLDER]

  FOLDER  public by default`

export async function worker(): Promise<void> {
  const { word: folder = 'public' } = readOptions({}, usage, 'FOLDER')
  await mkdir(folder, { recursive: true })
  const path = join(folder, workerFile)
  await writeFile(path, workerText())
  console.log(`wrote ${path}`)
}
