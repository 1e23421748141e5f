import { jobBoard } from '../backend.ts'
import type { Behind } from '../engine/backend.ts'
import type { Row, Tx } from '../model/tables.ts'
import type { CallName, Context, JobBoard } from '../operation.ts'
import { applicationNotice } from '../services/notices.ts'
import { idOf, type Json } from './json.ts'
import { isNews, wasSet } from './learn.ts'
import type { Sighting } from './rows.ts'
import { noteReal, rowsOf } from './learned.ts'

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
      for (const [table, index] of Object.values(switches)) {
        const { committed, staged } = rowsOf(context.tx, table)
        const gone = [...staged.keys()].flatMap((id) => committed.get(id) ?? [])
        for (const row of gone) isNews(context.tx, `${index}:${committed.keyOf(index, row)}`, false)
      }
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

/** The tables of what calls switch, with the index by which there is one row, and its key in `learned` begins. */
const switches = {
  'bookmarks/toggle': ['bookmarks', 'mark'],
  'followers/toggle': ['followings', 'pair'],
} as const

/** Whether what a call switches differs here from what the backend last said. @param actor who makes the call */
export function isApart(tx: Tx, actor: Row<'accounts'> | null, call: CallName, { type, id }: Json): boolean {
  if (!actor || !(call === 'bookmarks/toggle' || call === 'followers/toggle')) return false
  const [table, index] = switches[call]
  const key = table === 'bookmarks' ? `${String(type)}:${idOf(id)}:${actor.id}` : `${actor.id}:${idOf(id)}`
  return rowsOf(tx, table).count(index, key) > 0 !== wasSet(tx, `${index}:${key}`)
}
