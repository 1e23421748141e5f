import type { Database } from './database.ts'
import { type Form, Refused } from './form.ts'

export interface Backend {
  db: Database
  /** Its own address, for those of uploads. */
  url: string
  /** Sends a code by email. */
  sendCode: (email: string, purpose: 'login' | 'reset', code: string) => void
}

export interface Member {
  id: number
  kind: string
  /** The hash of the token that was sent. */
  session: string
}

export type Answer = { message: string } & Record<string, unknown>
export type Call = (request: { form: Form; member: Member | null }) => Answer | Promise<Answer>
export type Calls = Record<string, Call>

/** Ends a call with HTTP 401. */
export class Unauthenticated extends Error {}

/** A call for members who are logged in, of one kind or any. */
export function forMembers(
  run: (request: { form: Form; member: Member }) => Answer | Promise<Answer>,
  kind?: 'job_seeker' | 'recruiter',
): Call {
  return ({ form, member }) => {
    if (!member) throw new Unauthenticated()
    if (kind !== undefined && member.kind !== kind) {
      throw new Refused(`Only a ${kind.replace('_', ' ')} can do this.`)
    }
    return run({ form, member })
  }
}

/** Returns the address of an upload; null if there is none. */
export const addressOf = ({ url }: Backend, upload: unknown): string | null =>
  typeof upload === 'string' ? `${url}/uploads/${upload}` : null

export const pageSize = 15

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))
