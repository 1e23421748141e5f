import { contract } from '../../mocks/contract/calls.gen.ts'
import type { CallName } from '../../mocks/operation.ts'
import { calls } from './answers.ts'
import type { Role, Things } from './payloads.ts'

const roles: readonly string[] = ['job_seeker', 'recruiter'] satisfies Role[]
const owners = new Map(calls.map((call) => [call.name, call.owners]))

/** Who may make a call about the things of `bringThings`, by the contract: visitors are null, and first. */
export function callersOf(call: CallName): (Role | null)[] {
  const { access, auth } = contract[call]
  return ([null, 'job_seeker', 'recruiter'] as const).filter((role) => {
    if (access === 'owner') return role !== null && owners.get(call)?.includes(role) === true
    return role === null ? auth !== 'required' : access === role || !roles.includes(access)
  })
}

/** The account of the things with this role. */
export const accountOf = ({ seeker, recruiter }: Things, role: Role) =>
  role === 'recruiter' ? recruiter : seeker
