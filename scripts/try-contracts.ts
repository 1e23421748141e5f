import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { simulate } from '../mocks/engine/open/index.ts'
import { statusIn } from '../mocks/engine/open/loaded.ts'
import { type Fields, fieldsIn, isFields, put, textOf, valueAt } from '../mocks/engine/open/put.ts'
import type { Encoding, OpenCall } from '../mocks/engine/open/types.ts'
import { Runtime } from '../mocks/engine/runtime.ts'
import { MemoryStorage } from '../mocks/engine/storage/memory.ts'
import { compileOpen } from '../tests/support/open-contract.ts'
import { run } from './check/command.ts'
import { printSafely, readOptions, runCommand } from './command-line.ts'
import { CallReader } from './generate/open/calls.ts'
import { readDocument } from './generate/open/document.ts'
import { Sampler } from './generate/open/samples.ts'
import { Schemas } from './generate/open/schemas.ts'
import { profiles } from './generate/profile.ts'
import { compilerOf } from './generate/validators.ts'

const usage = `Asks every call of contracts with a valid request, and follows an item of each resource. No operation is written.

  node scripts/run.mjs scripts/try-contracts.ts --contract FILE --contract FILE …

Prints a row of a table for each, and then what went wrong.`

const counted = 'state example schema empty 404 none lacking wrong 500 401 resources followed'
const columns = `contract calls ${counted} kB s MB`.split(' ')
const base = 'http://localhost/'

type Asked = Record<string, unknown> & { path: Fields }

async function tryContract(file: string): Promise<void> {
  const started = performance.now()
  const source = readFileSync(file, 'utf8')
  const { contract, requests, samples, files } = await compileOpen(source)
  const s = ((performance.now() - started) / 1000).toFixed(1)
  const MB = Math.round(process.resourceUsage().maxRSS / 1024)
  const document = readDocument(source)
  const schemas = new Schemas(document, profiles.open)
  const { described } = new CallReader(document, schemas).read()
  const sampler = new Sampler(document, schemas, compilerOf(schemas))
  const { does, resources, schemes, calls, prefix } = contract
  const counts: Record<string, number> = {}
  const problems: string[] = []
  const open = () => new Runtime(simulate({ contract }), { storage: new MemoryStorage(), appUrl: base })
  let runtime = open()
  for (const [id, call] of Object.entries(calls)) {
    // Each asks a fresh world: the one before may have removed what it needs.
    runtime = open()
    await tryCall(id, call)
  }
  for (const name of Object.keys(resources)) {
    runtime = open()
    const problem = await follow(name)
    if (problem === undefined) continue
    count('resources')
    if (problem === '') count('followed')
    else problems.push(`${name}: ${problem}`)
  }
  const kB = Math.round((files['parts.gen.js']?.length ?? 0) / 1024)
  const row: Record<string, string | number> = {
    ...counts,
    contract: basename(file),
    calls: Object.keys(calls).length,
    kB,
    s,
    MB,
  }
  console.log(`| ${columns.map((name) => row[name] ?? 0).join(' | ')} |`)
  for (const problem of problems) console.log(`  ${problem}`)

  function count(column: string): void {
    counts[column] = (counts[column] ?? 0) + 1
  }

  async function tryCall(id: string, call: OpenCall): Promise<void> {
    const { status, body, unwritten = 'none', violations } = await ask(id, existing(id))
    const isJson = typeof body === 'object' && body !== null
    const refused = status === 404 ? '404' : status === 501 ? 'none' : status >= 500 ? '500' : 'wrong'
    count(status >= 400 ? refused : isJson ? unwritten : 'empty')
    if (status >= 400 && status !== 404) problems.push(`${id}: ${status} ${JSON.stringify(body)}`)
    if (violations.length > 0) problems.push(`${id}: breaks its contract: ${violations.join('; ')}`)
    const documented = samples[id]?.[statusIn(call.answers, status) ?? '']?.map((sample) => sample.body)
    const [missing] = lacksOf([body], documented)
    if (missing !== undefined) count('lacking')
    if (missing !== undefined) problems.push(`${id}: lacks ${missing}`)
    if (call.auth !== 'required') return
    const stranger = await ask(id, existing(id), false)
    if (stranger.status === 401) count('401')
    else problems.push(`${id}: ${stranger.status} without a token`)
  }

  /** Creates, reads, lists and removes an item. @returns what went wrong, or undefined if not all can be done */
  async function follow(name: string): Promise<string | undefined> {
    const own = Object.keys(does).filter((id) => does[id]?.to === name)
    const create = own.find((id) => does[id]?.what === 'create')
    if (create === undefined) return undefined
    // One resource may be at several paths.
    const near = own.toSorted((one, other) => farFrom(create, one) - farFrom(create, other))
    const [read, list, remove] = ['read', 'list', 'remove'].map((what) =>
      near.find((id) => does[id]?.what === what),
    )
    const usual = existing(create)
    const check = requests[create]?.[Object.keys(calls[create]?.bodies ?? {})[0] ?? '']
    const isValid = (body: unknown) => check?.(structuredClone({ ...usual, body })) ?? true
    // What is sent differs from the samples, or else nobody sees what is lost.
    const others = [...fieldsIn(usual['body'])].map(([, value, steps]) => [steps, otherThan(value)] as const)
    const asked = { ...usual, body: put(usual['body'], others, isValid) }
    const made = await ask(create, asked)
    if (made.status >= 300) return `create: ${made.status} ${JSON.stringify(made.body)}`
    const { key = '' } = resources[name] ?? {}
    const { at: shown, from = [], given: named = key } = does[create] ?? {}
    const given = valueAt(made.body, [...(shown ?? []), key]) ?? valueAt(asked.body, [...from, named])
    const askFor = async (id: string) => {
      const valid = existing(id)
      const { key: param = '', at } = does[id] ?? {}
      const path = { ...valid.path, ...asked.path, [param]: given }
      const { status, body } = await ask(id, { ...valid, path })
      return { status, found: valueAt(body, at ?? []), text: `${status} ${JSON.stringify(body)}` }
    }
    if (read !== undefined) {
      const { status, found, text } = await askFor(read)
      const sent = valueAt(asked.body, from)
      const lost = status >= 300 ? undefined : lossOf(sent, found)
      if (status >= 300) return `read: ${text}`
      if (lost !== undefined) return `read: ${lost} was not kept: ${JSON.stringify(sent)} → ${text}`
    }
    if (list !== undefined) {
      const { status, found } = await askFor(list)
      const isItem = (one: unknown) => key === '' || valueAt(one, [key]) === given
      if (!Array.isArray(found) || !found.some(isItem)) return `list: ${status}, without the item`
    }
    if (remove !== undefined) {
      const gone = await askFor(remove)
      if (gone.status >= 300) return `remove: ${gone.text}`
      const again = await askFor(read ?? remove)
      if (again.status !== 404) return `removed, but ${again.status}`
    }
    return ''
  }

  function farFrom(create: string, id: string): number {
    return Number(does[create]?.within?.table !== does[id]?.within?.table)
  }

  /** A valid request for an item that exists. */
  function existing(id: string): Asked {
    const { to = '', key, within } = does[id] ?? {}
    const keyOf = (name: string) => valueAt(resources[name]?.sample, [resources[name]?.key ?? '']) ?? '1'
    const call = described[id]
    const { path, ...asked } = call ? sampler.request(call, Object.keys(call.bodies)[0]) : {}
    const names: Record<string, unknown> = { ...(isFields(path) && path) }
    if (key !== undefined) names[key] = keyOf(to)
    if (within?.table !== undefined) names[within.param] = keyOf(within.table)
    return { ...asked, path: names }
  }

  async function ask(id: string, given: Asked, isKnown = true) {
    const call = calls[id]
    if (!call) throw new Error(`The contract has no call ${id}`)
    const url = new URL(base)
    const headers = new Headers()
    let path = prefix.slice(1) + call.path.replace(/^\//, prefix === '' ? '' : '/')
    const add = (place: string, name: string, value: string) => {
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
      else if (place === 'query') url.searchParams.append(name, value)
      else if (place === 'cookie') headers.set('cookie', `${headers.get('cookie') ?? ''}${name}=${value};`)
      else headers.set(name, value)
    }
    for (const param of call.params) {
      const value = valueAt(given, [param.in, param.name])
      if (value !== undefined)
        for (const [name, text] of encoded(param, param.name, value)) add(param.in, name, text)
    }
    for (const scheme of isKnown ? schemes : [])
      if (scheme.in === 'authorization') add('header', 'authorization', `${scheme.scheme} someone`)
      else add(scheme.in, scheme.name, 'someone')
    const sent = bodyOf(call, given['body'], headers)
    const init = { method: call.method.toUpperCase(), headers, ...(sent !== undefined && { body: sent }) }
    const answer = await runtime.handle(path, new Request(`${base}${path}${url.search}`, init))
    const text = await answer.text()
    const isJson = text !== '' && /[/+]json/.test(answer.headers.get('content-type') ?? '')
    const body: unknown = isJson ? JSON.parse(text) : text
    const { unwritten, violations = [] } = runtime.log.entries[0] ?? {}
    return { status: answer.status, body, unwritten, violations }
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

/** Writes a value by its style. */
function encoded({ style, explode }: Encoding, name: string, value: unknown): [string, string][] {
  const text = (one: unknown) => textOf(one) ?? JSON.stringify(one)
  if (style === 'json') return [[name, JSON.stringify(value)]]
  if (typeof value !== 'object' || value === null) return [[name, text(value)]]
  const fields = Object.entries(value)
  const isList = Array.isArray(value)
  if (style === 'deepObject') return fields.map(([key, one]) => [`${name}[${key}]`, text(one)])
  if (style === 'form' && explode) return fields.map(([key, one]) => [isList ? name : key, text(one)])
  const parts: unknown[] = isList ? value : fields.flat()
  const joiner = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  return [[name, parts.map(text).join(joiner)]]
}

/** Returns the fields of a sample that a body lacks, at any depth. An item of a list may be like any of the sample's. */
function lacksOf(body: unknown, sample: unknown): string[] {
  if (Array.isArray(body) && Array.isArray(sample))
    return body.flatMap((item: unknown) => {
      const all = sample.map((one: unknown) => lacksOf(item, one))
      return all.toSorted((one, other) => one.length - other.length)[0] ?? []
    })
  if (!isFields(sample) || !isFields(body)) return []
  return Object.keys(sample).flatMap((name) =>
    Object.hasOwn(body, name) ? lacksOf(body[name], sample[name]).map((inner) => `${name}.${inner}`) : name,
  )
}

function otherThan(value: unknown): unknown {
  if (Array.isArray(value)) return [value, value].flat()
  if (typeof value === 'string') return `${value}x`
  return typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : value
}

/** Returns where something was sent, at any depth, and is answered with another value of the same type. */
function lossOf(sent: unknown, got: unknown, at = ''): string | undefined {
  if (typeof sent !== 'object' || typeof got !== 'object' || !sent || !got)
    return typeof sent === typeof got && sent !== got ? at : undefined
  if (Array.isArray(sent) && Array.isArray(got) && sent.length !== got.length) return at
  const losses = Object.entries(sent).map(([name, one]) => lossOf(one, valueAt(got, [name]), `${at}.${name}`))
  return losses.find(Boolean)
}

printSafely()
await runCommand(async () => {
  const { contract = [] } = readOptions({ contract: { type: 'string', multiple: true } }, usage)
  const [file, ...others] = contract
  if (file !== undefined && others.length === 0) return await tryContract(file)
  console.log(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`)
  for (const each of contract) {
    // Each has the memory of a process of its own.
    const { output } = await run(import.meta.filename, ['--contract', each], { minutes: 30 })
    console.log(output.trimEnd())
  }
  return 0
})
