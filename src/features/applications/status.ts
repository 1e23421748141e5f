import type { ApplicationStatus } from '../../api/applications.ts'
import { CircleCheck, CircleX, Eye, MessageSquare, Send, UserCheck } from '../../ui/Icon.tsx'
import type { LucideIcon } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tones.ts'
import { statusChoices } from './statuses.ts'

/** How a status is told: a word, and a tint and a sign beside it (never alone). */
export type StatusWording = { label: string; tone: Tone; icon: LucideIcon }

/** The wording of each status (product: states), the same for applicant and recruiter. */
export const statusWording: Record<ApplicationStatus, StatusWording> = {
  applied: { label: 'Applied', tone: 'neutral', icon: Send },
  in_review: { label: 'In review', tone: 'info', icon: Eye },
  shortlisted: { label: 'Shortlisted', tone: 'progress', icon: UserCheck },
  interviewing: { label: 'Interviewing', tone: 'progress', icon: MessageSquare },
  accepted: { label: 'Accepted', tone: 'good', icon: CircleCheck },
  not_considered: { label: 'Not considered', tone: 'bad', icon: CircleX },
}

/** The statuses that a company can set, as choices of a select. */
export const statusOptions = statusChoices.map((value) => ({
  value,
  label: statusWording[value].label,
}))
