import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The two values of each role, read off the style sheet itself. */
function roles(): Map<string, [string, string]> {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const found = new Map<string, [string, string]>()
  for (const [, name, light, dark] of css.matchAll(
    /^ {2}--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/gm,
  ))
    if (name && light && dark) found.set(name, [light, dark])
  for (const [, name, both] of css.matchAll(/^ {2}--([a-z0-9-]+): (#[0-9a-f]{6});/gm))
    if (name && both && !found.has(name)) found.set(name, [both, both])
  return found
}

function luminance(colour: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const grounds = ['paper', 'raised', 'field']
const tones = ['neutral', 'info', 'progress', 'good', 'bad', 'featured']

/** Words on a ground need 4.5 : 1 (WCAG 1.4.3). */
const words: Array<[string, string]> = [
  ...grounds.flatMap((ground): Array<[string, string]> =>
    ['ink', 'ink-2', 'action', 'action-strong', 'bad-ink', 'good-ink'].map((ink) => [ink, ground]),
  ),
  ...tones.flatMap((tone): Array<[string, string]> => [
    [`${tone}-ink`, tone],
    ['ink', tone],
  ]),
  ['ink', 'action-soft'],
  ['action', 'action-soft'],
  ['action-strong', 'action-soft'],
  ['ink-2', 'action-soft'],
  ['action-ink', 'action'],
  ['on-fill', 'fill'],
  ['on-fill', 'fill-strong'],
  ['on-bad', 'bad-strong'],
  ['paper', 'ink'],
]

/** Edges of controls, the focus ring and filled controls need 3 : 1 (WCAG 1.4.11, 2.4.13). */
const shapes: Array<[string, string]> = [
  ...grounds.flatMap((ground): Array<[string, string]> =>
    ['rule-strong', 'action', 'bad-ink'].map((edge) => [edge, ground]),
  ),
  ...tones.map((tone): [string, string] => ['action', tone]),
  ...grounds.map((ground): [string, string] => ['fill', ground]),
  ['bad-strong', 'paper'],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colour roles, %s', (_, theme) => {
  const table = roles()
  const value = (role: string) => {
    const pair = table.get(role)
    if (!pair) throw new Error(`No role ${role} in tokens.css`)
    return pair[theme]
  }

  it.each(words)('%s can be read on %s', (ink, ground) => {
    expect(contrast(value(ink), value(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('%s can be told from %s', (edge, ground) => {
    expect(contrast(value(edge), value(ground))).toBeGreaterThanOrEqual(3)
  })
})
