import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { parseDocument } from 'yaml'
import { at, ContractError, isJson, isObject, type Json, type JsonObject } from '../json.ts'
import { Report } from '../not-carried.ts'

/** The steps from the document's root to a value. */
export type Keys = readonly string[]

export interface Located {
  readonly value: Json
  readonly keys: Keys
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Mappings that may have extensions among their members. */
const extensible = ['paths', 'responses']

/** The most problems that are listed. */
const mostProblems = 20

/** An OpenAPI document as it was published, with the problems and the gaps that its readers find. */
export class OpenDocument {
  readonly root: JsonObject
  /** OpenAPI 3.0 has schemas of its own; those of 3.1 are JSON Schema 2020-12. */
  readonly is30: boolean
  /** Whether small flaws are problems. */
  readonly isStrict: boolean
  readonly report: Report
  readonly #problems = new Set<string>()

  constructor(root: JsonObject, isStrict = true, report = new Report()) {
    this.root = root
    this.isStrict = isStrict
    this.report = report
    this.is30 = JSON.stringify(root['openapi'] ?? '').startsWith('"3.0')
  }

  problem(keys: Keys, text: string): void {
    this.#problems.add(`${placeOf(keys)}: ${text}`)
  }

  /** Reports what is left out because it can't be read, unless this is strict. */
  flaw(what: string, keys: Keys): void {
    if (this.isStrict) this.problem(keys, what)
    else this.gap(`${what}, so it is left out`, keys)
  }

  /** Reports what isn't carried. */
  gap(what: string, keys: Keys): void {
    this.report.add(what, placeOf(keys))
  }

  /** @throws {ContractError} if there were problems */
  throwProblems(): void {
    const problems = [...this.#problems]
    const more = problems.length - mostProblems
    if (more > 0) problems.splice(mostProblems, more, `and ${more} more`)
    if (problems.length > 0) throw new ContractError(problems)
  }

  /** Follows `$ref`s to a value. Returns undefined if there is none; a `$ref` without a target is a problem. */
  follow(value: Json | undefined, keys: Keys): Located | undefined {
    const seen = new Set<string>()
    let current = value === undefined ? undefined : { value, keys }
    while (current && isObject(current.value) && typeof current.value['$ref'] === 'string') {
      const ref = current.value['$ref']
      if (seen.has(ref)) {
        // The same words wherever the circle is entered.
        const circle = [...seen].slice([...seen].indexOf(ref)).toSorted()
        this.problem(
          pointerSteps(circle[0] ?? ref) ?? keys,
          `only a circle of \`$ref\`: ${circle.join(', ')}`,
        )
        return undefined
      }
      seen.add(ref)
      current = this.target(ref, current.keys)
    }
    return current
  }

  /** Like `follow`, for objects: anything else is a problem. */
  object(value: Json | undefined, keys: Keys): { value: JsonObject; keys: Keys } | undefined {
    const found = this.follow(value, keys)
    if (!found) return undefined
    if (isObject(found.value)) return { value: found.value, keys: found.keys }
    this.flaw('it must be a mapping', found.keys)
    return undefined
  }

  /** The members of an object within another, each with its keys, and its `$ref`s followed. */
  members(parent: JsonObject, keys: Keys, ...names: readonly string[]): [string, JsonObject, Keys][] {
    const within = at(parent, ...names)
    return Object.entries(isObject(within) ? within : {}).flatMap(([name, member]) => {
      if (name.startsWith('x-') && extensible.includes(names.at(-1) ?? '')) return []
      const found = this.object(member, [...keys, ...names, name])
      return found ? [[name, found.value, found.keys]] : []
    })
  }

  /** Returns what a `$ref` points to, without following a `$ref` there. */
  target(ref: string, keys: Keys): Located | undefined {
    const steps = pointerSteps(ref)
    const value = steps && at(this.root, ...steps)
    if (value === undefined || !steps) {
      this.problem(keys, `\`$ref\` ${ref} points to nothing`)
      return undefined
    }
    return { value, keys: steps }
  }
}

/**
 * Returns a function that counts copies of what `$ref`s point to.
 * @throws {ContractError} from that function, if there are too many for the size of the document
 */
export function copiesOf(root: Json): () => void {
  let left = 10_000 + JSON.stringify(root).length
  return () => {
    left -= 1
    if (left < 0) throw new ContractError(['its `$ref`s repeat so often that its files would be huge'])
  }
}

/** Returns the name that a member gives to something, if JavaScript finds it in every object. */
export function unnamable(key: string, member?: Json): string | undefined {
  const names = [key, ...key.split(/[{}]/), ...(/^(?:name|operationId)$/.test(key) ? [member] : [])]
  return names
    .filter((name) => typeof name === 'string')
    .find((name) => Object.hasOwn(Object.prototype, name))
}

/** Names a place for people: `components.schemas.Price.amount`, `GET /pets parameters.0`. */
export function placeOf(keys: Keys): string {
  const [first, path, method, ...rest] = keys
  const steps = (list: Keys) =>
    list.filter((key, index) => key !== 'properties' || list[index - 1] === 'properties')
  if (first !== 'paths' || path === undefined) return steps(keys).join('.') || 'the document'
  if (method === undefined || !methods.includes(method))
    return [path, steps(keys.slice(2)).join('.')].join(' ').trim()
  return `${method.toUpperCase()} ${path} ${steps(rest).join('.')}`.trim()
}

/** Returns what a `$ref` of a document points to, if there is anything. */
export function pointedTo(ref: string, root: Json): Json | undefined {
  const steps = pointerSteps(ref)
  return steps && at(root, ...steps)
}

/** Returns the steps of a `$ref` within its document. */
function pointerSteps(ref: string): string[] | undefined {
  try {
    const steps = decodeURIComponent(ref.slice(1)).split('/')
    if (steps.shift() !== '') return undefined
    return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  } catch {
    return undefined
  }
}

/**
 * Reads a document in YAML or JSON, and converts it from Swagger 2.0.
 * @throws {ContractError} if it is of another version than OpenAPI 3.0 and 3.1
 */
export function readDocument(source: string, isStrict = true): OpenDocument {
  const parsed = parseSource(source)
  const isOld = /^"?2\b/.test(JSON.stringify(parsed['swagger'] ?? null))
  const root = isOld ? converted(parsed) : parsed
  const { openapi: version = null } = root
  if (typeof version !== 'string' || !/^3\.[01](\.|$)/.test(version))
    throw new ContractError([`\`openapi\` must be 3.0.x or 3.1.x, but is ${JSON.stringify(version)}`])
  const document = new OpenDocument(root, isStrict)
  if (isOld) document.gap('it is converted from Swagger 2.0', [])
  return document
}

/** The converter leaves `$ref`s to parameters that are bodies, which aren't parameters of OpenAPI 3. */
function converted(root: JsonObject): JsonObject {
  const inlined = JSON.stringify(root, (key, value: unknown) => {
    if (key !== 'parameters' || !Array.isArray(value)) return value
    return value.map((one: Json) => {
      const ref = isObject(one) ? one['$ref'] : undefined
      return typeof ref === 'string' ? (pointedTo(ref, root) ?? one) : one
    })
  })
  try {
    const upgraded: unknown = upgradeFromTwoToThree({ ...JSON.parse(inlined), swagger: '2.0' })
    if (isJson(upgraded) && isObject(upgraded)) return upgraded
  } catch {
    // It trusts that what it converts is valid.
  }
  throw new ContractError(['it can’t be converted from Swagger 2.0'])
}

function parseSource(source: string): JsonObject {
  let root: unknown
  try {
    root = parseText(source)
    if (isJson(root) && isObject(root)) return root
  } catch (error) {
    if (error instanceof RangeError) throw new ContractError(['it contains itself, or is nested too deeply'])
    const message = error instanceof Error ? error.message : String(error)
    // The first line of a message of `yaml` has the line and the column; the others show the text.
    throw new ContractError([message.split('\n')[0]?.replace(/:$/, '') ?? message])
  }
  throw new ContractError(['it is not a mapping'])
}

function parseText(source: string): unknown {
  try {
    // JSON is YAML, but its own parser is a hundred times faster.
    if (/^\s*\{/.test(source)) return JSON.parse(source)
  } catch {
    // The parser of YAML names the place.
  }
  const document = parseDocument(source, { merge: true, logLevel: 'error' })
  const [error] = document.errors
  if (error) throw error
  return document.toJS()
}
