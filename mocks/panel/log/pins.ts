import type { NetworkOptions, Pin } from '../../engine/network/network.ts'

/** Identifies a pin. There is at most one for each call and choice of fields. */
export function pinKey({ call, fields }: Pick<Pin, 'call' | 'fields'>): string {
  const names = Object.keys(fields).toSorted()
  return JSON.stringify([call, ...names.map((name) => [name, fields[name]])])
}

/** Adds a pin, before the others. It replaces one for the same payloads, or the one that was edited. */
export function withPin(options: NetworkOptions, pin: Pin, edited?: Pin): NetworkOptions {
  const others = options.pins.filter((other) => other !== edited && pinKey(other) !== pinKey(pin))
  return { ...options, pins: [pin, ...others] }
}

export function withoutPin(options: NetworkOptions, pin: Pin): NetworkOptions {
  return { ...options, pins: options.pins.filter((other) => other !== pin) }
}

/** What a pin applies to, in words: "books/lend, id 41". */
export function pinWords({ call, fields }: Pick<Pin, 'call' | 'fields'>): string {
  return [call, ...Object.entries(fields).map(([name, value]) => `${name} ${value}`)].join(', ')
}

/** Reads an answer as it is typed. @returns its value, or a sentence about what is wrong */
export function readAnswer(text: string): { answer: unknown } | { wrong: string } {
  try {
    return { answer: JSON.parse(text) }
  } catch (error) {
    return { wrong: `This isn’t JSON: ${error instanceof Error ? error.message : String(error)}.` }
  }
}
