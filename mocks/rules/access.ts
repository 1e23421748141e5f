type Access = 'public' | 'signed-in' | 'job_seeker' | 'recruiter' | 'owner'
type Role = 'job_seeker' | 'recruiter'

/**
 * Why somebody may not make a call, by the contract's `x-access` alone (rules 6, 7); undefined when they may. Whether
 * the call needs a sign-in at all, and whose the thing is, the runtime checks besides.
 *
 * @param role the caller's account type; null for a visitor
 */
export function accessRefusal(access: Access, role: Role | null): string | undefined {
  if (access === 'job_seeker' && role === 'recruiter') return 'This needs a job seeker account.'
  if (access === 'recruiter' && role === 'job_seeker') return 'This needs a recruiter account.'
  return undefined
}
