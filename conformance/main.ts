import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contract } from '../mocks/contract/calls.gen.ts'
import {
  httpAddress,
  Misuse,
  printSafely,
  readOptions,
  runCommand,
  wholeNumber,
} from '../scripts/command-line.ts'
import { setup as simulatedSetup } from './npm-run-api.ts'
import { isObject, textOf } from './contract.ts'
import { BadRecording, readRecording } from './har.ts'
import { startOrigin } from './cors.ts'
import { runKit } from './kit.ts'
import { causesOf } from './report/causes.ts'
import { htmlOf } from './report/html.ts'
import { junitOf } from './report/junit.ts'
import { countsOf, type Report, summaryOf } from './report/report.ts'
import type { Setup } from './setup.ts'

const usage = `Compares a backend with the contract and the rules. docs/conformance.md explains the report.

  npm run conformance -- --url ADDRESS [options]
  npm run conformance -- --har FILE [--report FOLDER]

  --url ADDRESS      the backend, without /api
  --write            allows signing up accounts and changing what belongs to them
  --setup FILE       hooks for codes, administrator and clock
  --origin ADDRESS   the origin of the app's pages (${startOrigin})
  --only NAMES       areas or calls, separated by commas: payments,jobs/apply
  --not-built NAMES  areas or calls that the backend doesn't have yet; the others are tried
  --report FOLDER    where the report goes (.cache/conformance)
  --har FILE         reads a browser's recording instead of making calls
  --seed NUMBER      repeats the random sequences of another run
  --timeout SECONDS  for each call (10)
  --minutes NUMBER   the time limit of the run (10)`

const options = {
  url: { type: 'string' },
  setup: { type: 'string' },
  origin: { type: 'string', default: startOrigin },
  only: { type: 'string' },
  'not-built': { type: 'string' },
  report: { type: 'string', default: '.cache/conformance' },
  write: { type: 'boolean', default: false },
  har: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string', default: '10' },
  timeout: { type: 'string', default: '10' },
} as const

printSafely()
await runCommand(main, 2)

async function main(): Promise<number> {
  const values = readOptions(options, usage)
  const report = await reportOf(values)
  const folder = resolve(values.report)
  console.log(summaryOf(report))
  try {
    console.log(`Report: ${relative(process.cwd(), writeReport(report, folder))}`)
  } catch (error) {
    throw new Misuse(
      `The report can't be written to ${values.report} (${messageOf(error)}). Set --report to a writable folder.`,
    )
  }
  return countsOf(report.results).failed > 0 ? 1 : 0
}

async function reportOf(values: ReturnType<typeof readOptions<typeof options>>): Promise<Report> {
  if (values.har !== undefined) {
    if (!existsSync(resolve(values.har))) throw new Misuse(`There is no recording ${values.har}.`)
    try {
      return await readRecording(decoded(await readFile(resolve(values.har))), basename(values.har))
    } catch (error) {
      if (error instanceof BadRecording) throw new Misuse(error.message)
      throw new Misuse(`The recording ${values.har} can't be used: ${messageOf(error)}`)
    }
  }
  if (values.url === undefined)
    throw new Misuse('Name the backend with --url, as in --url https://staging.example.com.')
  const url = httpAddress('--url', values.url, 'https://staging.example.com')
    .replace(/\/+$/, '')
    .replace(/\/api$/, '')
  const only = namesIn('--only', values.only)
  const notBuilt = namesIn('--not-built', values['not-built'])
  const setup = await setupOf(values.setup, url)
  const mayWrite = values.write || (setup.mayWrite ?? false)
  if (!mayWrite) console.log('Running only the checks that change nothing. Add --write to run all.')
  else if (!values.write) console.log('The setup file allows writing, as --write does.')
  const interruption = new AbortController()
  process.once('SIGINT', () => {
    console.log('Deleting what this run made. Press Ctrl+C again to stop at once.')
    interruption.abort()
  })
  return await runKit({
    interruption: interruption.signal,
    target: {
      url,
      fetch: (request) => fetch(request),
      timeout: wholeNumber('--timeout', values.timeout, { least: 1, most: 3_600 }) * 1000,
    },
    setup,
    mayWrite,
    only,
    notBuilt,
    seed: values.seed === undefined ? Date.now() % 1_000_000 : wholeNumber('--seed', values.seed),
    origin: new URL(httpAddress('--origin', values.origin, startOrigin)).origin,
    minutes: wholeNumber('--minutes', values.minutes, { least: 1, most: 1_440 }),
  })
}

/** Reads the areas and calls in an option. @throws Misuse for a name that is neither */
function namesIn(option: string, value: string | undefined): string[] {
  const names = (value ?? '').split(/[\s,]+/).filter((name) => name !== '')
  if (value !== undefined && names.length === 0) throw new Misuse(`${option} names no area and no call.`)
  const known = Object.entries(contract).flatMap(([call, { tag }]) => [call, tag])
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return names
  const tags = new Set(Object.values(contract).map(({ tag }) => tag))
  throw new Misuse(
    `${option} has “${unknown}”, which is neither a call nor an area. The areas are ${[...tags].join(', ')}.`,
  )
}

/** Returns the setup from a file or, without a file, for the simulated backend if that answers at `url`. */
async function setupOf(file: string | undefined, url: string): Promise<Setup> {
  if (file === undefined) {
    if (!(await isSimulated(url))) return {}
    console.log('This is the simulated backend. Using the setup file conformance/npm-run-api.ts.')
    return await simulatedSetup(url)
  }
  if (!existsSync(resolve(file))) throw new Misuse(`There is no setup file ${file}.`)
  try {
    const loaded: unknown = await import(pathToFileURL(resolve(file)).href)
    const make = isObject(loaded) ? loaded['setup'] : undefined
    if (typeof make !== 'function') throw new Error("it doesn't export a function named setup")
    const made: unknown = await Reflect.apply(make, undefined, [url])
    if (!isObject(made)) throw new Error("its setup function doesn't return an object")
    if (/[^ -~]/.test(textOf(made['accessKey'] ?? ''))) throw new Error("its accessKey can't be a header")
    return made
  } catch (error) {
    throw new Misuse(`The setup file ${file} can't be used: ${messageOf(error)}`)
  }
}

/** Whether `npm run api` answers at this URL, on this machine. */
async function isSimulated(url: string): Promise<boolean> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) return false
  try {
    const response = await fetch(`${url}/-/api/world`, {
      signal: AbortSignal.timeout(5_000),
      redirect: 'error',
    })
    const answer: unknown = await response.json()
    return isObject(answer) && 'scenario' in answer
  } catch {
    return false
  }
}

/** Decodes UTF-8, or UTF-16 as PowerShell writes it. */
function decoded(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Writes the report as a page, as JSON and as JUnit XML. Returns the path of the page. */
function writeReport(report: Report, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const page = join(folder, 'index.html')
  writeFileSync(page, htmlOf(report))
  const counts = countsOf(report.results)
  const causes = causesOf(report.results).map(({ failures, ...cause }) => ({
    ...cause,
    failures: failures.length,
  }))
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ counts, causes, ...report }, null, 2)}\n`)
  writeFileSync(join(folder, 'junit.xml'), junitOf(report))
  return page
}
