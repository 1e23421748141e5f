import type { ReactNode } from 'react'
import { valuesOf } from '../../api/enumeration.ts'
import type { JobNature } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

const words: Record<JobNature, string> = { full_time: 'Full Time', part_time: 'Part Time' }

/** Full-time and part-time jobs in two tabs. `children` returns a tab's panel. */
export function HoursTabs({
  value,
  onChange,
  children,
}: {
  value: JobNature
  onChange: (next: JobNature) => Promise<void>
  children: (nature: JobNature, label: string) => ReactNode
}) {
  return (
    <Tabs
      label="Hours"
      value={value}
      onChange={onChange}
      tabs={valuesOf(words).map((nature) => ({
        value: nature,
        label: words[nature],
        panel: children(nature, words[nature]),
      }))}
    />
  )
}

/** The jobs of a nature, within a sentence. */
export const kinds: Record<JobNature, string> = { full_time: 'full-time jobs', part_time: 'part-time jobs' }

/** Says that a list of jobs is empty. Below tabs, whose border replaces its own. */
export function NoJobs({ nature }: { nature: JobNature }) {
  return (
    <EmptyState
      title="No jobs found."
      className="border-t-0"
      action={<ButtonLink to="/search">Search all jobs</ButtonLink>}
    >
      {`No ${kinds[nature]} are listed here at the moment. New ones appear once they are approved.`}
    </EmptyState>
  )
}
