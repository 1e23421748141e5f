import type { Behind } from '../engine/backend.ts'
import type { Row } from '../model/tables.ts'
import type { CallName, Context, JobBoard } from '../operation.ts'
import { hasExpired } from '../rules/sessions.ts'
import { idOf, isJson } from './json.ts'
import type { Sighting } from './rows.ts'
import { Recent } from './recent.ts'

/** How many tokens that logged out are remembered. */
const mostEnded = 100

/** The real backend's tokens, as sessions of the simulator (rules 49). */
export class Tokens {
  readonly #world: Behind<JobBoard>
  /** The tokens that the real backend accepted. */
  readonly #accepted = new Recent()

  /** The latest tokens that logged out: an answer that was on its way must not open their sessions again. */
  readonly #ended = new Set<string>()

  constructor(world: Behind<JobBoard>) {
    this.#world = world
  }

  isFresh(token: string): boolean {
    return this.#accepted.has(token)
  }

  /** Whether the simulator has a session for a token. It may have been lost with its world. */
  async knows(token: string): Promise<boolean> {
    return await this.#world.read(({ tx, now }) => {
      const session = tx.sessions.one('token', token)
      return session !== undefined && !hasExpired(session, now)
    })
  }

  #end(token: string): void {
    this.#ended.add(token)
    const [oldest] = this.#ended
    if (this.#ended.size > mostEnded && oldest !== undefined) this.#ended.delete(oldest)
  }

  /** Returns whose token it is, as far as the simulator knows. */
  actorOf({ tx }: Pick<Context, 'tx'>, token: string | undefined): Row<'accounts'> | null {
    const session = token === undefined ? undefined : tx.sessions.one('token', token)
    return (session && tx.accounts.get(session.account_id)) ?? null
  }

  /**
   * Records what a real answer says about the caller's token, and ends the session that the backend ended.
   * @param refuses whether the answer is a refusal
   */
  async note(
    call: CallName,
    token: string | undefined,
    httpStatus: number,
    isSuccess: boolean,
    refuses: () => boolean,
  ): Promise<void> {
    if (token === undefined) return
    const isOver =
      call === 'logout'
        ? isSuccess || httpStatus === 401
        : call === 'me' && !isSuccess && isDead(httpStatus, refuses)
    if (call === 'logout' && isOver) this.#end(token)
    if (httpStatus === 401 || isOver) this.#accepted.forget(token)
    else if (call === 'me' && isSuccess) this.#accepted.note(token)
    if (!isOver) return
    await this.#world.mutate(({ tx }) => {
      const session = tx.sessions.one('token', token)
      if (session) tx.sessions.remove(session.id)
    })
  }

  /**
   * Opens a session for the token that an answer has, or whose account `me` tells. The answer may name another account
   * than before.
   * @returns the account, once it is known
   */
  open(
    { tx, now }: Pick<Context, 'tx' | 'now'>,
    sent: string | undefined,
    { call, answer }: Sighting,
  ): Row<'accounts'> | null {
    const { access_token: given, user } = answer
    const token = typeof given === 'string' && given !== '' ? given : call === 'me' ? sent : undefined
    const account_id = isJson(user) ? idOf(user['id']) : undefined
    if (token === undefined || account_id === undefined || this.#ended.has(token)) return null
    this.#accepted.note(token)
    const session = tx.sessions.one('token', token)
    if (!session) tx.sessions.insert({ account_id, token, created_at: now, used_at: now })
    else if (session.account_id !== account_id || hasExpired(session, now)) {
      tx.sessions.patch(session.id, { account_id, used_at: now })
    }
    return tx.accounts.get(account_id) ?? null
  }
}

/** Whether an unsuccessful answer of `me` rejects the token, as the app reads it. */
function isDead(httpStatus: number, refuses: () => boolean): boolean {
  return httpStatus === 401 || ([200, 403].includes(httpStatus) && refuses())
}
