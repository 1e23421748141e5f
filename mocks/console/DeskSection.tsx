import { Button } from '../../src/ui/Button.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { StatusTag } from '../../src/ui/StatusTag.tsx'
import { approveDueJobs, decide, type Decision } from '../services/moderation.ts'
import { type DeskJob, deskOf } from './desk.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Moment, Part } from './pieces.tsx'
import { Transfers } from './Transfers.tsx'
import { useHandOn } from './useHandOn.ts'
import { useWorld } from './useWorld.ts'

/** The administrator outside of the product: decides on jobs (rules 13) and bank transfers (rules 24). */
export function DeskSection() {
  const { runtime, change } = usePanel()
  const desk = useWorld(deskOf)
  const pendingList = useHandOn<HTMLDivElement>(desk?.pending.map(({ id }) => id) ?? [])

  if (!desk) return null

  const switchAuto = (on: boolean) =>
    change(async () => {
      await runtime.act((surroundings) => {
        surroundings.tx.settings.patch(1, { auto_approve: on })
        approveDueJobs(surroundings)
      })
      return on
        ? 'Jobs are approved by themselves one minute after they were handed in.'
        : 'Jobs wait for a decision at this desk.'
    })

  return (
    <>
      <Part title="Waiting for a decision" end={<Fine className="nums">{desk.pending.length}</Fine>}>
        <div {...pendingList}>
          {desk.pending.length === 0 ? (
            <p className="border-y border-rule py-4 text-dense">
              No job waits. A newly posted one appears here.
            </p>
          ) : (
            <ul className="divide-y divide-rule border-y border-rule">
              {desk.pending.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ul>
          )}
        </div>
        <Checkbox
          className="mt-4 text-dense"
          label="Approve jobs by themselves after one minute"
          hint="On the simulated clock, counted from when they were posted, or edited after they were cancelled."
          value={desk.autoApprove}
          onChange={(on) => void switchAuto(on)}
        />
      </Part>
      <Transfers transfers={desk.transfers} />
      {desk.decided.length > 0 && (
        <Part title="Decided last">
          <ul className="divide-y divide-rule border-y border-rule">
            {desk.decided.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function JobRow({ job }: { job: DeskJob }) {
  const { runtime, change } = usePanel()
  const { id, title, company, state, at } = job

  const settle = (decision: Decision) =>
    change(async () => {
      await runtime.act((surroundings) => decide(surroundings, surroundings.tx.jobs.need(id), decision))
      return `“${title}” is ${decision}.`
    })

  return (
    <li data-row={id} className="py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-dense font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        {state === 'approved' && <StatusTag tone="good">Approved</StatusTag>}
        {state === 'cancelled' && <StatusTag tone="bad">Cancelled</StatusTag>}
      </div>
      <Fine className="wrap-anywhere">
        <bdi>{company}</bdi> · {state === 'pending' ? 'handed in' : 'decided'} <Moment at={at} />
      </Fine>
      <div className="mt-2 flex flex-wrap gap-2">
        {state !== 'approved' && (
          <Button size="sm" aria-label={`Approve ${title}`} onClick={() => void settle('approved')}>
            Approve
          </Button>
        )}
        {state !== 'cancelled' && (
          <Button size="sm" aria-label={`Cancel ${title}`} onClick={() => void settle('cancelled')}>
            Cancel
          </Button>
        )}
      </div>
    </li>
  )
}
