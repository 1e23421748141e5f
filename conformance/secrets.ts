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

/** The tokens, codes, passwords and keys of a run, which the report must not contain. */
export class Secrets {
  /** Each secret in the forms in which JSON and addresses may have it. The longest are masked first. */
  readonly #forms = new Map<string, RegExp | string>()
  readonly #live = new Set<string>()

  /** @param isLive whether the backend accepts it, so that an answer must not reveal it */
  add(secret: string, isLive = false): void {
    if (secret.length < shortest) return
    if (isLive) this.#live.add(secret)
    if (this.#forms.has(secret)) return
    const inJson = JSON.stringify(secret).slice(1, -1)
    const added = [secret, inJson, inJson.replaceAll('/', String.raw`\/`), encodeURIComponent(secret)]
    for (const form of added) {
      const escaped = form.replaceAll(/[^\w\s]/g, String.raw`\$&`)
      const alone = RegExp(String.raw`(?<!\w)${escaped}(?!\w)`, 'g')
      this.#forms.set(form, form.length < distinct ? alone : form)
    }
    const longestFirst = [...this.#forms].toSorted(([a], [b]) => b.length - a.length)
    this.#forms.clear()
    for (const [form, pattern] of longestFirst) this.#forms.set(form, pattern)
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
    return masked.replaceAll(/[^\s…]+…/g, (cut) => this.#withoutBeginning(cut))
  }

  /** Masks every text in a value, in place. */
  maskIn(value: unknown, seen = new Set<unknown>()): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [key, one] of Object.entries(value)) {
      if (typeof one !== 'string') this.maskIn(one, seen)
      else if (this.mask(one) !== one) Reflect.set(value, key, this.mask(one))
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
