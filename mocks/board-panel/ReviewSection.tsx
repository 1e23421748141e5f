import type { ReactNode } from 'react'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { StatusTag } from '../../src/ui/StatusTag.tsx'
import { type ReviewJob, reviewOf } from '../admin/review.ts'
import { approveDueJobs } from '../services/moderation.ts'
import { useBoard, useBoardWorld } from './useBoard.ts'
import { Fine, Group } from '../panel/pieces.tsx'
import { ReviewRow } from './ReviewRow.tsx'
import { Rows } from '../panel/Rows.tsx'
import { Transfers } from './Transfers.tsx'

/** What an administrator does outside the product: review jobs (rules 13) and bank transfers (rules 24). */
export function ReviewSection() {
  const { runtime, change } = useBoard()
  const review = useBoardWorld(reviewOf)

  if (!review) return null
  const { pending, decided, transfers, autoApprove } = review

  const switchAuto = (on: boolean) =>
    change(async () => {
      await runtime.mutate((context) => {
        context.tx.settings.patch(1, { auto_approve: on })
        approveDueJobs(context)
      }, 'switch automatic approval')
      return on
        ? 'Jobs are now approved one minute after they’re submitted.'
        : 'Jobs now wait for your review.'
    })

  return (
    <>
      <Group title="Jobs to review" end={<Fine className="nums">{pending.length}</Fine>}>
        <Rows empty="No jobs to review. New and resubmitted jobs appear here.">
          {pending.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </Rows>
        <Checkbox
          className="mt-4 text-dense"
          label="Approve jobs automatically after one minute"
          hint="On the simulated clock, counted from when a job was submitted or resubmitted."
          value={autoApprove}
          onChange={(on) => void switchAuto(on)}
        />
      </Group>
      <Transfers transfers={transfers} />
      {decided.length > 0 && (
        <Group title="Recently reviewed">
          <Rows>
            {decided.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </Rows>
        </Group>
      )}
    </>
  )
}

const tags: Record<ReviewJob['state'], ReactNode> = {
  pending: null,
  approved: <StatusTag tone="good">Approved</StatusTag>,
  cancelled: <StatusTag tone="bad">Not approved</StatusTag>,
}

function JobRow({ job }: { job: ReviewJob }) {
  const { admin } = useBoard()
  const { id, state } = job
  return (
    <ReviewRow
      entry={job}
      verb={state === 'pending' ? 'submitted' : 'reviewed'}
      end={tags[state]}
      decisions={{
        ...(state !== 'approved' && { Approve: () => admin.decideJob(id, 'approved') }),
        ...(state !== 'cancelled' && { 'Don’t approve': () => admin.decideJob(id, 'cancelled') }),
      }}
    />
  )
}
