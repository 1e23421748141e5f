import { forValue, plainWords } from '../../api/enumeration.ts'
import type { JobState, JobStatus } from '../../api/jobs.ts'
import { CircleCheck, CircleX, Clock, EyeOff, Pause, Play } from '../../ui/Icon.tsx'
import type { LucideIcon } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import type { Tone } from '../../ui/tones.ts'
import { statusWord } from './job-words.ts'

type TagProps = {
  /** Shows "Review" or "Visibility" beside the tag; not needed below a column header. */
  withName?: boolean
}

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

/** The state of a job's review (product: states), which only the job's owner sees. */
export function JobStateTag({ state, withName = false }: { state: string } & TagProps) {
  return <Tag words={states} value={state} name={withName && 'Review'} />
}

/** What others see of an active job that isn't approved (rules 14). */
const unapproved = {
  pending: { active: { label: 'Visible once approved', tone: 'neutral', icon: Clock } },
  cancelled: { active: { label: 'Not visible', tone: 'neutral', icon: EyeOff } },
} satisfies Partial<Record<JobState, Partial<Record<JobStatus, Wording>>>>

/** Whether others can see a job: its status, which its owner sets (product: states), as far as its review allows. */
export function JobStatusTag({
  state,
  status,
  withName = false,
}: { state: string; status: string } & TagProps) {
  const words = { ...statuses, ...forValue<Partial<typeof statuses>>(unapproved, state) }
  return <Tag words={words} value={status} name={withName && 'Visibility'} />
}

/** Shows a value that this app doesn't know, from a newer backend, in its own words. */
function Tag({
  words,
  value,
  name,
}: {
  words: Record<string, Wording>
  value: string
  name: string | false
}) {
  const { label, tone, icon } = forValue(words, value) ?? { label: plainWords(value), tone: 'neutral' }
  const tag = (
    <StatusTag tone={tone} icon={icon}>
      {label}
    </StatusTag>
  )
  if (!name) return tag
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="text-fine text-ink-2 max-sm:sr-only">{name}</span>
      {tag}
    </span>
  )
}
