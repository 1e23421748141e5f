import { CircleAlert, CircleCheck, CircleDashed, CircleDot, Info, TriangleAlert } from './Icon.tsx'
import type { LucideIcon } from './Icon.tsx'

/**
 * The meaning of a colour, always shown with an icon and a word. `caution` has a strong edge instead of an amber tint,
 * because amber means Featured.
 */
export type Tone = 'neutral' | 'info' | 'progress' | 'good' | 'bad' | 'caution'

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
