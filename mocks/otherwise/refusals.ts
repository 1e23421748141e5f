import type { Outgoing } from '../engine/backend.ts'
import type { Chosen } from '../assumptions.ts'

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
export function otherRefusal(
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
