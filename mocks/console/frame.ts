import * as v from 'valibot'

/** The panel's sections, in the order of their tabs. */
export const sections = ['people', 'mail', 'desk', 'world', 'clock', 'network', 'log'] as const
export type Section = (typeof sections)[number]

/** How the panel stands on the page: kept in the browser. */
export interface Frame {
  open: boolean
  section: Section
  /** Of the docked panel, in pixels. */
  width: number
  /** Of the sheet at the foot of a narrow window, in hundredths of the window's height. */
  height: number
}

/** What a size may be, and by how much an arrow key changes it. */
export interface SizeLimits {
  min: number
  max: number
  step: number
}

export const widthLimits: SizeLimits = { min: 320, max: 420, step: 10 }
export const heightLimits: SizeLimits = { min: 30, max: 90, step: 5 }

/** Closed: the simulator stays out of the way until somebody wants it. */
export const firstFrame: Frame = { open: false, section: 'people', width: 384, height: 62 }

export const frameKey = 'fieldwork.simulator.panel'

const size = ({ min, max }: SizeLimits) =>
  v.pipe(
    v.number(),
    v.transform((value) => Math.min(max, Math.max(min, value))),
  )

export const frameSchema: v.GenericSchema<unknown, Frame> = v.object({
  open: v.boolean(),
  section: v.picklist(sections),
  width: size(widthLimits),
  height: size(heightLimits),
})

/** From this width on the panel is docked beside the page, which keeps 860 px at least; below it is a sheet. */
export const dockedFrom = '(min-width: 80rem)'

/** A size brought back to whole numbers within its limits. */
export function limited(value: number, { min, max }: SizeLimits): number {
  return Math.min(max, Math.max(min, Math.round(value)))
}

/**
 * The size after a key was pressed on the panel's edge; undefined for a key that does not resize.
 * @param towards the arrow keys that make it larger and smaller
 */
export function resizedByKey(
  key: string,
  current: number,
  limits: SizeLimits,
  towards: { larger: string; smaller: string },
): number | undefined {
  switch (key) {
    case towards.larger:
      return limited(current + limits.step, limits)
    case towards.smaller:
      return limited(current - limits.step, limits)
    case 'Home':
      return limits.min
    case 'End':
      return limits.max
    default:
      return undefined
  }
}
