// Shows what looks different since a commit: builds Storybook of that commit and of HEAD, takes screenshots of each
// state in the same browser, in both themes at 1440 and 390 px, and writes one page with before, after and difference.
// Exits with 0 if nothing differs, 1 if something does, and 2 if the commits could not be compared.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll } from './check/command.ts'
import { root } from './check/places.ts'
import { Misuse, readOptions, runCommand } from './command-line.ts'
import { installPackages } from './setup/tools.ts'
import { comparison } from './visual/latest.ts'
import { buildStorybook, photograph } from './visual/photograph.ts'
import { readPlan } from './visual/plan.ts'

const usage = 'npm run visual -- --since main [--only Screens/Job]'
const scratch = mkdtempSync(join(tmpdir(), 'visual-'))
const checkout = join(scratch, 'checkout')

process.once('exit', clear)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll)

await runCommand(async () => {
  const { since, only } = readOptions({ since: { type: 'string' }, only: { type: 'string' } }, usage)
  if (since === undefined) throw new Misuse(`Name a commit to compare with: ${usage}`)
  const changes = git('status', '--porcelain')
  if (changes === undefined) throw new Misuse('Commits can only be compared in a git checkout.')
  if (changes !== '') throw new Misuse('There are uncommitted changes: commit or stash them first.')
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`)
  if (commit === undefined) throw new Misuse(`There is no commit "${since}".`)
  if (git('cat-file', '-e', `${commit}:.storybook/main.ts`) === undefined)
    throw new Misuse(`The commit "${since}" has no Storybook.`)
  const labelOf = (each: string) => git('show', '--no-patch', '--format=%h %s', each) ?? each
  const [before, after] = [labelOf(commit), labelOf('HEAD')]

  await checkOut(commit)
  await buildStorybook(` of ${before}`, checkout, join(scratch, 'before'), '--test')
  await buildStorybook(` of ${after}`, root, join(scratch, 'after'), '--test')
  const { both, added, removed } = readPlan(scratch, only)
  const env = { VISUAL_ONLY: only ?? '', VISUAL_TITLE: `${before} → ${after}` }
  console.log(`Photographing ${before} …`)
  const { port } = await photograph(scratch, 'before', { env, args: ['--retries=1'] })
  console.log(`Photographing ${after} …`)
  const { passed: same, failed } = await photograph(scratch, 'after', { env, port })
  const shown = failed.length
  const others = added.length + removed.length
  if (same + shown !== both.length + others) throw new Misuse('Not all states could be photographed.')
  const states = [...both, ...added].filter(({ title, name }) => failed.includes(`${title}/${name}`))
  const result = { commit: git('rev-parse', 'HEAD'), since: before, states: states.map(({ id }) => id) }
  // With `--only`, the others may differ, too.
  if (only === undefined) writeFileSync(comparison, JSON.stringify(result))
  console.log(
    `\n${shown - others} of ${both.length} states differ, ${added.length} new, ${removed.length} removed.\n\ndist/visual/index.html`,
  )
  return shown === 0 ? 0 : 1
}, 2)

/** Checks out a commit into a separate folder, with the packages it needs. */
async function checkOut(commit: string): Promise<void> {
  git('worktree', 'add', '--detach', checkout, commit)
  const [theirs, ours] = [checkout, root].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  )
  if (theirs === ours) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  else await installPackages(checkout)
}

function clear(): void {
  git('worktree', 'remove', '--force', checkout)
  rmSync(scratch, { recursive: true, force: true })
}

/** Returns what git prints, without white space around it; undefined if it fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
