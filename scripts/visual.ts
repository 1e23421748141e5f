// Shows what looks different since a commit: builds Storybook of that commit and of this one, photographs each state in
// the same browser, in both themes at 1440 and 390 px, and writes one page with before, after and difference.
//
//   npm run visual -- --since main [--only Screens/Job]
//
// Ends with 0 if nothing differs, 1 if something does, and 2 if the commits could not be compared.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { browserArgs } from './check/browser-args.ts'
import { endAll, run } from './check/command.ts'
import { root } from './check/places.ts'
import { startHost } from './check/static-host.ts'
import { npm, tool } from './setup/command.mjs'
import { compare } from './visual/compare.ts'
import { openCamera, steadyArgs, type Camera } from './visual/photograph.ts'
import { indexSchema, planOf, viewsOf, type Story, type View } from './visual/plan.ts'
import { pageOf, summary, type Findings } from './visual/report.ts'

/** The folder for the page and its pictures, from the root. */
const visualPage = 'dist/visual'
const page = join(root, visualPage)
const scratch = mkdtempSync(join(tmpdir(), 'visual-'))
const checkout = join(scratch, 'checkout')
const builds = { before: join(scratch, 'before'), after: join(scratch, 'after') }

process.once('exit', clear)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll()
    process.exit(2)
  })
}

try {
  const { values } = parseArgs({ options: { since: { type: 'string' }, only: { type: 'string' } } })
  if (values.since === undefined)
    throw new Error('Name a commit to compare with: npm run visual -- --since main')
  process.exitCode = await show(values.since, values.only)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** Compares two commits and writes the page. @returns the exit code */
async function show(since: string, only: string | undefined): Promise<number> {
  const changes = git('status', '--porcelain')
  if (changes === undefined) throw new Error('Commits can only be compared in a git checkout.')
  if (changes !== '') throw new Error('There are uncommitted changes: commit or stash them first.')
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`)
  if (commit === undefined) throw new Error(`There is no commit "${since}".`)
  if (git('cat-file', '-e', `${commit}:.storybook/main.ts`) === undefined)
    throw new Error(`The commit "${since}" has no Storybook.`)
  const label = (each: string) => git('show', '--no-patch', '--format=%h %s', each) ?? each
  const commits = { before: label(commit), after: label('HEAD') }

  await checkOut(commit)
  await buildStorybook(commits.before, checkout, builds.before)
  await buildStorybook(commits.after, root, builds.after)
  const findings: Findings = {
    commits,
    ...planOf(indexOf(builds.before), indexOf(builds.after), only),
    different: [],
    failed: [],
  }
  rmSync(page, { recursive: true, force: true })
  mkdirSync(page, { recursive: true })
  await photographAll(findings)
  writeFileSync(join(page, 'index.html'), pageOf(findings))
  console.log(`\n${summary(findings).join('\n  ')}\n\n${visualPage}/index.html`)
  const { different, added, removed, failed } = findings
  return [different, added, removed, failed].every(({ length }) => length === 0) ? 0 : 1
}

/** Checks a commit out in a folder of its own, with the packages it needs. */
async function checkOut(commit: string): Promise<void> {
  git('worktree', 'add', '--detach', checkout, commit)
  const [theirs, ours] = [checkout, root].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  )
  if (theirs === ours)
    return symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  console.log('Installing the packages of the earlier commit …')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await npm(args, { cwd: checkout })) !== 0) throw new Error('The packages could not be installed.')
}

function clear(): void {
  git('worktree', 'remove', '--force', checkout)
  rmSync(scratch, { recursive: true, force: true })
}

async function buildStorybook(label: string, cwd: string, output: string): Promise<void> {
  console.log(`Building Storybook of ${label} …`)
  const program = join(cwd, relative(root, tool('storybook')))
  const env = { NODE_ENV: 'production', VITE_API_URL: '' }
  const ending = await run(program, ['build', '--output-dir', output, '--quiet'], { cwd, env })
  if (ending.code !== 0) throw new Error(`Storybook could not be built:\n${ending.output}`)
}

function indexOf(build: string) {
  return v.parse(indexSchema, JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')))
}

/** Photographs the states that both builds have, several at once, and adds differences and failures to the findings. */
async function photographAll(findings: Findings): Promise<void> {
  const queue = [...findings.both]
  const [first] = queue
  if (first === undefined) return
  const hosts = { before: await startHost(builds.before, '/'), after: await startHost(builds.after, '/') }
  const executablePath = process.env['CHROME_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArgs, ...steadyArgs],
  })
  const open = async () => ({
    before: await openCamera(browser, hosts.before.url),
    after: await openCamera(browser, hosts.after.url),
  })
  try {
    const ownViews = await (await open()).after.ownViews(first.id)
    const work = async () => {
      const cameras = await open()
      for (let story = queue.shift(); story; story = queue.shift()) {
        const views = viewsOf(ownViews.get(story.id) ?? {})
        try {
          findings.different.push(...(await compareStory(story, views, cameras)))
        } catch (error) {
          findings.failed.push({ story, reason: error instanceof Error ? error.message : String(error) })
        }
        if (queue.length % 50 === 0) console.log(`${queue.length} to go …`)
      }
    }
    // Pages often wait, so one more than there are processors keeps them all busy.
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  } finally {
    await browser.close()
    hosts.before.stop()
    hosts.after.stop()
  }
}

/** Compares the pictures of a story, and writes those that differ. */
async function compareStory(
  story: Story,
  views: readonly View[],
  cameras: { before: Camera; after: Camera },
) {
  const look = async (wanted: readonly View[]) => {
    const before = await cameras.before.photograph(story.id, wanted)
    const after = await cameras.after.photograph(story.id, wanted)
    return wanted.flatMap((view, index) => {
      const pair = { before: before[index] ?? Buffer.alloc(0), after: after[index] ?? Buffer.alloc(0) }
      const found = compare(pair.before, pair.after)
      return found ? [{ view, ...pair, ...found }] : []
    })
  }
  // Only what differs or fails twice counts: a busy machine can cause it once.
  const first = await look(views).catch(() => undefined)
  const again = first?.length === 0 ? [] : await look(first?.map(({ view }) => view) ?? views)
  return again.map(({ view, pixels, ...pictures }) => {
    const name = `${story.id}-${view.theme}-${view.width}`
    for (const [what, picture] of Object.entries(pictures))
      writeFileSync(join(page, `${name}-${what}.png`), picture)
    return { story, view, pixels, name }
  })
}

/** Returns what git prints, without white space around it; undefined if it fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
