import { cover } from './pictures/covers.ts'
import { logo } from './pictures/logos.ts'
import { photo } from './pictures/photos.ts'
import { portrait } from './pictures/portraits.ts'

const kinds: Readonly<Record<string, (key: string) => string>> = { cover, logo, photo, portrait }

/**
 * Draws the picture that a scenario's row names: `logo-…svg`, `portrait-…svg`, `cover-…svg` (3:1) or `photo-…svg` (3:2).
 * The words of the name choose motif and colours where they can (`logo-waves-teal.svg`); any other name gives a
 * picture of its own, always the same. So seeded worlds store no pictures, and look the same everywhere.
 *
 * @param name the stored name, without a folder
 * @returns an SVG without scripts, styles and references; undefined when the name is not one of these
 */
export function drawPicture(name: string): string | undefined {
  const [, kind = '', key = ''] = /^(logo|portrait|cover|photo)-([\w-]+)\.svg$/.exec(name) ?? []
  return kinds[kind]?.(key)
}
