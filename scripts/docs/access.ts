/** `docs/access.md`: who may make which call, from the contract. */
import type { CallAccess } from '../../mocks/runtime/contract-types.ts'
import type { Contract } from '../generate/contract.ts'
import { table } from './states.ts'

/** What each `x-access` means to a visitor, a job seeker and a recruiter. */
const meanings: Readonly<Record<CallAccess, readonly [string, string, string]>> = {
  public: ['yes', 'yes', 'yes'],
  'signed-in': ['–', 'yes', 'yes'],
  job_seeker: ['–', 'yes', '–'],
  recruiter: ['–', '–', 'yes'],
  owner: ['–', 'their own', 'their own'],
}

/** The table of roles and calls. */
export function accessDocument(contract: Contract): string {
  const byTag = Map.groupBy(contract.calls, ({ meta }) => meta.tag)
  return [
    '# Who may call',
    'From `x-access` in [openapi.yaml](../openapi.yaml). The simulated backend enforces the same, and a test makes ' +
      'every call as everybody, on things of their own and of others. “Their own”: only on things that belong to the ' +
      'caller; a job belongs to its recruiter, a CV to its job seeker, an application may be read by both sides.',
    ...[...byTag].flatMap(([tag, calls]) => [
      `## ${tag.charAt(0).toUpperCase()}${tag.slice(1)}`,
      table(
        ['Call', 'Visitor', 'Job seeker', 'Recruiter', 'What it does'],
        calls.map(({ path, summary, meta }) => [
          `\`${path}\``,
          ...meanings[meta.access],
          summary.replaceAll('|', String.raw`\|`),
        ]),
      ),
    ]),
  ].join('\n\n')
}
