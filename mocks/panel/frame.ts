import * as v from 'valibot'

/** The keyboard shortcut that opens and closes the panel from anywhere on the page. */
export const shortcut = { keys: 'Alt+Shift+S', letter: 's' }

/** The range of a size and the step of an arrow key: widths in pixels, other sizes in percent. */
export type SizeLimits = typeof widthLimits

export const widthLimits = { min: 320, max: 420, step: 10 }
export const heightLimits = { min: 30, max: 90, step: 5 }

export const firstFrame: v.InferOutput<typeof frameSchema> = {
  open: false,
  section: '',
  width: 384,
  height: 62,
}

/** Returns the key under which the browser saves the panel's layout. @param name of the backend */
export const frameKeyOf = (name: string) => `${name}.simulator.panel`

const size = (limits: SizeLimits) =>
  v.pipe(
    v.number(),
    v.transform((value) => limited(value, limits)),
  )

/** The panel's layout, saved in the browser. */
export const frameSchema = v.object({
  open: v.boolean(),
  /** The open section's tab; the first one if there is none of this name. */
  section: v.string(),
  /** Width of the docked panel, in pixels. */
  width: size(widthLimits),
  /** Height of the bottom sheet in a narrow window, as a percentage of the window's height. */
  height: size(heightLimits),
})

/** At this width the docked panel leaves the page at least 860 px. Below it, the panel is a bottom sheet. */
export const dockedFrom = '(min-width: 80rem)'

/** Rounds a size and clamps it to its limits. */
export function limited(value: number, { min, max }: SizeLimits): number {
  return Math.min(max, Math.max(min, Math.round(value)))
}

/**
 * Returns the size after a key press on an edge or divider; undefined for keys that do not resize.
 * @param towards the arrow keys that increase and decrease the size
 */
export function resizedByKey(
  key: string,
  current: number,
  limits: SizeLimits,
  towards: { larger: string; smaller: string },
): number | undefined {
  const sizes: Readonly<Record<string, number>> = {
    [towards.larger]: limited(current + limits.step, limits),
    [towards.smaller]: limited(current - limits.step, limits),
    Home: limits.min,
    End: limits.max,
  }
  return sizes[key]
}
