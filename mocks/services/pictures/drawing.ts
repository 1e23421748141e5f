import { Random } from '../../engine/base/random.ts'

/** Four related colours and a contrasting accent. None is amber, because amber marks featured jobs in the app. */
export interface Scheme {
  deep: string
  mid: string
  soft: string
  pale: string
  accent: string
}

const scheme = (deep: string, mid: string, soft: string, pale: string, accent: string): Scheme => ({
  deep,
  mid,
  soft,
  pale,
  accent,
})

/** The colour schemes that a picture's name can select. */
export const schemes: Readonly<Record<string, Scheme>> = {
  teal: scheme('#0f4a46', '#2f7a71', '#8dbbb1', '#e4eeea', '#c2664a'),
  navy: scheme('#1e3354', '#426492', '#9fb5d0', '#e7edf4', '#c2664a'),
  plum: scheme('#46294c', '#78507e', '#bba1bf', '#f0e9f0', '#3f8a7f'),
  brick: scheme('#74301f', '#a95843', '#d9a792', '#f5e8e1', '#2f5f76'),
  moss: scheme('#37491f', '#647d3e', '#adbb8d', '#edf0e1', '#a5533d'),
  slate: scheme('#2a3941', '#566a75', '#a8b6bd', '#e9edef', '#b5573f'),
  rose: scheme('#702c40', '#ab5a70', '#dba8b4', '#f6e9ec', '#2f6c68'),
  sea: scheme('#0f526a', '#31869f', '#96c4d1', '#e4f0f3', '#c05a42'),
  clay: scheme('#54412f', '#8a705a', '#c4b19d', '#efe9e1', '#b5573f'),
  ink: scheme('#1b2b2a', '#44534f', '#9ca8a4', '#eceeeb', '#b5573f'),
}

/** The words of a picture's name, and random numbers from its hash for what no word selects. */
export class Subject {
  readonly words: readonly string[]
  readonly random: Random

  /** @param key words joined by hyphens, such as `waves-teal` */
  constructor(key: string) {
    this.words = key.split('-')
    // FNV-1a, so that similar names give different pictures.
    let hash = 0x811c9dc5
    for (const character of key) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
    this.random = new Random(hash)
  }

  /** Returns the choice named by the first matching word or, if no word matches, a random one. */
  of<T>(choices: Readonly<Record<string, T>>): T {
    const names = Object.keys(choices)
    const name = this.words.find((word) => names.includes(word)) ?? this.random.pick(names)
    const found = choices[name ?? '']
    if (found === undefined) throw new Error('No choices were given')
    return found
  }
}

/** Draws the content of a picture in the colours of a scheme. */
export type Motif = (scheme: Scheme, random: Random) => string

/** Returns a function that draws pictures of one kind. A picture's name selects its motif and its scheme. */
export function painter(
  width: number,
  height: number,
  motifs: Readonly<Record<string, Motif>>,
  attributes = '',
): (key: string) => string {
  return (key) => {
    const subject = new Subject(key)
    const motif = subject.of(motifs)
    return svg(width, height, motif(subject.of(schemes), subject.random), attributes)
  }
}

/** Formats a number for SVG, with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Returns a complete SVG document around `body`. */
export function svg(width: number, height: number, body: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${attributes}>${body}</svg>`
}

/** Draws a filled path. */
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

/** Draws a stroked path. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

/** Draws a filled circle. */
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`

/** Draws the outline of a circle. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`

/** Draws a filled rectangle. `radius` rounds its corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}${more}/>`

/** Joins `count` drawings. `draw` gets the index of each, from 0. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Rotates a drawing clockwise around the point `x`, `y`. */
export const turned = (body: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${body}</g>`
