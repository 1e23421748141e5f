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
export function isSecretName(name: string): boolean {
  const last = /^(?:codes?|pin|key|authorization|cookie|session|sid|signature)$/
  const isSecret = known.get(name) ?? (looksSecret(name) || last.test(wordsIn(name).at(-1) ?? ''))
  if (known.size < mostKnown) known.set(name, isSecret)
  return isSecret
}

/** What names mean, because long answers repeat a few of them. */
const known = new Map<string, boolean>()
const mostKnown = 10_000

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

/** Whether a value is a password hash. */
export function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^\$(?:2[abxy]?|argon2\w*|scrypt|[156])\$/.test(value)
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

/** The tokens, codes, passwords and keys that were sent or issued, which no report and no copy must contain. */
export class Secrets {
  readonly #whole = new Set<string>()
  /** Each secret in the forms in which JSON and addresses may have it. The longest are masked first. */
  readonly #forms = new Map<string, RegExp | string>()
  readonly #live = new Set<string>()

  /** @param isLive whether the backend accepts it, so that an answer must not reveal it */
  add(secret: string, isLive = false): void {
    if (secret !== '') this.#whole.add(secret)
    if (secret.length < shortest) return
    if (isLive) this.#live.add(secret)
    if (this.#forms.has(secret)) return
    const inJson = JSON.stringify(secret).slice(1, -1)
    const added = [
      secret,
      inJson,
      inJson.replaceAll('/', String.raw`\/`),
      encodeURIComponent(secret.toWellFormed()),
    ]
    for (const form of added) {
      this.#forms.set(form, patternOf(form))
    }
    const longestFirst = [...this.#forms].toSorted(([a], [b]) => b.length - a.length)
    this.#forms.clear()
    for (const [form, pattern] of longestFirst) this.#forms.set(form, pattern)
  }

  /** Adds the texts in JSON by their names, by default only those that nobody else has: a `key` may be any word. */
  addIn(value: unknown, isSecret: (name: string) => boolean = looksSecret): void {
    withoutSecrets(value, isSecret, (secret) => this.add(secret))
  }

  /** Whether a text contains what the backend accepts as a token, code or password. */
  isRevealedBy(text: string): boolean {
    return [...this.#live].some((secret) =>
      secret.length < distinct ? text === secret : text.includes(secret),
    )
  }

  mask(text: string): string {
    let masked = text
    for (const [form, pattern] of this.#forms) {
      if (masked.includes(form)) masked = masked.replaceAll(pattern, '•••')
    }
    // Only from the start of a word on: from each of its characters, a long word would take minutes.
    return masked.replaceAll(/(?<![^\s…])[^\s…]+…/g, (cut) => this.#withoutBeginning(cut))
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

  /** Masks the beginning of a secret at the end of a shortened text. */
  #withoutBeginning(cut: string): string {
    const text = cut.slice(0, -1)
    for (const form of this.#forms.keys()) {
      for (let length = Math.min(form.length, text.length); length >= shortest; length -= 1) {
        if (text.endsWith(form.slice(0, length))) return `${text.slice(0, -length)}•••…`
      }
    }
    return cut
  }
}
