import { Random } from '../engine/base/random.ts'
import drawn from './pictures.json' with { type: 'json' }

/** Four related colours and a contrasting accent. None is amber, because amber marks featured jobs in the app. */
const scheme = (deep: string, mid: string, soft: string, pale: string, accent: string) => ({
  deep,
  mid,
  soft,
  pale,
  accent,
})

const schemes = {
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
const { sea, moss, slate, rose, teal, clay, plum } = schemes

const skins = {
  porcelain: { skin: '#f3d9c7', shade: '#e2b9a2' },
  fair: { skin: '#eec6aa', shade: '#d9a386' },
  olive: { skin: '#d9a77f', shade: '#bd8860' },
  tan: { skin: '#c08a62', shade: '#a26f4b' },
  brown: { skin: '#94613f', shade: '#774a2e' },
  deep: { skin: '#6a4530', shade: '#523322' },
}

const hairs = {
  black: '#231f20',
  espresso: '#3b2a22',
  chestnut: '#5d3a29',
  auburn: '#85412c',
  sand: '#b08d62',
  blond: '#cfb184',
  grey: '#8f9492',
  white: '#c6cac6',
}

/** The key of a picture: words joined by hyphens, such as `waves-teal`. */
class Key {
  readonly words: readonly string[]
  readonly random: Random

  constructor(key: string) {
    this.words = key.split('-')
    // FNV-1a, so that similar keys give different pictures.
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

type Parts = Readonly<Record<string, string>>

interface Kind {
  width: number
  height: number
  /** Returns what replaces each `{…}`, beginning with `{picture}`. */
  parts: (key: Key) => Parts
}

const kinds: Readonly<Record<string, Kind>> = {
  logo: { width: 96, height: 96, parts: (key: Key) => scene(key, drawn.logo) },
  cover: { width: 960, height: 320, parts: (key: Key) => scene(key, drawn.cover) },
  photo: { width: 960, height: 640, parts: (key: Key) => scene(key, drawn.photo) },
  portrait: { width: 120, height: 120, parts: portrait },
}

/** The monogram of a logo comes from the last word: `pair-rose-jp`. */
function scene(key: Key, motifs: Readonly<Record<string, string>>): Parts {
  const letters = (key.words.at(-1) ?? '').slice(0, 2).toUpperCase()
  return { picture: key.of(motifs), letters, letter: letters.slice(0, 1), ...key.of(schemes) }
}

/** The words select the features: `bun-auburn-fair-glasses-collar-sea`. A veil, beard or glasses must be named. */
function portrait(key: Key): Parts {
  const named = (word: 'veil' | 'beard' | 'moustache' | 'glasses') =>
    key.words.includes(word) ? drawn.bust[word] : ''
  const tone = key.of(skins)
  const head = key.of(drawn.hair)
  const hair = key.of(hairs)
  const clothes = key.of(schemes)
  const top = named('veil') ? drawn.top.crew : key.of(drawn.top)
  const behind = key.random.pick([sea, moss, slate, rose, teal, clay, plum]) ?? teal
  return {
    picture: drawn.bust.portrait,
    head: named('veil') || head,
    bust: drawn.bust.bust,
    top,
    beard: named('beard'),
    moustache: named('moustache'),
    glasses: named('glasses'),
    hair,
    brow: named('veil') ? '#2a211d' : hair === hairs.white ? hairs.grey : hair,
    lips: named('beard') ? '#f3e3d8' : '#7d3b32',
    ground: behind.pale,
    halo: behind.soft,
    ...tone,
    ...clothes,
  }
}

/**
 * Draws a seeded picture from its name, so that scenarios need no picture files: `logo-…svg`, `portrait-…svg`,
 * `cover-…svg` (3:1) or `photo-…svg` (3:2). The words of the name select the motif and the colours
 * (`logo-waves-teal.svg`), and the hash of the name selects the rest.
 * @param name the stored name, without a folder
 * @returns an SVG without scripts, styles or references; undefined for other names
 */
export function drawPicture(name: string): string | undefined {
  const [, kind = '', key = ''] = /^(logo|portrait|cover|photo)-([\w-]+)\.svg$/.exec(name) ?? []
  const found = kinds[kind]
  if (!found) return undefined
  const { width, height, parts } = found
  const values = parts(new Key(key))
  let svg = '{picture}'
  // Parts have parts, down to the colours.
  while (svg.includes('{')) svg = svg.replaceAll(/\{(\w+)\}/g, (_, part: string) => values[part] ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${svg}</svg>`
}

/** Draws a seeded picture as a file. @param name the stored name, without a folder */
export function pictureFile(name: string): Blob | undefined {
  const svg = drawPicture(name)
  return svg === undefined ? undefined : new Blob([svg], { type: 'image/svg+xml' })
}
