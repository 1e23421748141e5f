// `npm test`: runs every check and says what it found. The last line is `N passed, N failed`.
//
//   npm test -- --only types,unit     only these, and the builds they work on

import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { checks } from './check/checks.ts'
import { endAll } from './check/command.ts'
import { reports, root } from './check/places.ts'
import { choose, runAll, type Finished } from './check/schedule.ts'

// The checks know nothing of the developer's own settings; an empty VITE_API_URL also outdoes what is in .env files.
for (const name of ['BASE_PATH', 'NODE_ENV', 'PORT']) delete process.env[name]
process.env.VITE_API_URL = ''

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(signal, () => {
    endAll()
    process.exit(code)
  })
}

try {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  const only = (values.only ?? []).flatMap((list) => list.split(',')).filter((id) => id !== '')
  process.exitCode = await check(only)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function check(only: readonly string[]): Promise<number> {
  const chosen = choose(checks, only)
  mkdirSync(join(root, reports), { recursive: true })
  console.log(`${chosen.length} check${chosen.length === 1 ? '' : 's'} on Node ${process.versions.node}\n`)
  const start = performance.now()
  // Two lanes use two cores well, and more do not help: the longest checks use several cores by themselves.
  const lanes = Math.min(2, availableParallelism())
  const finished = await runAll(chosen, lanes, (each) => {
    writeFileSync(join(root, reports, `${each.check.id}.log`), each.outcome.output)
    console.log(line(each))
  })

  for (const { check: failed, outcome } of finished.filter((each) => each.outcome.failed > 0)) {
    console.log(
      `\n${styleText('bold', `── ${failed.title} (--only ${failed.id}) ──`)}\n${outcome.output.trim()}`,
    )
  }
  const passed = sum(finished, 'passed')
  const failed = sum(finished, 'failed')
  console.log(`\nin ${seconds(performance.now() - start)}; full outputs in ${reports}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

function line({ check: { title }, outcome: { passed, failed, skipped }, took }: Finished): string {
  const mark = failed > 0 ? styleText('red', '✗') : styleText('green', '✓')
  const counts = [
    passed + failed > 1 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ]
  return `${mark} ${title.padEnd(26)} ${seconds(took).padStart(8)}   ${counts.filter(Boolean).join(', ')}`.trimEnd()
}

function sum(finished: readonly Finished[], of: 'passed' | 'failed'): number {
  return finished.reduce((total, { outcome }) => total + outcome[of], 0)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
