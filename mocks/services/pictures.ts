import { cover } from './pictures/covers.ts'
import { logo } from './pictures/logos.ts'
import { photo } from './pictures/photos.ts'
import { portrait } from './pictures/portraits.ts'

const kinds: Readonly<Record<string, (key: string) => string>> = { cover, logo, photo, portrait }

/**
 * Draws a seeded picture from its name, so that scenarios need no picture files: `logo-…svg`, `portrait-…svg`,
 * `cover-…svg` (3:1) or `photo-…svg` (3:2). The words of the name select the motif and the colours
 * (`logo-waves-teal.svg`), and the hash of the name selects the rest.
 * @param name the stored name, without a folder
 * @returns an SVG without scripts, styles or references; undefined for other names
 */
export function drawPicture(name: string): string | undefined {
  const [, kind = '', key = ''] = /^(logo|portrait|cover|photo)-([\w-]+)\.svg$/.exec(name) ?? []
  return kinds[kind]?.(key)
}

/** Draws a seeded picture as a file. @param name the stored name, without a folder */
export function pictureFile(name: string): Blob | undefined {
  const drawn = drawPicture(name)
  return drawn === undefined ? undefined : new Blob([drawn], { type: 'image/svg+xml' })
}
