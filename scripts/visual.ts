// Shows what looks different since a commit: Vitest takes a picture of each state in each mode at that commit and compares
// the pictures of HEAD with them. Its report has before, after and difference.
// Exits with 0 if nothing differs, 1 if something does, and 2 if the commits could not be compared.

import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Ending, endAll, run } from './check/command.ts'
import { git } from './check/git.ts'
import { root } from './check/places.ts'
import { Misuse, readOptions, runCommand } from './command-line.ts'
import { cache } from './setup/places.mjs'
import { tool } from './setup/command.mjs'
import { installPackages } from './setup/tools.ts'

const usage = 'npm run visual -- --since main [--only screens/Job]'
const folder = join(cache, 'visual')
const checkout = join(folder, 'checkout')

process.once('exit', clear)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll)

await runCommand(async () => {
  const { since, only = '' } = readOptions({ since: { type: 'string' }, only: { type: 'string' } }, usage)
  if (since === undefined) throw new Misuse(`Name a commit to compare with: ${usage}`)
  if (git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`) === undefined)
    throw new Misuse(`There is no commit "${since}".`)
  if (git('cat-file', '-e', `${since}:.storybook/vitest.setup.ts`) === undefined)
    throw new Misuse(`Stories take no pictures yet at "${since}".`)
  clear()
  git('worktree', 'add', '--detach', checkout, since)
  // Below the root, the checkout finds the packages of the root.
  if (git('diff', '--quiet', since, '--', 'package-lock.json') === undefined) await installPackages(checkout)
  // Not committed; set-up has made them here.
  for (const file of globSync('tests/engine/*/*.gen.*', { cwd: root }))
    cpSync(join(root, file), join(checkout, file))

  const pictures = join(folder, 'pictures')
  const photograph = async (cwd: string, ...more: string[]): Promise<Ending> =>
    await run(tool('vitest'), ['run', `stories/${only}`, '--project', 'stories', ...more], {
      cwd,
      env: {
        NODE_ENV: 'production',
        VITE_API_URL: '',
        VITE_STORY_AXE: 'off',
        VITE_STORY_PICTURES: 'compare',
        STORY_PICTURES: pictures,
      },
      minutes: 240,
    })
  console.log(`Photographing ${since} …`)
  const before = await photograph(checkout, '--update')
  if (!existsSync(pictures)) throw new Misuse(`No state could be photographed:\n${before.output}`)
  console.log('Photographing the checkout …')
  const { code, output } = await photograph(root)
  console.log(output.slice(output.lastIndexOf('Test Files')))
  console.log('dist/visual/index.html')
  return code
}, 2)

function clear(): void {
  git('worktree', 'remove', '--force', checkout)
  rmSync(folder, { recursive: true, force: true })
}
