// Shows what looks different since a commit: builds Storybook of that commit and of HEAD, takes screenshots of each
// state in the same browser, in both themes at 1440 and 390 px, and writes one page with before, after and difference.
// Exits with 0 if nothing differs, 1 if something does, and 2 if the commits could not be compared.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { endAll, run } from './check/command.ts'
import { root } from './check/places.ts'
import { startHost } from './check/static-host.ts'
import { Misuse, readOptions, runCommand } from './command-line.ts'
import { tool } from './setup/command.mjs'
import { installPackages } from './setup/tools.ts'
import { readPlan } from './visual/plan.ts'

const reportSchema = v.object({ stats: v.object({ expected: v.number(), unexpected: v.number() }) })

const usage = 'npm run visual -- --since main [--only Screens/Job]'
const scratch = mkdtempSync(join(tmpdir(), 'visual-'))
const checkout = join(scratch, 'checkout')
/** The port of the host; the same for both commits, because some screens show it. */
let port = 0

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
  await buildStorybook(before, checkout, 'before')
  await buildStorybook(after, root, 'after')
  const { both, added, removed } = readPlan(scratch, only)
  const env = { VISUAL_SCRATCH: scratch, VISUAL_ONLY: only ?? '', VISUAL_TITLE: `${before} → ${after}` }
  await photograph(before, 'before', env, '--retries=1')
  const { same, shown } = await photograph(after, 'after', env)
  const others = added.length + removed.length
  if (same + shown !== both.length + others) throw new Misuse('Not all states could be photographed.')
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

async function buildStorybook(label: string, cwd: string, output: string): Promise<void> {
  console.log(`Building Storybook of ${label} …`)
  const program = join(cwd, relative(root, tool('storybook')))
  const args = ['build', '--test', '--output-dir', join(scratch, output), '--quiet']
  const ending = await run(program, args, { cwd, env: { NODE_ENV: 'production', VITE_API_URL: '' } })
  if (ending.code !== 0) throw new Misuse(`Storybook could not be built:\n${ending.output}`)
}

/** Runs Playwright on a build. Returns how many states match the saved pictures, and how many the report shows. */
async function photograph(label: string, build: string, env: Record<string, string>, ...more: string[]) {
  console.log(`Photographing ${label} …`)
  const { url, stop } = await startHost(join(scratch, build), '/', port)
  port = Number(new URL(url).port)
  const report = join(scratch, `${build}.json`)
  const own = { ...env, VISUAL_BUILD: build, VISUAL_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const config = join(root, 'scripts/visual/playwright.config.ts')
  const args = ['test', '--config', config, '--pass-with-no-tests', ...more]
  const ending = await run(tool('playwright'), args, { env: own, minutes: 240 })
  stop()
  if (!existsSync(report)) throw new Misuse(ending.output)
  const { stats } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')))
  return { same: stats.expected, shown: stats.unexpected }
}

/** Returns what git prints, without white space around it; undefined if it fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
