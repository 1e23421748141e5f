import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The difference between two pictures. */
export interface Difference {
  /** How many pixels differ. Where the sizes differ, this includes every pixel that only one picture has. */
  pixels: number
  /** A PNG of the later picture, pale, with the pixels that differ in red. */
  difference: Buffer
}

/**
 * Compares two PNGs pixel by pixel, without tolerance.
 * @returns undefined if they are the same
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const size = { width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) }
  const drawn = new PNG(size)
  const [a, b] = [onto(old, size), onto(now, size)]
  const options = { threshold: 0, includeAA: true, alpha: 0.2, checkerboard: false }
  const pixels = pixelmatch(a.data, b.data, drawn.data, size.width, size.height, options)
  return pixels === 0 ? undefined : { pixels, difference: PNG.sync.write(drawn) }
}

/** Returns the picture on a canvas of another size, in a colour that no screen has. */
function onto(picture: PNG, size: { width: number; height: number }): PNG {
  if (picture.width === size.width && picture.height === size.height) return picture
  const ground = new PNG(size)
  ground.data.fill(Buffer.from([255, 0, 255, 255]))
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}
