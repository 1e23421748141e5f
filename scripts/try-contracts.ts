import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { simulate } from '../mocks/engine/open/index.ts'
import { isFields, textOf, valueAt } from '../mocks/engine/open/put.ts'
import type { Encoding, OpenCall, OpenContract } from '../mocks/engine/open/types.ts'
import { Runtime } from '../mocks/engine/runtime.ts'
import { MemoryStorage } from '../mocks/engine/storage/memory.ts'
import { run } from './check/command.ts'
import { printSafely, readOptions, runCommand } from './command-line.ts'
import { CallReader } from './generate/open/calls.ts'
import { readDocument } from './generate/open/document.ts'
import { Sampler } from './generate/open/samples.ts'
import { Schemas } from './generate/open/schemas.ts'
import { profiles } from './generate/profile.ts'
import { generateTexts } from './generate/target.ts'
import { compilerOf } from './generate/validators.ts'
import { cache, root } from './setup/places.mjs'

const usage = `Asks every call of contracts with a valid request, and follows an item of each resource. No operation is written.

  node scripts/run.mjs scripts/try-contracts.ts --contract FILE --contract FILE …

Prints a row of a table for each, and then what went wrong.`

const columns =
  'contract calls state example schema empty 404 none lacking wrong 500 401 resources followed kB s MB'
const base = 'http://localhost/'

async function tryContract(file: string): Promise<void> {
  const started = performance.now()
  const source = readFileSync(file, 'utf8')
  const { contract, folder, size } = await compiled(source)
  const seconds = (performance.now() - started) / 1000
  const trial = new Trial(contract, requestsOf(source))
  await trial.run()
  const { maxRSS } = process.resourceUsage()
  const { state, example, schema, empty, missing, none, lacking, wrong, broken, refused } = trial.counts
  const asked = [state, example, schema, empty, missing, none, lacking, wrong, broken, refused]
  const followed = [trial.followed.length, trial.followed.filter((problem) => problem === '').length]
  const cost = [Math.round(size / 1024), seconds.toFixed(1), Math.round(maxRSS / 1024)]
  const row = [basename(file), Object.keys(contract.calls).length, ...asked, ...followed, ...cost]
  console.log(`| ${row.join(' | ')} |`)
  for (const problem of trial.problems) console.log(`  ${problem}`)
  rmSync(folder, { recursive: true })
}

async function compiled(source: string): Promise<{ contract: OpenContract; folder: string; size: number }> {
  const engine = (file: string) => pathToFileURL(join(root, 'mocks/engine', file)).href
  const { files } = await generateTexts(source, 'open', engine)
  const folder = join(cache, `contract-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const module: unknown = await import(pathToFileURL(join(folder, 'contract.gen.ts')).href)
  if (!hasContract(module)) throw new Error('The generated code lacks the contract')
  const size = files['parts.gen.js']?.length ?? 0
  return { contract: module.contract, folder, size }
}

function hasContract(module: unknown): module is { contract: OpenContract } {
  return typeof module === 'object' && module !== null && 'contract' in module
}

/** Returns the function that makes a valid request of a call, `{ path, query, header, cookie, body }`. */
function requestsOf(source: string) {
  const document = readDocument(source)
  const schemas = new Schemas(document, profiles.open)
  const { described } = new CallReader(document, schemas).read()
  const sampler = new Sampler(document, schemas, compilerOf(schemas))
  return (call: string, type: string | undefined) =>
    sampler.request(described[call] ?? { places: {}, params: [], bodies: {}, answers: {} }, type)
}

function open(contract: OpenContract) {
  return new Runtime(simulate({ contract }), { storage: new MemoryStorage(), appUrl: base })
}

/** A trial of one contract. */
class Trial {
  readonly counts = {
    state: 0,
    example: 0,
    schema: 0,
    empty: 0,
    missing: 0,
    none: 0,
    lacking: 0,
    wrong: 0,
    broken: 0,
    refused: 0,
  }
  readonly problems: string[] = []
  /** What went wrong with an item of each resource, or ''. */
  readonly followed: string[] = []
  readonly #contract: OpenContract
  readonly #requestOf: ReturnType<typeof requestsOf>
  #runtime: ReturnType<typeof open>

  constructor(contract: OpenContract, requestOf: ReturnType<typeof requestsOf>) {
    this.#contract = contract
    this.#requestOf = requestOf
    this.#runtime = open(this.#contract)
  }

  async run(): Promise<void> {
    for (const [id, call] of Object.entries(this.#contract.calls)) {
      // Each asks a fresh world: the one before may have removed what it needs.
      this.#runtime = open(this.#contract)
      await this.#tryCall(id, call)
    }
    this.#runtime = open(this.#contract)
    for (const name of Object.keys(this.#contract.resources)) {
      const problem = await this.#follow(name)
      if (problem === undefined) continue
      this.followed.push(problem)
      if (problem !== '') this.problems.push(`${name}: ${problem}`)
    }
  }

  async #tryCall(id: string, call: OpenCall): Promise<void> {
    const { counts, problems } = this
    const { status, body, unwritten, violations } = await this.#ask(id, this.#existing(id))
    const isJson = typeof body === 'object' && body !== null
    if (status === 404) counts.missing += 1
    else if (status === 501) counts.none += 1
    else if (status >= 500) counts.broken += 1
    else if (status >= 400) counts.wrong += 1
    else if (!isJson) counts.empty += 1
    else counts[unwritten ?? 'none'] += 1
    if (status >= 400 && status !== 404) problems.push(`${id}: ${status} ${JSON.stringify(body)}`)
    if (violations.length > 0) problems.push(`${id}: breaks its contract: ${violations.join('; ')}`)
    const samples = (await this.#contract.parts[call.tag]?.())?.samples[id] ?? {}
    const documented = Object.entries(samples).find(([own]) => own === String(status))?.[1]?.[0]?.body
    const missing = isJson ? lackOf(body, documented) : undefined
    if (missing !== undefined) {
      counts.lacking += 1
      problems.push(`${id}: lacks ${missing}`)
    }
    if (call.auth !== 'required') return
    const stranger = await this.#ask(id, this.#valid(id), false)
    if (stranger.status === 401) counts.refused += 1
    else problems.push(`${id}: ${stranger.status} without a token`)
  }

  /** Creates, reads, lists and removes an item. @returns what went wrong, or undefined if not all can be done */
  async #follow(name: string): Promise<string | undefined> {
    const { does, resources } = this.#contract
    const callOf = (what: string) =>
      Object.keys(does).filter((id) => does[id]?.to === name && does[id].what === what)
    const [create] = callOf('create')
    const key = resources[name]?.key
    if (create === undefined) return undefined
    const asked = this.#existing(create)
    const made = await this.#ask(create, asked)
    if (made.status >= 300) return `create: ${made.status} ${JSON.stringify(made.body)}`
    const item = valueAt(made.body, does[create]?.at ?? [])
    const given = isFields(item) && key !== undefined ? item[key] : undefined
    const place = isFields(asked['path']) ? asked['path'] : {}
    const itemCall = (id: string) => {
      const valid = this.#existing(id)
      const { key: param = '' } = does[id] ?? {}
      return { ...valid, path: { ...(isFields(valid['path']) && valid['path']), ...place, [param]: given } }
    }
    const [read] = callOf('read')
    const sent = valueAt(asked['body'], does[create]?.from ?? [])
    if (read !== undefined) {
      const got = await this.#ask(read, itemCall(read))
      if (got.status >= 300) return `read: ${got.status} ${JSON.stringify(got.body)}`
      const lost = lossOf(sent, valueAt(got.body, does[read]?.at ?? []))
      if (lost !== undefined)
        return `read: ${lost} was not kept: ${JSON.stringify(sent)} → ${JSON.stringify(got.body)}`
    }
    const [list] = callOf('list')
    if (list !== undefined) {
      const asking = this.#existing(list)
      const got = await this.#ask(list, {
        ...asking,
        path: { ...(isFields(asking['path']) && asking['path']), ...place },
      })
      const items = valueAt(got.body, does[list]?.at ?? [])
      const isThere =
        Array.isArray(items) &&
        items.some((one: unknown) => key === undefined || valueAt(one, [key]) === given)
      if (!isThere) return `list: ${got.status}, without the item`
    }
    const [remove] = callOf('remove')
    if (remove !== undefined) {
      const gone = await this.#ask(remove, itemCall(remove))
      if (gone.status >= 300) return `remove: ${gone.status} ${JSON.stringify(gone.body)}`
      const again = await this.#ask(read ?? remove, itemCall(read ?? remove))
      if (again.status !== 404) return `removed, but ${again.status}`
    }
    return ''
  }

  /** A valid request for an item that exists. */
  #existing(id: string): Record<string, unknown> {
    const { does, resources } = this.#contract
    const asked = this.#valid(id)
    const { to = '', key, within } = does[id] ?? {}
    const keyOf = (name: string) => valueAt(resources[name]?.sample, [resources[name]?.key ?? '']) ?? '1'
    const path: Record<string, unknown> = { ...(isFields(asked['path']) && asked['path']) }
    if (key !== undefined) path[key] = keyOf(to)
    if (within?.table !== undefined) path[within.param] = keyOf(within.table)
    return { ...asked, path }
  }

  #valid(id: string): Record<string, unknown> {
    const [type] = Object.keys(this.#contract.calls[id]?.bodies ?? {})
    return this.#requestOf(id, type)
  }

  async #ask(id: string, given: Record<string, unknown>, isKnown = true) {
    const { prefix } = this.#contract
    const call = this.#contract.calls[id]
    if (!call) throw new Error(`The contract has no call ${id}`)
    const url = new URL(base)
    const headers = new Headers()
    const cookies: string[] = []
    let path = prefix.slice(1) + call.path.replace(/^\//, prefix === '' ? '' : '/')
    for (const param of call.params) {
      const value = valueAt(given, [param.in, param.name])
      if (value === undefined) continue
      const pairs = encoded(param, param.name, value)
      if (param.in === 'path') path = path.replace(`{${param.name}}`, encodeURIComponent(pairs[0]?.[1] ?? ''))
      else if (param.in === 'header') headers.set(param.name, pairs[0]?.[1] ?? '')
      else if (param.in === 'cookie') cookies.push(`${param.name}=${pairs[0]?.[1] ?? ''}`)
      else for (const pair of pairs) url.searchParams.append(...pair)
    }
    for (const scheme of isKnown ? this.#contract.schemes : []) {
      if (scheme.in === 'authorization') headers.set('authorization', `${scheme.scheme} someone`)
      else if (scheme.in === 'header') headers.set(scheme.name, 'someone')
      else if (scheme.in === 'query') url.searchParams.set(scheme.name, 'someone')
      else cookies.push(`${scheme.name}=someone`)
    }
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    const body = bodyOf(call, given['body'], headers)
    const init = { method: call.method.toUpperCase(), headers, ...(body !== undefined && { body }) }
    const request = new Request(`${base}${path}${url.search}`, init)
    const answer = await this.#runtime.handle(path, request)
    const text = await answer.text()
    const [entry] = this.#runtime.log.entries
    const { unwritten, violations = [] } = entry ?? {}
    return { status: answer.status, body: jsonOf(text), unwritten, violations }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function bodyOf(call: OpenCall, body: unknown, headers: Headers): BodyInit | undefined {
  const [[type, read] = []] = Object.entries(call.bodies)
  if (type === undefined || read === undefined || body === undefined) return undefined
  if (typeof read === 'string') {
    headers.set('content-type', type.replace('*', 'octet-stream'))
    return read === 'json' ? JSON.stringify(body) : typeof body === 'string' ? body : 'content'
  }
  const form = type.startsWith('multipart/') ? new FormData() : new URLSearchParams()
  const fields = isFields(body) ? body : {}
  for (const [name, encoding] of Object.entries(read.fields)) {
    const isFile = typeof encoding === 'string' || encoding.file !== undefined
    if (isFile && form instanceof FormData) form.append(name, new File(['a'], 'a.txt'))
    else if (typeof encoding === 'object' && fields[name] !== undefined)
      for (const pair of encoded(encoding, name, fields[name])) form.append(...pair)
  }
  return form
}

const joiners: Partial<Record<Encoding['style'], string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/** Writes a value by its style. */
function encoded({ style, explode }: Encoding, name: string, value: unknown): [string, string][] {
  const text = (one: unknown) => textOf(one) ?? JSON.stringify(one)
  if (style === 'json' || typeof value !== 'object' || value === null)
    return [[name, style === 'json' ? JSON.stringify(value) : text(value)]]
  if (style === 'deepObject') return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, text(one)])
  if (Array.isArray(value)) {
    if (style === 'form' && explode) return value.map((one) => [name, text(one)])
    return [[name, value.map(text).join(joiners[style] ?? ',')]]
  }
  const pairs = Object.entries(value).map(([key, one]): [string, string] => [key, text(one)])
  return style === 'form' && explode ? pairs : [[name, pairs.flat().join(',')]]
}

/** Returns a field of the sample that a body lacks, at any depth outside of mappings. */
function lackOf(body: unknown, sample: unknown): string | undefined {
  if (!isFields(sample) || !isFields(body)) return undefined
  for (const name of Object.keys(sample)) {
    if (!Object.hasOwn(body, name)) return name
    const inner = lackOf(body[name], sample[name])
    if (inner !== undefined) return `${name}.${inner}`
  }
  return undefined
}

/** Returns a field that was sent and is answered with another value of the same type. */
function lossOf(sent: unknown, got: unknown): string | undefined {
  if (!isFields(sent) || !isFields(got)) return undefined
  return Object.keys(sent).find((name) => {
    const [one, other] = [sent[name], got[name]]
    return typeof one !== 'object' && typeof one === typeof other && one !== other
  })
}

printSafely()
await runCommand(async () => {
  const { contract = [] } = readOptions({ contract: { type: 'string', multiple: true } }, usage)
  const [file, ...others] = contract
  if (file !== undefined && others.length === 0) return await tryContract(file)
  const names = columns.split(' ')
  console.log(`| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}`)
  for (const each of contract) {
    // Each has the memory of a process of its own.
    const { output } = await run(import.meta.filename, ['--contract', each], { minutes: 30 })
    console.log(output.trimEnd())
  }
  return 0
})
