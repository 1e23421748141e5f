import { contract } from '../../mocks/contract/calls.gen.ts'
import type { CallName } from '../../mocks/operation.ts'
import { calls } from './answers.ts'
import type { Role, Things } from './payloads.ts'

/** Who may be logged in, and how tests call them. */
export const cast = { 'a visitor': null, 'a job seeker': 'job_seeker', 'a recruiter': 'recruiter' } as const
type Person = keyof typeof cast

const owners = new Map(calls.map((call) => [call.name, call.owners]))

/** Who may make a call about the things of `bringThings`, by the contract. */
export function callersOf(call: CallName): Person[] {
  const { access, auth } = contract[call]
  const may = (role: Role | null) => {
    if (access === 'owner') return role !== null && owners.get(call)?.includes(role) === true
    return role === null ? auth !== 'required' : access === role || !isRole(access)
  }
  return Object.keys(cast).filter((name): name is Person => isPerson(name) && may(cast[name]))
}

const isPerson = (name: string): name is Person => name in cast
const isRole = (access: string): access is Role => access === 'job_seeker' || access === 'recruiter'

/** The account of the things with this role. */
export const accountOf = ({ seeker, recruiter }: Things, role: Role) =>
  role === 'recruiter' ? recruiter : seeker
