const minute = 60_000

/** A job's state: an administrator decides, outside of the product (rules 13). */
export type JobState = 'pending' | 'approved' | 'cancelled'

/** In automatic mode a new job is approved after one minute of simulated time (rules 13), in milliseconds. */
export const autoApprovalAfter = minute

/** The state a new job starts in (rules 13). */
export const firstState: JobState = 'pending'

/** The state after the owner edits a job: a cancelled one is handed in again (rules 13). */
export function stateAfterEdit(state: JobState): JobState {
  return state === 'cancelled' ? 'pending' : state
}
