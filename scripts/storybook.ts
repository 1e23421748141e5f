// Builds Storybook, with a small picture of every state of every screen, in both themes at 1440 and 390 px. The pictures
// are taken again only if the build's code has changed. `npm run storybook` shows them too.

import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { endAll } from './check/command.ts'
import { root } from './check/places.ts'
import { Misuse, readOptions, runCommand } from './command-line.ts'
import { extras, writeChanges } from './visual/latest.ts'
import { buildStorybook, photograph } from './visual/photograph.ts'

const output = join(root, 'dist/storybook')
const pictures = join(extras, 'thumbnails')
const list = join(extras, 'thumbnails.json')
const scratch = mkdtempSync(join(tmpdir(), 'storybook-'))

process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll)

await runCommand(async () => {
  readOptions({}, 'npm run build:storybook')
  await buildStorybook('', root, output)
  const key = keyOf(output)
  if (madeFrom() !== key) await makeThumbnails(key)
  await writeChanges()
  cpSync(extras, join(output, 'extras'), { recursive: true })
  console.log('dist/storybook')
})

/** Returns what the pictures depend on: the build's files, whose names have hashes of their contents, and the camera. */
function keyOf(build: string): string {
  const camera = readdirSync(join(root, 'scripts/visual')).map((file) =>
    readFileSync(join(root, 'scripts/visual', file), 'utf8'),
  )
  const files = readdirSync(join(build, 'assets')).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([files, camera]))
    .digest('hex')
}

/** Returns the key of the saved pictures, if there are any. */
function madeFrom(): string | undefined {
  try {
    return v.parse(v.object({ key: v.string() }), JSON.parse(readFileSync(list, 'utf8'))).key
  } catch {
    return undefined
  }
}

async function makeThumbnails(key: string): Promise<void> {
  console.log('Photographing every state …')
  for (const build of ['before', 'after']) symlinkSync(output, join(scratch, build), 'junction')
  const env = { VISUAL_ONLY: 'Screens', VISUAL_AS: 'thumbnails' }
  const args = ['--retries=1', '--max-failures=20', '--reporter=json']
  const { passed, failed } = await photograph(scratch, 'before', { env, args })
  if (passed === 0) throw new Misuse(`No state could be photographed, such as ${failed[0]}.`)
  rmSync(pictures, { recursive: true, force: true })
  cpSync(join(scratch, 'pictures'), pictures, { recursive: true })
  mkdirSync(extras, { recursive: true })
  // Without the key, the next build tries the missing pictures again.
  const note = { key: failed.length === 0 ? key : '', files: readdirSync(pictures) }
  writeFileSync(list, JSON.stringify(note))
  if (failed.length > 0) console.log(`Without a picture, because the story failed:\n${failed.join('\n')}`)
}
