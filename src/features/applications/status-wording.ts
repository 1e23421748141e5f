import { formatDay } from '../../ui/time.ts'
import type { ApplicationStatus } from '../../api/applications.ts'
import { CircleCheck, CircleX, Eye, MessageSquare, Send, UserCheck } from '../../ui/Icon.tsx'
import type { LucideIcon } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tones.ts'
import { forValue, plainWords } from '../../api/enumeration.ts'
import { statusChoices } from './status-choices.ts'

/** How a status is shown. The tint and the icon never appear without the word. */
export type StatusWording = {
  label: string
  tone: Tone
  icon: LucideIcon
  /** Whether the status is a step of a successful application. */
  isStep: boolean
  /** Whether the company has decided. */
  isFinal: boolean
  /** What the status means to the applicant. */
  meaning: string
}

/** The wording of each status (product: states), the same for applicants and recruiters. */
export const statusWording: Record<ApplicationStatus, StatusWording> = {
  applied: {
    label: 'Applied',
    tone: 'neutral',
    icon: Send,
    isStep: true,
    isFinal: false,
    meaning: 'The company has received your application.',
  },
  in_review: {
    label: 'In review',
    tone: 'info',
    icon: Eye,
    isStep: true,
    isFinal: false,
    meaning: 'The company is reviewing your application.',
  },
  shortlisted: {
    label: 'Shortlisted',
    tone: 'progress',
    icon: UserCheck,
    isStep: true,
    isFinal: false,
    meaning: 'You’re on the company’s shortlist.',
  },
  interviewing: {
    label: 'Interviewing',
    tone: 'progress',
    icon: MessageSquare,
    isStep: true,
    isFinal: false,
    meaning: 'The company would like to interview you.',
  },
  accepted: {
    label: 'Accepted',
    tone: 'good',
    icon: CircleCheck,
    isStep: true,
    isFinal: true,
    meaning: 'The company has accepted your application.',
  },
  not_considered: {
    label: 'Not considered',
    tone: 'bad',
    icon: CircleX,
    isStep: false,
    isFinal: true,
    meaning: 'The company has decided not to take your application further.',
  },
}

/** Says that the user has applied, and when, if that is known. */
export function appliedWords({ created_at }: { created_at: string }): string {
  return created_at ? `You applied on ${formatDay(created_at)}` : 'You have applied'
}

/** The wording of a status in an answer. One that isn't in the contract has its value as a label, without a meaning. */
export function wordingOf(status: string): Pick<StatusWording, 'label' | 'tone'> & Partial<StatusWording> {
  return forValue(statusWording, status) ?? { label: plainWords(status) || 'Status unknown', tone: 'neutral' }
}

/** The statuses that a company can set, as options of a select. */
export const statusOptions = statusChoices.map((value) => ({
  value,
  label: statusWording[value].label,
}))
