// Runs `npm run check`, `npm test` and `npm run test:deep`. The last line of the output is `N passed, N failed`.

import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { changeSince } from './check/changed.ts'
import { checks } from './check/checks.ts'
import { endAll } from './check/command.ts'
import { reports, root } from './check/places.ts'
import { choose, runAll, type Finished, type How, type Shard } from './check/schedule.ts'
import { Misuse, readOptions, runCommand } from './command-line.ts'

const options = {
  only: { type: 'string', multiple: true },
  deep: { type: 'boolean' },
  shard: { type: 'string', default: '1/1' },
  changed: { type: 'boolean' },
  since: { type: 'string' },
} as const
const usage = `  --only NAMES    these checks and those they need, separated by commas
  --changed       what the files that aren't committed are likely to break, in a minute
  --since COMMIT  the same for the changes since a commit
  --deep          everything, once
  --shard N/M     a part of the run, for one of M machines

The checks: npm run check runs those marked so, npm test these and its own, npm run test:deep all.

${checks.map(({ id, title, depth }) => `  ${id.padEnd(16)} ${title} (${depth})`).join('\n')}`

// Ignores the developer's settings. An empty VITE_API_URL overrides .env files too.
for (const name of ['BASE_PATH', 'NODE_ENV', 'PORT']) delete process.env[name]
process.env.VITE_API_URL = ''

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endAll()
    process.exit(1)
  })
}

await runCommand(async () => {
  const { only, deep = false, shard, changed, since } = readOptions(options, usage)
  const how: How = { isDeep: deep, shard: shardOf(shard) }
  if (changed || since !== undefined) {
    const change = await changeSince(since ?? 'HEAD')
    console.log(`${change.why}\n`)
    Object.assign(how, { ...change, since: since ?? 'HEAD' })
  }
  const names = (only ?? []).flatMap((list) => list.split(',')).filter((id) => id !== '')
  return await check(how, names)
})

async function check(how: How, only: readonly string[]): Promise<number> {
  const all = how.since === undefined || only.length > 0 ? checks : checks.filter(({ isWhole }) => !isWhole)
  const chosen = choose(all, how.isDeep ? 'deep' : 'test', only, how.shard)
  mkdirSync(join(root, reports), { recursive: true })
  console.log(`${chosen.length} check${chosen.length === 1 ? '' : 's'} on Node ${process.versions.node}`)
  if (process.env.TEST_SEED) console.log(`TEST_SEED=${process.env.TEST_SEED}`)
  console.log()
  const start = performance.now()
  const finished = await runAll(chosen, availableParallelism(), how, (each) => {
    writeFileSync(join(root, reports, `${each.check.id}.log`), each.outcome.output)
    console.log(line(each))
  })

  for (const {
    check: { id, title },
    outcome,
  } of finished) {
    if (outcome.failed === 0 && (outcome.passed > 0 || outcome.skipped === 0)) continue
    console.log(`\n${styleText('bold', `── ${title} (--only ${id}) ──`)}\n${outcome.output.trim()}`)
  }
  const passed = sum(finished, 'passed')
  const failed = sum(finished, 'failed')
  console.log(`\nin ${seconds(performance.now() - start)}; full outputs in ${reports}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** Reads `2/4`. @throws Misuse for anything else */
function shardOf(text: string): Shard {
  const [, part = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (part < 1 || part > of) throw new Misuse(`--shard is "${text}", but must be like 2/4.`)
  return { part, of }
}

function line({ check: { title }, outcome: { passed, failed, skipped }, took }: Finished): string {
  const mark = failed > 0 ? styleText('red', '✗') : styleText('green', '✓')
  const counts = [
    passed + failed > 1 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ]
  return `${mark} ${title.padEnd(34)} ${seconds(took).padStart(8)}   ${counts.filter(Boolean).join(', ')}`.trimEnd()
}

function sum(finished: readonly Finished[], of: 'passed' | 'failed'): number {
  return finished.reduce((total, { outcome }) => total + outcome[of], 0)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
