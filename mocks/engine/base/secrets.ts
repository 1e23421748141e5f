import { remembered } from './remembered.ts'

/** The shortest text that is masked inside others. Shorter ones would mask parts of other text. */
const shortest = 4
/** From this length, a secret is masked inside words too. */
const distinct = 8

/** Returns the words of a field's name in any notation: `newPassword`, `x-api-key`, `user[tokens][]`. */
function wordsIn(name: string): string[] {
  const parted = name.replaceAll(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4')
  return parted
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
}

/** Whether a field's name suggests that nobody may see its value, such as `password_hash` or `apiKey`. */
export function looksSecret(name: string): boolean {
  const words = wordsIn(name)
  if (/^(?:type|at|expiry|expires|in|count|length)$/.test(words.at(-1) ?? '')) return false
  return (
    /passw|secret|remember|(?:api|private|access)_?key/.test(words.join('_')) ||
    words.some((word) => /^(?:pwd|hash|tokens?|jwt|salt|otp|iban|cvc|cvv|credentials?)$/.test(word))
  )
}

/** Whether a field, parameter, header or cookie of this name holds what its sender wouldn't share, such as a code. */
export const isSecretName = remembered((name: string) => {
  const last = /^(?:codes?|pin|key|authorization|cookie|session|sid|signature)$/
  return looksSecret(name) || last.test(wordsIn(name).at(-1) ?? '')
})

/** Whether JSON text has a name that is secret, at any depth. */
export function namesSecret(text: string, isSecret: (name: string) => boolean = isSecretName): boolean {
  return Array.from(text.matchAll(/"([^"\\]*)"\s*:/g), ([, name = '']) => name).some(isSecret)
}

/**
 * Returns JSON with the texts and numbers masked whose names, or those around them, are secret.
 * @param isSecret decides by a name and its value
 * @param note receives each secret with the name that tells
 */
export function withoutSecrets(
  value: unknown,
  isSecret: (name: string, value: unknown) => boolean = isSecretName,
  note: (secret: string, name: string) => void = () => undefined,
  around?: string,
): unknown {
  if (typeof value !== 'object' || value === null) {
    if (around === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value
    note(String(value), around)
    return '•••'
  }
  const masked = Object.entries(value).map(([name, each]: [string, unknown]) => {
    const outer = around ?? (isSecret(name, each) ? name : undefined)
    // Errors name fields, with messages about them.
    return [name, name === 'errors' ? each : withoutSecrets(each, isSecret, note, outer)] as const
  })
  return Array.isArray(value) ? masked.map(([, each]) => each) : Object.fromEntries(masked)
}

/** Replaces a secret in text. A very short one must be all of it, or follow one word, as in `Token 1`. */
export function replaceSecret(text: string, secret: string | undefined, by: string): string {
  return secret ? text.replaceAll(patternOf(secret), () => by) : text
}

function patternOf(secret: string): RegExp | string {
  if (secret.length >= distinct) return secret
  const escaped = secret.replaceAll(/[^\w\s]/g, String.raw`\$&`)
  const alone = String.raw`(?<!\w)${escaped}(?!\w)`
  return RegExp(secret.length < shortest ? String.raw`(?<=^(?:\S+ )?)${escaped}$` : alone, 'g')
}

/** The most secrets that a run can mask. More of them end it. */
export const mostSecrets = 10_000

/** Texts to find in others, whatever their number: by their beginning, each list in order. */
class Texts {
  readonly #lists = new Map<string, readonly string[]>()

  add(text: string): void {
    const list = this.#listAt(text, 0)
    const place = placeIn(list, text)
    if (list[place - 1] !== text) this.#lists.set(text.slice(0, shortest), list.toSpliced(place, 0, text))
  }

  /** Returns the length of the longest text at a place of another; 0 if there is none. */
  lengthAt(other: string, at: number): number {
    const list = this.#listAt(other, at)
    let part = other.slice(at)
    // Whatever is here is also the beginning of the last text that isn't after this part, and of what they share.
    for (;;) {
      const last = list[placeIn(list, part) - 1]
      if (last === undefined || part.startsWith(last)) return last?.length ?? 0
      let common = 0
      while (last[common] === part[common]) common += 1
      part = part.slice(0, common)
    }
  }

  /** Whether a text goes on after this beginning. */
  goesOn(beginning: string): boolean {
    const list = this.#listAt(beginning, 0)
    return list[placeIn(list, beginning)]?.startsWith(beginning) === true
  }

  #listAt(text: string, at: number): readonly string[] {
    return this.#lists.get(text.slice(at, at + shortest)) ?? []
  }
}

/** Returns how many texts of a list in order aren't after another. */
function placeIn(list: readonly string[], text: string): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? '') <= text) low = middle + 1
    else high = middle
  }
  return low
}

/** The tokens, codes, passwords and keys that were sent or issued, which no report and no copy must contain. */
export class Secrets {
  readonly #whole = new Set<string>()
  /** Each secret in the forms in which JSON and addresses may have it. */
  readonly #forms = new Texts()
  readonly #live = new Texts()

  /** Whether there are more secrets than can be masked. */
  get areTooMany(): boolean {
    return this.#whole.size > mostSecrets
  }

  /** @param isLive whether the backend accepts it, so that an answer must not reveal it */
  add(secret: string, isLive = false): void {
    if (secret === '' || this.areTooMany) return
    this.#whole.add(secret)
    if (secret.length < shortest) return
    if (isLive) this.#live.add(secret)
    const inJson = JSON.stringify(secret).slice(1, -1)
    const inAddress = encodeURIComponent(secret.toWellFormed())
    for (const form of [secret, inJson, inJson.replaceAll('/', String.raw`\/`), inAddress])
      this.#forms.add(form)
  }

  /** Adds the texts in JSON by their names, by default only those that nobody else has: a `key` may be any word. */
  addIn(value: unknown, isSecret: (name: string) => boolean = looksSecret): void {
    withoutSecrets(value, isSecret, (secret) => this.add(secret))
  }

  /** Whether a text contains what the backend accepts as a token, code or password. */
  isRevealedBy(text: string): boolean {
    for (let at = 0; at < text.length; at += 1) {
      const length = this.#live.lengthAt(text, at)
      if (length >= distinct || (length > 0 && length === text.length)) return true
    }
    return false
  }

  mask(text: string): string {
    let masked = ''
    let shown = 0
    let cut = text.indexOf('…')
    for (let at = 0; at < text.length; at += 1) {
      if (at > cut && cut !== -1) cut = text.indexOf('…', at)
      const end = at + this.#lengthAt(text, at, cut)
      if (end > at && at >= shown) masked += `${text.slice(shown, at)}•••`
      if (end > at) shown = Math.max(shown, end)
    }
    return masked + text.slice(shown)
  }

  /** Masks every text in a value, in place. */
  maskIn(value: unknown, seen = new Set<unknown>()): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [key, one] of Object.entries(value)) {
      if (typeof one !== 'string') this.maskIn(one, seen)
      else Reflect.set(value, key, this.#whole.has(one) ? '•••' : this.mask(one))
    }
  }

  /** Returns the length of what is masked at a place: a secret, or its beginning at the end of a shortened text. */
  #lengthAt(text: string, at: number, cut: number): number {
    if (cut - at >= shortest && this.#forms.goesOn(text.slice(at, cut))) return cut - at
    const length = this.#forms.lengthAt(text, at)
    // A short one is masked only if no word continues it.
    const isAlone = !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + length))
    return length >= distinct || isAlone ? length : 0
  }
}
