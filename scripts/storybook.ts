// Builds Storybook, with a small picture of every state of every screen in each mode. The pictures are taken again only if
// the build's code has changed. `npm run storybook` shows them too.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAll, run } from './check/command.ts'
import { root } from './check/places.ts'
import { Misuse, readOptions, runCommand } from './command-line.ts'
import { tool } from './setup/command.mjs'
import { extras, runStories } from './storybook/pictures.ts'

const output = join(root, 'dist/storybook')
const pictures = join(extras, 'thumbnails')
const keyFile = join(extras, 'key')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll)

await runCommand(async () => {
  readOptions({}, 'npm run build:storybook')
  console.log('Building Storybook …')
  const build = await run(tool('storybook'), ['build', '--output-dir', output, '--quiet'], {
    env: { NODE_ENV: 'production', VITE_API_URL: '' },
    minutes: 30,
  })
  if (build.code !== 0) throw new Misuse(`Storybook could not be built:\n${build.output}`)
  const key = createHash('sha256')
    .update(stateOf('src', 'mocks', 'stories', '.storybook'))
    .digest('hex')
  if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
    console.log('Photographing every state …')
    rmSync(extras, { recursive: true, force: true })
    const env = { VITE_STORY_PICTURES: 'small', VITE_STORY_FOLDER: pictures }
    const { code, output: said } = await runStories('stories/screens', { env })
    if (!existsSync(pictures)) throw new Misuse(`No state could be photographed:\n${said}`)
    // Without the key, the next build tries the missing pictures again.
    if (code === 0) writeFileSync(keyFile, key)
    else console.log(`Some states have no picture, because their story failed:\n${said}`)
  }
  cpSync(extras, join(output, 'extras'), { recursive: true })
  console.log('dist/storybook')
})

/** What these folders contain, as git sees it. */
function stateOf(...folders: string[]): string {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', ...folders], { cwd: root, encoding: 'utf8' })
  return git('ls-files', '--stage') + git('diff', 'HEAD')
}
