import { ending, read, refused, type Form } from './form.ts'

/** Who calls; the id of a visitor is 0, and `session` the hash of the token that was sent. */
export type Member = { id: number; kind: string; session: string }
/** What an answer has besides `status` and, unless it is named, `message`. */
export type Answer = Record<string, unknown>
type Access = 'anyone' | 'members' | 'job_seeker' | 'recruiter'

/**
 * Returns who may make a call, as a function that runs before the form is read, and returns the one that answers it.
 * @param rules of the fields that `run` reads
 */
export function call<K extends string>(
  access: Access,
  rules: Record<K, string>,
  run: (fields: Record<K, string>, member: Member, form: Form) => Answer | Promise<Answer>,
) {
  return (member: Member) => {
    if (access !== 'anyone' && member.id === 0) throw ending(401, { message: 'Unauthenticated.' })
    if (access !== 'anyone' && access !== 'members' && access !== member.kind) {
      throw refused(`Only a ${access.replace('_', ' ')} can do this.`)
    }
    return async (form: Form) => await run(read(rules, form), member, form)
  }
}
