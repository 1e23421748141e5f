import { type ChildProcess, fork } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { Misuse } from '../command-line.ts'
import { type Change, changesOf } from './changes.ts'
import { Graph } from './graph.ts'
import type { Range, Reach } from './reach.ts'
import type { Trial, Verdict } from './trial.ts'
import { unseen } from './unseen.ts'

/** A change with what the kit said about it. */
export type Tried = Change & Verdict

const resultsShape = v.array(
  v.object({ file: v.string(), start: v.number(), was: v.string(), now: v.string(), seen: v.string() }),
)

/** The share of visible changes that the kit must notice under the right call. */
const wanted = 0.9
/** The maximum time of a trial, in milliseconds. After it, the backend counts as one that doesn't answer. */
const longest = 60_000
/** A worker ends after this many trials, because Node keeps every loaded module. */
const mostTrials = 60

/**
 * Changes the simulated backend in one place at a time, and counts the changes that the conformance kit notices.
 * @param target a folder or file of `mocks`
 * @param again whether to try only the changes that the previous run didn't find under the right call
 * @returns the exit code: 1 if the kit notices too few
 */
export async function measureKit(target: string, again: boolean): Promise<number> {
  const path = `.cache/mutation/kit-${target.replaceAll('/', '-')}.json`
  const changes = changesIn(target)
  const visible = changes.filter((change) => reasonOf(change) === undefined)
  if (visible.length === 0) throw new Misuse(`${target} has no code whose changes a client could see.`)
  const found = again ? foundIn(path) : new Set<string>()
  const known = visible.filter((change) => found.has(keyOf(change)))
  const graph = new Graph()
  const reach = await measureReach()
  const due = visible
    .filter((change) => !found.has(keyOf(change)))
    .map((change): Trial => {
      const affected = [...graph.affectedBy(change.file)]
      return { change, affected, calls: graph.callsOf(change.file), checks: checksAt(reach, graph, change) }
    })
  const tried: Tried[] = known.map((change) => ({ ...change, seen: 'right' }))
  mkdirSync('.cache/mutation', { recursive: true })
  const save = (one: Tried) => {
    tried.push(one)
    if (one.seen !== 'right') console.log(described(one))
    writeFileSync(path, JSON.stringify(tried, null, 1))
  }
  const workers = Math.max(1, availableParallelism() - 1)
  await Promise.all(Array.from({ length: workers }, () => work(due, save)))
  return report(target, tried, changes.length - visible.length)
}

/** Lists the changes of a folder or file. */
export function changesIn(target: string): Change[] {
  const files = target.endsWith('.ts') ? [target] : globSync(`${target}/**/*.ts`)
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|gen)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => changesOf(file, readFileSync(file, 'utf8')))
}

/** Why no client can see a change; undefined if one can. */
export function reasonOf({ file, line, was, now }: Change): string | undefined {
  const code = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
  const text = `${code}\n${was} → ${now}`
  return unseen.find((one) => one.file.test(file) && (one.code?.test(text) ?? true))?.reason
}

/** Tries changes, in a process that is replaced when it hangs or has grown. */
async function work(due: Trial[], save: (one: Tried) => void): Promise<void> {
  while (due.length > 0) {
    const worker = started('worker.ts')
    for (let left = mostTrials; left > 0 && worker.exitCode === null && !worker.killed; left -= 1) {
      const trial = due.shift()
      if (!trial) break
      save({ ...trial.change, ...(await verdictOf(trial, worker)) })
    }
    worker.kill()
  }
}

function started(file: string): ChildProcess {
  return fork(new URL(file, import.meta.url), { execArgv: ['--disable-warning=ExperimentalWarning'] })
}

async function verdictOf(trial: Trial, worker: ChildProcess): Promise<Verdict> {
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  const silent = () => {
    worker.kill('SIGKILL')
    resolve({ seen: 'right', failure: "doesn't answer" })
  }
  const timer = setTimeout(silent, longest)
  worker.once('message', resolve)
  worker.once('exit', silent)
  worker.send(trial)
  const verdict = await promise
  clearTimeout(timer)
  worker.off('message', resolve)
  worker.off('exit', silent)
  return verdict
}

/** Runs all checks against the true backend. */
async function measureReach(): Promise<Reach> {
  return await new Promise((resolve, reject) => {
    const child = started('reach.ts')
    child.once('message', (reach: Reach) => {
      resolve(reach)
      child.kill()
    })
    child.once('exit', () => {
      reject(new Error('The checks did not run against the backend without a change.'))
    })
  })
}

/**
 * The numbers of the checks that reach a place. What runs when the file is loaded is reached by what uses the file: the
 * checks that run any function of the file, or of one that imports it.
 */
function checksAt(reach: Reach, graph: Graph, { file, start, isAtLoad }: Change): number[] {
  const runs = (ranges: readonly Range[]) => {
    const inner = ranges.findLast(([from, to]) => from <= start && start < to)
    return inner !== undefined && inner[2] > 0
  }
  const places = isAtLoad ? [] : (reach[file] ?? [])
  const reaching = places.filter(({ functions }) => functions.some(runs))
  if (reaching.length > 0) return reaching.map(({ check }) => check)
  const users = [file, ...graph.importersOf(file)].flatMap((user) => reach[user] ?? [])
  return [...new Set(users.map(({ check }) => check))]
}

function report(target: string, tried: readonly Tried[], hidden: number): number {
  const count = (seen: Verdict['seen']) => tried.filter((one) => one.seen === seen).length
  const visible = tried.length - count('broken')
  const share = count('right') / visible
  console.log(
    `${target}: ${visible} visible changes, ${count('right')} noticed under the right call ` +
      `(${(share * 100).toFixed(1)} %), ${count('other')} under another, ${count('no')} not. ` +
      `Not tried: ${hidden} that no client can see. Without a backend: ${count('broken')}.`,
  )
  return share < wanted ? 1 : 0
}

function described({ file, line, was, now, seen, failure = '' }: Tried): string {
  const words = { no: 'not noticed', other: 'under another call', broken: 'no backend', right: '' }
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 90)
  return `${file}:${line}  ${short(was)} → ${short(now) || 'nothing'}  ${words[seen]} ${failure}`.trimEnd()
}

const keyOf = ({ file, start, was, now }: Pick<Change, 'file' | 'start' | 'was' | 'now'>) =>
  `${file} ${start} ${was} ${now}`

/** The keys of the changes that the previous run found under the right call. */
function foundIn(path: string): Set<string> {
  const results = v.parse(resultsShape, JSON.parse(readFileSync(path, 'utf8')))
  return new Set(results.filter(({ seen }) => seen === 'right').map(keyOf))
}
