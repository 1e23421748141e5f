/** The shortest text that is masked. Shorter ones would mask parts of other text. */
const shortest = 4
/** From this length, a secret is masked inside words too. */
const distinct = 8

/** Whether a field's name suggests that its value is a secret, such as `password_hash` or `apiKey`. */
export function looksSecret(name: string): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  if (/^(?:type|at|expiry|expires|in|count|length)$/.test(words.at(-1) ?? '')) return false
  return (
    /passw|secret|remember|(?:api|private|access)_?key/.test(words.join('_')) ||
    words.some((word) => /^(?:pwd|hash|token|tokens|salt|otp|iban|cvc|cvv|credentials?)$/.test(word))
  )
}

/** Whether a value is a password hash. */
export function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^\$(?:2[abxy]?|argon2\w*|scrypt|[156])\$/.test(value)
}

/** The most secrets that a run can mask. More of them end it. */
export const mostSecrets = 10_000

/** Texts to find in others, whatever their number: by their beginning, each list in order. */
class Texts {
  readonly #lists = new Map<string, string[]>()

  add(text: string): void {
    const list = this.#listAt(text, 0)
    const place = placeIn(list, text)
    if (list[place - 1] === text) return
    this.#lists.set(text.slice(0, shortest), list)
    list.splice(place, 0, text)
  }

  /** Returns the length of the longest text at a place of another; 0 if there is none. */
  lengthAt(other: string, at: number): number {
    const list = this.#listAt(other, at)
    // Whatever is here is also the beginning of the last text that isn't after this part, and of what they share.
    for (
      let part = other.slice(at), last = lastIn(list, part);
      last !== undefined;
      last = lastIn(list, part)
    ) {
      if (part.startsWith(last)) return last.length
      let common = 0
      while (last[common] === part[common]) common += 1
      part = part.slice(0, common)
    }
    return 0
  }

  /** Whether a text begins with part of another. */
  haveBeginning(other: string, at: number, end: number): boolean {
    const part = other.slice(at, end)
    const list = part.length < shortest ? [] : this.#listAt(other, at)
    return (list[placeIn(list, part)] ?? lastIn(list, part))?.startsWith(part) === true
  }

  #listAt(text: string, at: number): string[] {
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

function lastIn(list: readonly string[], text: string): string | undefined {
  return list[placeIn(list, text) - 1]
}

/** The tokens, codes, passwords and keys of a run, which the report must not contain. */
export class Secrets {
  /** Each secret in the forms in which JSON and addresses may have it. */
  readonly #forms = new Texts()
  /** Those that are masked only if no word continues them. */
  readonly #short = new Texts()
  readonly #live = new Texts()
  readonly #known = new Set<string>()

  /** Whether there are more secrets than can be masked. */
  get areTooMany(): boolean {
    return this.#known.size > mostSecrets
  }

  /** @param isLive whether the backend accepts it, so that an answer must not reveal it */
  add(secret: string, isLive = false): void {
    if (secret.length < shortest || this.areTooMany) return
    if (isLive) this.#live.add(secret)
    this.#known.add(secret)
    const inJson = JSON.stringify(secret).slice(1, -1)
    const forms = [secret, inJson, inJson.replaceAll('/', String.raw`\/`), encodeURIComponent(secret)]
    for (const form of forms) (form.length < distinct ? this.#short : this.#forms).add(form)
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
      if (typeof one === 'string') Reflect.set(value, key, this.mask(one))
      else this.maskIn(one, seen)
    }
  }

  /** Returns the length of what is masked at a place: a secret, or its beginning at the end of a shortened text. */
  #lengthAt(text: string, at: number, cut: number): number {
    if (cut > at && [this.#forms, this.#short].some((all) => all.haveBeginning(text, at, cut)))
      return cut - at
    const length = this.#forms.lengthAt(text, at)
    if (length > 0 || /\w/.test(text.charAt(at - 1))) return length
    const short = this.#short.lengthAt(text, at)
    return /\w/.test(text.charAt(at + short)) ? 0 : short
  }
}
