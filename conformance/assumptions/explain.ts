import type { OtherwiseId } from '../../mocks/assumptions.ts'
import { answers } from '../../src/api/answers.gen.ts'
import type { Explain } from '../answers.ts'
import type { Deviation } from '../contract.ts'

type Explains = (call: string, deviation: Deviation) => boolean

const isText = (found: string) => found.startsWith('"')
const isNumeric = (found: string) => /^"-?\d+(?:\.\d+)?"$/.test(found)
/** Whether the call's answer has a list with this name. */
const isListOf = (call: string, name: string) => ` ${answers[call] ?? ''}`.includes(` ${name}:*`)
const isIdField = (at: string) => /\/(?:id|\w+_id)$/.test(at)

/** The deviations that each reversed assumption explains. */
const explanations: readonly [OtherwiseId, Explains][] = [
  ['ids', (_, { at, found }) => isIdField(at) && isText(found)],
  [
    'numbers',
    (_, { at, message, found }) => !isIdField(at) && /number|integer/.test(message) && isNumeric(found),
  ],
  ['booleans', (_, { message, found }) => /boolean/.test(message) && /^[01]$/.test(found)],
  ['booleans', (_, { at, found }) => at.endsWith('/is_featured') && /^(?:true|false)$/.test(found)],
  ['times', (_, { message, found }) => /date-time/.test(message) && isText(found)],
  ['lists.absent', (call, { at, message }) => message === 'is missing' && isListOf(call, at.slice(1))],
  ['lists.null', (_, { message, found }) => /array/.test(message) && found === 'null'],
  ['unset.text', (_, { found }) => found === '""'],
  [
    'unset.absent',
    (_, { at, message }) => message === 'is missing' && /\/(?:salary_from|salary_to|cv)$/.test(at),
  ],
  [
    'profile-rows.text',
    (_, { at, found }) => /\/(?:education|experiences|certificates)$/.test(at) && isText(found),
  ],
  ['profile-rows.numbers', (_, { at, found }) => /\/(?:year|from|to)$/.test(at) && /^\d+$/.test(found)],
  ['files.type', (_, { at }) => at.endsWith('/files/*/type')],
  ['locations', (_, { at }) => at.startsWith('/locations')],
  ['applicants', (_, { at }) => at.endsWith('/applicants')],
  ['payment.status', (_, { at }) => at === '/payments/*/status'],
  ['chat.address', (_, { at }) => at === '/settings/tidio'],
  ['google-client-id', (_, { at }) => at === '/settings/google_client_id'],
  ['toggles.state', (call, { at }) => call.endsWith('/toggle') && at.startsWith('/is_')],
  ['status-word', (_, { at }) => at === '/status'],
  ['errors.form', (_, { at }) => at.startsWith('/errors')],
]

/** A text that may be empty. The app reads null as empty. */
const isNoText = ({ at, found }: Deviation) =>
  /\/(?:description|url|time_took|caption|about|summary)$/.test(at) && found === 'null'

/** Explains deviations by the assumptions that a backend reverses. */
export function explainedBy(reversed: ReadonlySet<string>): Explain {
  return (call, deviation) =>
    isNoText(deviation)
      ? 'unset.text'
      : explanations.find(([id, explains]) => reversed.has(id) && explains(call, deviation))?.[0]
}
