import type { Call, Contract } from '../generate/contract.ts'
import { table } from './table.ts'

/** What each `x-access` means for a visitor, a job seeker and a recruiter. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  public: ['yes', 'yes', 'yes'],
  'signed-in': ['–', 'yes', 'yes'],
  job_seeker: ['–', 'yes', '–'],
  recruiter: ['–', '–', 'yes'],
}

function meaningOf({ meta: { access }, owners }: Call): readonly string[] {
  if (access !== 'owner') return meanings[access] ?? ['–', '–', '–']
  const own = (kind: string) => (owners.length === 0 || owners.includes(kind) ? 'their own' : '–')
  return ['–', own('job_seeker'), own('recruiter')]
}

/** Generates `docs/access.md`: which roles may make which calls. */
export function accessDocument(contract: Contract): string {
  const byTag = Map.groupBy(contract.calls, ({ meta }) => meta.tag)
  return [
    '# Who may call',
    'This page is generated from `x-access` and `x-owner` in [openapi.yaml](../openapi.yaml). The simulated backend ' +
      'enforces the same, and a test makes every call in every role. “Their own” means that the row that the call names must belong to the caller. A job belongs ' +
      'to its recruiter and a CV to its job seeker; both sides can read an application.',
    ...[...byTag].flatMap(([tag, calls]) => [
      `## ${tag === 'cvs' ? 'CVs' : tag.charAt(0).toUpperCase() + tag.slice(1)}`,
      table(
        ['Call', 'Visitor', 'Job seeker', 'Recruiter', 'What it does'],
        calls.map((call) => [`\`${call.path}\``, ...meaningOf(call), call.summary]),
      ),
    ]),
  ].join('\n\n')
}
