import type { Chosen } from '../assumptions.ts'
import type { Alternatives, Outgoing } from '../engine/backend.ts'
import type { RawBody, ReceivedForm } from '../engine/contract/read-body.ts'
import type { Context, JobBoard } from '../operation.ts'
import { otherAnswer } from './answers.ts'

/**
 * The alternatives to the contract's assumptions about messages: how to read forms, and how to write answers and
 * refusals. Alternatives to rules, such as the page size, are in the code of the rules, behind `otherwise.has`.
 */
export const otherwise: Alternatives<JobBoard> = {
  read: otherForm,
  write(outgoing, chosen) {
    const { httpStatus, envelope } = outgoing
    const answered = envelope['status'] === 'success' ? otherAnswer(outgoing, chosen) : envelope
    const isRefusal = answered['status'] === 'error'
    return isRefusal
      ? otherRefusal({ ...outgoing, envelope: answered }, chosen)
      : { httpStatus, envelope: answered }
  },
  sharesFiles: (chosen) => !chosen.has('files.origin'),
}

const texts = [
  'about',
  'currently_located',
  'currently_working',
  'summary',
  'desired_job_title',
  'desired_salary',
  'desired_cities',
  'desired_skills',
]
const lists = ['education', 'experiences', 'certificates']

/** Returns a form as another backend may read it: absent fields, or a file's URL, mean something else to it. */
function otherForm(call: string, { body, sent }: ReceivedForm, { tx, otherwise: chosen }: Context): RawBody {
  const present = (row: object | undefined, names: readonly string[]) => {
    const fields = Object.entries(row ?? {})
    return Object.fromEntries(
      fields.filter(([name, value]) => names.includes(name) && !sent.has(name) && value !== null),
    )
  }
  const id = Number(body['id'])
  if (call === 'save-profile' && chosen.has('save-profile.absent')) {
    const emptied = (names: readonly string[], empty: () => unknown) =>
      Object.fromEntries(names.map((name) => [name, empty()]))
    return { ...emptied(texts, () => ''), ...emptied(lists, () => []), ...body }
  }
  if (call === 'jobs/update' && chosen.has('jobs-update.absent')) {
    return { ...body, ...present(tx.jobs.get(id), ['location', 'salary_from', 'salary_to', 'description']) }
  }
  if (call === 'projects/update' && chosen.has('projects-update.absent')) {
    return { ...body, ...present(tx.projects.get(id), ['url', 'time_took', 'description']) }
  }
  if (call === 'projects/delete-file' && chosen.has('files.origin')) {
    // The client sends the file's URL from an earlier answer, which gave it another origin.
    const path = String(body['path'])
    return { ...body, path: URL.canParse(path) ? new URL(path).pathname : path }
  }
  return body
}

/** The calls whose refusals name no field if `errors.absent` is reversed. */
const ofAccounts = new Set([
  'register',
  'login',
  'verify',
  'send-password-reset-link',
  'reset-password',
  'change-password',
])

/** Returns the refusal as another backend may write it. */
function otherRefusal(
  { call, httpStatus, envelope }: Outgoing,
  chosen: Chosen,
): Pick<Outgoing, 'httpStatus' | 'envelope'> {
  const { errors: given, ...rest } = envelope
  const fields = typeof given === 'object' && given !== null ? Object.entries(given) : []
  const wrongPassword = call === 'change-password' && fields.some(([name]) => name === 'current_password')
  const noFields = fields.length === 0 || (ofAccounts.has(call) && chosen.has('errors.absent'))
  const one = (messages: unknown) => (Array.isArray(messages) ? messages.join(' ') : messages)
  const errors = chosen.has('errors.form') ? fields.map(([name, messages]) => [name, one(messages)]) : fields
  return {
    httpStatus:
      wrongPassword && chosen.has('change-password.current')
        ? 401
        : statusOf(call, httpStatus, String(rest['message']), fields.length > 0, chosen),
    envelope: {
      ...rest,
      ...(chosen.has('status-word') && { status: 'failed' }),
      ...(!noFields && { errors: Object.fromEntries(errors) }),
    },
  }
}

function statusOf(call: string, is: number, message: string, ofField: boolean, chosen: Chosen): number {
  if (is === 401 && chosen.has(call === 'me' ? 'session.me' : 'session.expired')) return 200
  if (is !== 200 || !chosen.has('refusals')) return is
  if (!ofField && /not found|was deleted/.test(message)) return 404
  return !ofField && /^This needs|not yours/.test(message) ? 403 : 422
}
