// Runs `npm run check`, `npm test` and `npm run test:deep`. The last line of the output is `N passed, N failed`.
//
//   npm test -- --only types,unit     these checks and those they need
//   npm test -- --help                lists the names for --only

import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { checks } from './check/checks.ts'
import { endAll } from './check/command.ts'
import { reports, root } from './check/places.ts'
import { choose, runAll, type Finished, type Speed } from './check/schedule.ts'
import { readOptions, runCommand } from './command-line.ts'

const commands: Record<Speed, string> = {
  check: 'npm run check',
  test: 'npm test',
  deep: 'npm run test:deep',
}
const options = {
  speed: { type: 'string', default: 'test' },
  only: { type: 'string', multiple: true },
} as const
const named = checks.map(({ id, title, speed }) => `  ${id.padEnd(16)} ${title} (${commands[speed]})`)
const usage = ['--only takes these names, separated by commas:\n', ...named].join('\n')

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
  const values = readOptions(options, usage)
  const speed = values.speed === 'check' || values.speed === 'deep' ? values.speed : 'test'
  const only = (values.only ?? []).flatMap((list) => list.split(',')).filter((id) => id !== '')
  return await check(speed, only)
})

async function check(speed: Speed, only: readonly string[]): Promise<number> {
  const chosen = choose(checks, speed, only)
  mkdirSync(join(root, reports), { recursive: true })
  console.log(`${chosen.length} check${chosen.length === 1 ? '' : 's'} on Node ${process.versions.node}\n`)
  const start = performance.now()
  // More than two lanes don't help: the longest checks use several cores by themselves.
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
  return `${mark} ${title.padEnd(34)} ${seconds(took).padStart(8)}   ${counts.filter(Boolean).join(', ')}`.trimEnd()
}

function sum(finished: readonly Finished[], of: 'passed' | 'failed'): number {
  return finished.reduce((total, { outcome }) => total + outcome[of], 0)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
