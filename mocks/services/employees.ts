import type { Context } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { type EmployeeEvent, employeeLinkMachine } from '../rules/employee-link.ts'
import { after } from '../rules/machine.ts'
import { Refused } from '../engine/base/errors.ts'
import { type NoticeDraft, notify } from './notices.ts'

/** The notification and email about a step. */
interface LinkNews extends Pick<NoticeDraft, 'type' | 'title'> {
  /** A sentence without its full stop: the notification, and the subject of the email. */
  news: string
  /** The paragraphs of the email, if it says more. */
  details: readonly string[] | false
}

/**
 * Applies an event to an employee link and notifies the other side (rules 28). A link that ends is removed.
 * @throws Refused if its status does not allow the step
 */
export function takeStep(
  context: Context & { actor: Row<'accounts'> },
  { id, status, recruiter_id, employee_id }: Row<'employee_links'>,
  step: EmployeeEvent,
  { news, details, ...notice }: LinkNews,
): void {
  const { tx, actor } = context
  const next = after(employeeLinkMachine, status, step)
  if (next === undefined) {
    throw new Refused(
      status === 'pending'
        ? 'Accept or decline this request first.'
        : `This request has already been ${status}.`,
    )
  }
  if (next === 'none') tx.employee_links.remove(id)
  else tx.employee_links.patch(id, { status: next })
  const link = { label: 'Open your profile', path: 'profile' }
  const account_id = actor.id === recruiter_id ? employee_id : recruiter_id
  const draft = { ...notice, account_id, content: `${news}.`, table_id: id }
  notify(context, draft, { subject: news, paragraphs: details || [draft.content], link })
}
