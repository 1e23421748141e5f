/** The colour roles of `src/ui/tokens.css`, and the contrast that pairs of them need. */

/** Returns the light and the dark value of each role, by the role's name. @param css the text of the style sheet */
export function rolesIn(css: string): Map<string, readonly [light: string, dark: string]> {
  const found = new Map<string, readonly [string, string]>()
  const pattern =
    /^ {2}--color-([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/gm
  for (const [, name = '', light = '', dark = '', both] of css.matchAll(pattern))
    if (!found.has(name)) found.set(name, both === undefined ? [light, dark] : [both, both])
  return found
}

/** Returns the contrast of two colours such as `#0b5d57`: from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

type Pair = readonly [colour: string, ground: string]

const grounds = ['paper', 'raised', 'field']
const tones = ['neutral', 'info', 'progress', 'good', 'bad', 'featured']
const on = (colours: readonly string[], ground: string) => colours.map((colour): Pair => [colour, ground])

/** Text needs a contrast of 4.5:1 to its background (WCAG 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground) =>
    on(['ink', 'ink-2', 'action', 'action-strong', 'bad-ink', 'good-ink'], ground),
  ),
  ...tones.flatMap((tone) => on([`${tone}-ink`, 'ink'], tone)),
  ...on(['ink', 'action', 'action-strong', 'ink-2'], 'action-soft'),
  ['action-ink', 'action'],
  ['on-fill', 'fill'],
  ['on-fill', 'fill-strong'],
  ['on-bad', 'bad-strong'],
  ['paper', 'ink'],
]

/** Edges of controls, the focus ring and filled controls need a contrast of 3:1 (WCAG 1.4.11, 2.4.13). */
export const edgePairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => on(['rule-strong', 'action', 'bad-ink', 'fill'], ground)),
  ...tones.flatMap((tone) => on(['action'], tone)),
  ['bad-strong', 'paper'],
]
