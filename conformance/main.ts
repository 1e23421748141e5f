// Tells what a backend is:
//
//   npm run conformance -- --url https://staging.example.com [--setup file] [--only jobs,payments] [--report dir]
//     [--write] [--seed N] [--minutes N] [--timeout N]
//   npm run conformance -- --har session.har [--report dir]

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { contract } from '../mocks/contract/calls.gen.ts'
import { setup as simulatedSetup } from './npm-run-api.ts'
import { isObject } from './contract.ts'
import { BadRecording, readRecording } from './har.ts'
import { runKit } from './kit.ts'
import { countsOf, type Report, summaryOf, writeReport } from './report/report.ts'
import type { Setup } from './setup.ts'

/** The command line or a file that it names is wrong; the message says what to do. */
class Misuse extends Error {}

const options = {
  url: { type: 'string' },
  setup: { type: 'string' },
  only: { type: 'string', default: '' },
  report: { type: 'string', default: '.cache/conformance' },
  write: { type: 'boolean', default: false },
  har: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string', default: '10' },
  timeout: { type: 'string', default: '10' },
} as const

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Misuse || error instanceof BadRecording)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const values = read()
  const report = await reportOf(values)
  const folder = resolve(values.report)
  console.log(summaryOf(report))
  console.log(`Report: ${relative(process.cwd(), writeReport(report, folder))}`)
  return countsOf(report.results).failed > 0 ? 1 : 0
}

async function reportOf(values: ReturnType<typeof read>): Promise<Report> {
  if (values.har !== undefined) {
    if (!existsSync(resolve(values.har))) throw new Misuse(`There is no recording ${values.har}.`)
    const text = await readFile(resolve(values.har), 'utf8').catch((error: Error) => {
      throw new Misuse(`The recording cannot be opened: ${error.message}`)
    })
    return await readRecording(text, basename(values.har))
  }
  if (values.url === undefined)
    throw new Misuse('Name the backend by --url, as in --url https://staging.example.com.')
  const url = addressOf(values.url)
  const only = values.only.split(',').filter((name) => name !== '')
  const known = Object.entries(contract).flatMap(([call, { tag }]) => [call, tag])
  const unknown = only.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new Misuse(
      `--only has “${unknown}”, which is neither a call nor an area. The areas are ${[...new Set(Object.values(contract).map(({ tag }) => tag))].join(', ')}.`,
    )
  }
  const setup = await setupOf(values.setup, url)
  const mayWrite = values.write || (setup.mayWrite ?? false)
  if (!mayWrite) console.log('Without --write, only the checks that change nothing run.')
  else if (!values.write) console.log('The setup permits writing, as --write does.')
  return await runKit({
    target: {
      url,
      fetch: (request) => fetch(request),
      timeout: numberOf('--timeout', values.timeout) * 1000,
    },
    setup,
    mayWrite,
    only,
    seed: values.seed === undefined ? Date.now() % 1_000_000 : numberOf('--seed', values.seed, 0),
    minutes: numberOf('--minutes', values.minutes),
  })
}

function read() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Misuse(`${error.message.split('. ')[0]}. The options are ${known.join(', ')}.`)
  }
}

function addressOf(value: string): string {
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) {
    throw new Misuse(`--url is “${value}”, but has to be an address such as https://staging.example.com.`)
  }
  return value.replace(/\/+$/, '').replace(/\/api$/, '')
}

function numberOf(name: string, value: string, least = 1): number {
  if (!/^\d{1,9}$/.test(value) || Number(value) < least) {
    throw new Misuse(`${name} is “${value}”, but has to be a whole number from ${least}.`)
  }
  return Number(value)
}

/** The setup of a file; without one, that of the simulated backend if it answers there, and else an empty one. */
async function setupOf(file: string | undefined, url: string): Promise<Setup> {
  if (file === undefined) {
    if (!(await isSimulated(url))) return {}
    console.log('This is the simulated backend: conformance/npm-run-api.ts is its setup file.')
    return await simulatedSetup(url)
  }
  if (!existsSync(resolve(file))) throw new Misuse(`There is no setup file ${file}.`)
  try {
    const loaded: unknown = await import(pathToFileURL(resolve(file)).href)
    const make = isObject(loaded) ? loaded['setup'] : undefined
    if (typeof make !== 'function') throw new Error('it exports no function named setup')
    const made: unknown = await Reflect.apply(make, undefined, [url])
    if (!isObject(made)) throw new Error('its setup makes no object')
    return made
  } catch (error) {
    throw new Misuse(
      `The setup file ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Whether this is the simulated backend of `npm run api`, on this machine. */
async function isSimulated(url: string): Promise<boolean> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) return false
  try {
    const response = await fetch(`${url}/-/api/world`, { signal: AbortSignal.timeout(5_000) })
    const answer: unknown = await response.json()
    return isObject(answer) && 'scenario' in answer
  } catch {
    return false
  }
}
