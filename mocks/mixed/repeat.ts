import { jobBoard } from '../backend.ts'
import type { Behind } from '../engine/backend.ts'
import type { Row } from '../model/tables.ts'
import type { CallName, Context, JobBoard } from '../operation.ts'
import { applicationNotice } from '../services/notices.ts'
import type { Sighting } from './learn.ts'
import { noteReal } from './learned.ts'

/**
 * Real calls whose effect their answers don't show. The simulator runs them too, so that its half knows: the applicant
 * gets a simulated notification of a real status, and a deleted job is not listed.
 */
const repeated: ReadonlySet<CallName> = new Set<CallName>([
  'jobs/update',
  'jobs/delete',
  'jobs/change-application-status',
  'save-profile',
  'cvs/set-default',
  'cvs/delete',
  'bookmarks/remove',
  'followers/remove',
  'posts/delete',
  'projects/update',
  'projects/delete',
  'projects/delete-file',
  'employees/accept-request',
  'employees/decline-request',
  'employees/remove-request',
  'employees/delete',
])

/**
 * Runs a successful real call in the simulator, without its emails, which the real backend sends.
 * @returns false if the simulator refuses, since what it knows is older
 */
export async function repeat(
  world: Behind<JobBoard>,
  { call, body }: Sighting,
  actorOf: (context: Context) => Row<'accounts'> | null,
): Promise<boolean> {
  if (!repeated.has(call)) return true
  return await world
    .mutate((context) => {
      jobBoard.operations[call].run({ ...context, actor: actorOf(context), session: null, body })
      const { mails, notifications } = context.tx
      for (const mail of mails.staged.keys()) mails.remove(mail)
      // The backend has its own, so a real list needs none of the simulator's.
      for (const notification of notifications.staged.keys())
        noteReal(context.tx, 'notifications', notification)
    })
    .then(
      () => true,
      () => false,
    )
}

/** Notifies the owner of a job of a real application (rules 20), once the simulator knows the job. */
export async function noteApplication(
  world: Behind<JobBoard>,
  jobId: number,
  actorOf: (context: Context) => Row<'accounts'> | null,
): Promise<void> {
  await world.mutate((context) => {
    const job = context.tx.jobs.get(jobId)
    const applicant = actorOf(context)
    if (!job || !applicant) return
    const notice = applicationNotice(job, applicant.name)
    const { id } = context.tx.notifications.insert({ ...notice, created_at: context.now, read_at: null })
    noteReal(context.tx, 'notifications', id)
  })
}
