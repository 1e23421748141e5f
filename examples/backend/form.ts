/** Ends a call with HTTP 422. @param errors messages by field */
export class Invalid extends Error {
  readonly errors: Record<string, string[]>
  constructor(errors: Record<string, string[]>) {
    super(Object.values(errors)[0]?.[0] ?? 'The given data was invalid.')
    this.errors = errors
  }
}

/** Ends a call with a reason for the user. */
export class Refused extends Error {
  /** Seconds until the call can be repeated; the answer is then HTTP 429. */
  readonly retryAfter: number | undefined
  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

const address = /^[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+$/
const longest = 1_000_000_000_000

/** The fields of a request. Each method collects errors instead of throwing; `check` throws them together. */
export class Form {
  readonly #fields: ReadonlyMap<string, string | File>
  readonly #errors: Record<string, string[]> = {}

  constructor(fields: ReadonlyMap<string, string | File>) {
    this.#fields = fields
  }

  fail(field: string, problem: string): void {
    ;(this.#errors[field] ??= []).push(`The ${field.replaceAll('_', ' ')} ${problem}.`)
  }

  /** @throws Invalid if a field was wrong */
  check(): void {
    if (Object.keys(this.#errors).length > 0) throw new Invalid(this.#errors)
  }

  /** Returns a text without white space at its ends; '' if it is absent. */
  optional(field: string, most = 255): string {
    const value = this.#fields.get(field) ?? ''
    if (typeof value !== 'string') this.fail(field, 'must be a string')
    else if (Array.from(value.trim()).length > most)
      this.fail(field, `may not be greater than ${most} characters`)
    else return value.trim()
    return ''
  }

  text(field: string, most = 255): string {
    const value = this.optional(field, most)
    if (value === '' && !this.#errors[field]) this.fail(field, 'field is required')
    return value
  }

  email(field: string): string {
    const value = this.text(field, 254).normalize('NFKC').toLowerCase()
    if (value !== '' && !address.test(value)) this.fail(field, 'must be a valid email address')
    return value
  }

  /** Returns a password, white space included. @param least how many characters it has to have */
  password(field: string, least = 8): string {
    const value = this.#fields.get(field) ?? ''
    if (typeof value !== 'string' || value.trim() === '') this.fail(field, 'field is required')
    else if (value.length < least) this.fail(field, `must be at least ${least} characters`)
    else if (value.length > 128) this.fail(field, 'may not be greater than 128 characters')
    return typeof value === 'string' ? value : ''
  }

  id(field: string): number {
    const value = this.text(field)
    const isId = /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value))
    if (value !== '' && !isId) this.fail(field, 'must be an integer')
    return isId ? Number(value) : 0
  }

  /** Returns a number of at least 0, or null if it is absent. */
  number(field: string): number | null {
    const value = this.optional(field)
    if (value === '') return null
    const isNumber = /^\d+(?:\.\d+)?$/.test(value) && Number(value) < longest
    if (!isNumber) this.fail(field, 'must be a number of at least 0')
    return isNumber ? Number(value) : null
  }

  /** @param otherwise what an absent field means; without it, the field is required */
  choice(field: string, choices: readonly string[], otherwise?: string): string {
    const value = otherwise === undefined ? this.text(field) : this.optional(field) || otherwise
    if (value !== '' && value !== otherwise && !choices.includes(value)) this.fail(field, 'is invalid')
    return value
  }

  bit(field: string): boolean {
    return this.choice(field, ['0', '1'], '0') === '1'
  }

  list(field: string, choices: readonly string[]): string[] {
    const entries = jsonOf(this.optional(field, 2000) || '[]')
    const isShort = Array.isArray(entries) && entries.length <= 20
    const isList = isShort && entries.every((entry) => choices.includes(String(entry)))
    if (!isList) this.fail(field, 'must be a list of known values')
    return isList ? entries.map(String) : []
  }

  /** Returns a PDF, recognised by its content. */
  async pdf(field: string): Promise<Uint8Array> {
    const value = this.#fields.get(field)
    const content = value instanceof File ? await value.bytes() : new Uint8Array()
    if (!(value instanceof File)) this.fail(field, value ? 'must be a file' : 'field is required')
    else if (content.length > 5 * 1024 * 1024) this.fail(field, 'may not be greater than 5 MB')
    else if (new TextDecoder('latin1').decode(content.subarray(0, 5)) !== '%PDF-') {
      this.fail(field, 'must be a PDF file')
    }
    return content
  }

  /** Returns the wanted page; anything but a number of at least 1 means the first. */
  page(): number {
    const value = Number(this.#fields.get('page'))
    return Number.isSafeInteger(value) && value > 0 ? value : 1
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
