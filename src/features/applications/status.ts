import type { ApplicationStatus } from '../../api/applications.ts'
import { CircleCheck, CircleX, Eye, MessageSquare, Send, UserCheck } from '../../ui/Icon.tsx'
import type { LucideIcon } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tones.ts'
import { forValue, plainWords } from '../../api/enumeration.ts'
import { statusChoices } from './statuses.ts'

/** How a status is told: a word, and a tint and a sign beside it (never alone). */
export type StatusWording = {
  label: string
  tone: Tone
  icon: LucideIcon
  /** Whether it is a step of the path that an application takes when all goes well; others end it. */
  isStep: boolean
  /** What it means to the applicant. */
  meaning: string
}

/** The wording of each status (product: states), the same for applicant and recruiter. */
export const statusWording: Record<ApplicationStatus, StatusWording> = {
  applied: {
    label: 'Applied',
    tone: 'neutral',
    icon: Send,
    isStep: true,
    meaning: 'The company has your application and has not answered yet.',
  },
  in_review: {
    label: 'In review',
    tone: 'info',
    icon: Eye,
    isStep: true,
    meaning: 'The company is looking at your application.',
  },
  shortlisted: {
    label: 'Shortlisted',
    tone: 'progress',
    icon: UserCheck,
    isStep: true,
    meaning: 'You are among those whom the company looks at more closely.',
  },
  interviewing: {
    label: 'Interviewing',
    tone: 'progress',
    icon: MessageSquare,
    isStep: true,
    meaning: 'The company wants to talk to you.',
  },
  accepted: {
    label: 'Accepted',
    tone: 'good',
    icon: CircleCheck,
    isStep: true,
    meaning: 'The company has accepted your application.',
  },
  not_considered: {
    label: 'Not considered',
    tone: 'bad',
    icon: CircleX,
    isStep: false,
    meaning: 'The company goes on without your application.',
  },
}

/** The wording of a status in an answer. One that only a newer backend knows has its own word, and no meaning. */
export function wordingOf(status: string): Pick<StatusWording, 'label' | 'tone'> & Partial<StatusWording> {
  return forValue(statusWording, status) ?? { label: plainWords(status), tone: 'neutral' }
}

/** The statuses that a company can set, as choices of a select. */
export const statusOptions = statusChoices.map((value) => ({
  value,
  label: statusWording[value].label,
}))
