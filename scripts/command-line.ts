import { createHash } from 'node:crypto'
import { format, parseArgs, type ParseArgsConfig } from 'node:util'
import { Advice } from './setup/places.mjs'

/** The command line, the environment or a file they name is wrong. The message says what to do. */
export class Misuse extends Advice {}

/**
 * Runs a command and sets the exit code. Advice is printed without a stack; after any other error, the program exits.
 * @param main returns the exit code; nothing means 0
 * @param errorCode the exit code after advice and other errors
 */
export async function runCommand(main: () => Promise<number | void>, errorCode = 1): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.exitCode = errorCode
    if (error instanceof Advice) console.error(error.message)
    else {
      console.error(error)
      process.exit()
    }
  }
}

/** Replaces characters that could steer a terminal, or change the order of the text around them. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '�')
}

/** Makes everything that the program prints `printable`, for programs that print what others wrote. */
export function printSafely(): void {
  for (const name of ['log', 'warn', 'error'] as const) {
    const print = console[name]
    console[name] = (...values: unknown[]) => {
      print(printable(format(...values)))
    }
  }
}

/**
 * Parses the command line. `--help` prints `usage` and exits.
 * @param word the name of a word without an option; without a name, there may be none
 * @throws Misuse for an unknown option, an extra word or an empty value
 */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  usage: string,
  word?: string,
) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: word !== undefined })
    if (positionals.length > 1) throw new Misuse(`Give one ${word}, not ${positionals.join(' and ')}.`)
    const empty = Object.keys(options).find((name) => Reflect.get(values, name) === '')
    if (empty !== undefined) throw new Misuse(`--${empty} is empty: give it a value, or leave it out.`)
    return { ...values, word: positionals[0] }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new Misuse(`${error.message.split(/\.\s/)[0]}. The options are ${names.join(', ')}.`)
  }
}

/** Checks that `names` includes `name`. @param kind what is named: "scenario" @throws Misuse if it isn't included */
export function known(kind: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return
  throw new Misuse(`There is no ${kind} "${name}". Choose from: ${names.join(', ')}.`)
}

/** Reads a whole number. @param name for the message: `--seed` or `PORT` @throws Misuse if it isn't one in range */
export function wholeNumber(name: string, value: string, { least = 0, most = 999_999_999 } = {}): number {
  if (!/^\d{1,10}$/.test(value) || Number(value) < least || Number(value) > most) {
    throw new Misuse(`${name} is "${value}", but must be a whole number from ${least} to ${most}.`)
  }
  return Number(value)
}

/** Returns the name of a backend's data folder. The same host can have several backends, at different ports and paths. */
export function folderOf(address: string): string {
  const { host, href } = new URL(address)
  const digest = createHash('sha256').update(href.replace(/\/+$/, '')).digest('hex')
  return `mixed-${host.replace(/\W+/g, '-').slice(0, 100)}-${digest.slice(0, 16)}`
}

/** Returns an absolute http or https URL unchanged. @throws Misuse for any other text */
export function httpAddress(name: string, value: string, example: string): string {
  if (/^https?:\/\/[^/]/i.test(value) && URL.canParse(value)) return value
  throw new Misuse(`${name} is "${value}", but must be an address such as ${example}.`)
}
