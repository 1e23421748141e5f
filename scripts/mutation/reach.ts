import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { simulate } from '../../conformance/simulated.ts'
import { numbered, outcomes } from './world.ts'

// Runs all checks against the true backend, and sends which places of it each one reaches: by file, the ranges of the
// functions that ran, with the ranges in them that didn't.

/** A range of a file: its start, its end, and how often it ran. Inner ranges follow the outer one. */
export type Range = readonly [start: number, end: number, count: number]
/** By file, the number of each check with the ranges of each function that ran. */
export type Reach = Record<string, { check: number; functions: Range[][] }[]>

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const reach: Reach = {}
for await (const { number, failures } of outcomes(numbered, async (...given) => {
  const made = await simulate(...given)
  // What making a world reaches says nothing about a check.
  await session.post('Profiler.takePreciseCoverage')
  return made
})) {
  if (failures[0]) throw new Error(`The kit fails without a change: ${failures[0].message}`)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  for (const script of result) note(number, script)
}
process.send?.(reach)

function note(check: number, { url, functions }: Profiler.ScriptCoverage): void {
  if (!url.includes('/mocks/')) return
  const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
  if (ran.length === 0) return
  const ranges = ran.map((one) =>
    one.ranges.map(({ startOffset, endOffset, count }): Range => [startOffset, endOffset, count]),
  )
  const places = (reach[relative('', fileURLToPath(url)).replaceAll('\\', '/')] ??= [])
  places.push({ check, functions: ranges })
}
