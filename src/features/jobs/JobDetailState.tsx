import { forValue, plainWords } from '../../api/enumeration.ts'
import type { JobState, JobStatus } from '../../api/jobs.ts'
import { CircleCheck, CircleX, Clock, Pause, Play } from '../../ui/Icon.tsx'
import type { LucideIcon } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import type { Tone } from '../../ui/tones.ts'
import { statusWord } from './words.ts'

type Wording = { label: string; tone: Tone; icon?: LucideIcon }

const states: Record<JobState, Wording> = {
  pending: { label: 'Pending', tone: 'info', icon: Clock },
  approved: { label: 'Approved', tone: 'good', icon: CircleCheck },
  cancelled: { label: 'Cancelled', tone: 'bad', icon: CircleX },
}

const statuses: Record<JobStatus, Wording> = {
  active: { label: statusWord.active, tone: 'neutral', icon: Play },
  in_active: { label: statusWord.in_active, tone: 'neutral', icon: Pause },
}

/** The review state of a job (product: states); for its owner only. */
export function JobStateTag({ state }: { state: string }) {
  return <Tag {...(forValue(states, state) ?? ownWording(state))} />
}

/** Whether a job is active (product: states). */
export function JobStatusTag({ status }: { status: string }) {
  return <Tag {...(forValue(statuses, status) ?? ownWording(status))} />
}

/** The wording of a value that only a newer backend knows. */
function ownWording(value: string): Wording {
  return { label: plainWords(value), tone: 'neutral' }
}

function Tag({ label, tone, icon }: Wording) {
  return label === '' ? null : (
    <StatusTag tone={tone} {...(icon && { icon })}>
      {label}
    </StatusTag>
  )
}
