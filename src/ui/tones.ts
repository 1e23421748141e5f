import { CircleAlert, CircleCheck, CircleDashed, CircleDot, Info, TriangleAlert } from './Icon.tsx'
import type { LucideIcon } from './Icon.tsx'

/**
 * What a colour says, never alone: an icon and a word go with it. `caution` has no tint of its own, as amber means
 * Featured: it is told by its sign and a strong edge.
 */
export type Tone = 'neutral' | 'info' | 'progress' | 'good' | 'bad' | 'caution'

/** Tint and ink of each tone. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-neutral text-neutral-ink',
  info: 'bg-info text-info-ink',
  progress: 'bg-progress text-progress-ink',
  good: 'bg-good text-good-ink',
  bad: 'bg-bad text-bad-ink',
  caution: 'bg-raised text-ink',
}

export const toneIcon: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  info: Info,
  progress: CircleDot,
  good: CircleCheck,
  bad: CircleAlert,
  caution: TriangleAlert,
}
