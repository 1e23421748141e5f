import type { Row } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'

/** What a notification says and where it leads (spec §2, notification links). */
export type NoticeDraft = Pick<Row<'notifications'>, 'account_id' | 'type' | 'title' | 'content' | 'table_id'>

/** Puts a notification on somebody's list, unread (rules 33). */
export function notify({ tx, now }: Surroundings, notice: NoticeDraft): void {
  tx.notifications.insert({ ...notice, created_at: now, read_at: null })
}
