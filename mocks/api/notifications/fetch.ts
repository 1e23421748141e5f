import { operation as define } from '../../operation.ts'
import { iso } from '../../engine/base/clock.ts'
import { newestFirst } from '../../rules/pages.ts'
import { subjectOf } from '../../views/notifications.ts'

const newest = 50

/** POST /api/notifications/fetch: returns the newest 50 notifications and marks all as read (rules 33). */
export const operation = define('notifications/fetch', ({ actor, tx, now }) => {
  const shown = tx.notifications.by('account_id', actor.id).sort(newestFirst).slice(0, newest)
  for (const { id } of tx.notifications.by('unread_of', actor.id))
    tx.notifications.patch(id, { read_at: now })
  return {
    notifications: shown.map(({ id, type, title, content, table_id, created_at, read_at }) => ({
      id,
      type,
      title,
      content,
      table_id,
      created_at: iso(created_at),
      is_new: read_at === null,
      ...subjectOf(tx, type, table_id),
    })),
  }
})
