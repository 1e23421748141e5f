import { describe, expect, it } from 'vitest'
import drawn from './pictures.json' with { type: 'json' }
import { drawPicture } from './pictures.ts'

const { cover, logo, photo, hair } = drawn
const motifs = { cover, logo, photo, portrait: { ...hair, veil: '' } }
const chosen = Object.entries(motifs).flatMap(([kind, words]) =>
  Object.keys(words).flatMap((word) => [`${kind}-${word}.svg`, `${kind}-${word}-plum-glasses-beard.svg`]),
)
const anything = ['logo', 'portrait', 'cover', 'photo'].flatMap((kind) =>
  Array.from({ length: 25 }, (_, index) => `${kind}-key${index * 7919}.svg`),
)

/** Returns the names of elements that lack an opening or a closing tag. */
function unbalanced(xml: string): string[] {
  const open: string[] = []
  for (const [tag, closing, name = ''] of xml.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (closing === '') {
      if (!tag.endsWith('/>')) open.push(name)
    } else if (open.pop() !== name) return [name]
  }
  return open
}

describe('drawPicture', () => {
  it.each([...chosen, ...anything])('draws %s as valid, small and safe SVG', (name) => {
    const picture = drawPicture(name) ?? ''
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/,
    )
    expect(picture.length).toBeLessThan(4000)
    expect(unbalanced(picture)).toEqual([])
    expect(picture).not.toMatch(/NaN|undefined|Infinity|script|style|href|url\(|<!/)
    // Without the tags, only the letters of a monogram may remain.
    expect(picture.replaceAll(/<\/?[a-z]+(?: [a-zA-Z-]+=(?:"[^"<&]*"|'[^'<&]*'))*\/?>/g, '')).toMatch(
      /^\w{0,2}$/,
    )
  })

  it('draws the same picture for the same name, and usually a different one for another name', () => {
    for (const name of anything) expect(drawPicture(name)).toBe(drawPicture(name))
    // Two names may select the same motif and colours.
    expect(new Set(anything.map(drawPicture)).size).toBeGreaterThan(0.9 * anything.length)
  })

  it.each(['cv-1.pdf', 'logo-.svg', 'logo-../x.svg', 'logo-a.png', 'poster-a.svg', ''])(
    'draws nothing for %j',
    (name) => {
      expect(drawPicture(name)).toBeUndefined()
    },
  )
})
