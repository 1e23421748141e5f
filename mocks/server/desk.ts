import * as v from 'valibot'
import { inRealTime } from '../console/clock-moves.ts'
import { decisionWords, deskOf } from '../console/desk.ts'
import type { Row } from '../model/world.ts'
import { Refused } from '../runtime/errors.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { day, moved } from '../services/clock.ts'
import { approveDueJobs, decide, type Decision } from '../services/moderation.ts'
import { decideTransfer, type TransferDecision } from '../services/payment-desk.ts'
import { openSession } from '../services/sessions.ts'

/** The furthest that the clock can be moved in one go, in milliseconds. */
const furthest = 3_660 * day

/** The last moment that is written with four digits for the year. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59)

/** The most e-mails that are told at once. */
const mostMails = 200

/** What stands outside of the product and is needed to use it: mailbox, moderation desk, clock, world. */
export class Desk {
  readonly #runtime: Runtime

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  /** E-mails, newest first. @param to the address they went to; null for all */
  async mails(to: string | null, most = mostMails): Promise<Readonly<Row<'mails'>>[]> {
    return await this.#runtime.read(({ tx }) => {
      const mails = to === null ? tx.mails.all() : tx.mails.by('to', to.trim().toLowerCase())
      return mails.toSorted((a, b) => b.sent_at - a.sent_at || b.id - a.id).slice(0, most)
    })
  }

  /** @throws Refused when there is none */
  async mail(id: number): Promise<Readonly<Row<'mails'>>> {
    return present(await this.#runtime.read(({ tx }) => tx.mails.get(id)), 'e-mail')
  }

  /** What waits for a decision, and what was decided last. */
  async cases(): Promise<ReturnType<typeof deskOf>> {
    return await this.#runtime.read(deskOf)
  }

  /**
   * Approves or cancels a job (rules 13).
   * @returns what is said of it
   * @throws Refused when there is no such job
   */
  async decideJob(id: number, decision: Decision): Promise<string> {
    return await this.#runtime.act((surroundings) => {
      const job = present(surroundings.tx.jobs.get(id), 'job')
      if (job.deleted_at !== null) throw notFound('job')
      decide(surroundings, job, decision)
      return `“${job.title}” is ${surroundings.tx.jobs.need(id).state}.`
    })
  }

  /**
   * Approves or rejects a bank transfer (rules 24).
   * @param id the payment's
   * @returns what is said of it
   * @throws Refused when there is no such transfer
   */
  async decidePayment(id: number, decision: TransferDecision): Promise<string> {
    return await this.#runtime.act((surroundings) => {
      const { tx } = surroundings
      const payment = present(tx.payments.get(id), 'payment')
      if (payment.method !== 'other') throw notFound('bank transfer')
      const { title } = tx.jobs.need(payment.job_id)
      const company = tx.accounts.need(payment.account_id).name
      return decisionWords({ title, company }, decideTransfer(surroundings, payment, decision))
    })
  }

  /** The simulated moment, in milliseconds since 1970 UTC. */
  now(): number {
    return this.#runtime.now()
  }

  /**
   * Moves the clock. @param milliseconds forwards; backwards if negative
   * @returns the moment it then is
   * @throws Refused when that is too far
   */
  async advance(milliseconds: number): Promise<number> {
    if (!Number.isInteger(milliseconds) || Math.abs(milliseconds) > furthest) {
      throw new Refused('The clock is moved by whole milliseconds, at most ten years at once.', {
        httpStatus: 400,
      })
    }
    return await this.#runtime.act((surroundings) => {
      const { tx, now } = surroundings
      const later = now + milliseconds
      if (later < 0 || later > lastMoment) throw new Refused('There is no such time.', { httpStatus: 400 })
      tx.settings.patch(1, moved(tx.settings.need(1), milliseconds))
      approveDueJobs({ ...surroundings, now: later })
      return later
    })
  }

  /** Sets the clock back to real time. @returns the moment it then is */
  async realTime(): Promise<number> {
    await this.#runtime.act(({ tx }) => {
      tx.settings.patch(1, inRealTime)
    })
    return this.#runtime.now()
  }

  /** Which world is open, and which there could be. */
  async world(): Promise<World> {
    const identity = await this.#runtime.read(() => this.#runtime.identity)
    const { scenario = '', seed = 0 } = identity ?? {}
    return {
      scenario,
      seed,
      scenarios: this.#runtime.scenarios.map(({ name, about }) => ({ name, about })),
    }
  }

  /** Who is worth signing in as. */
  async people(): Promise<Person[]> {
    return await this.#runtime.read(({ tx }) => {
      const scenario = this.#runtime.scenarios.find(({ name }) => name === this.#runtime.identity?.scenario)
      return (scenario?.personas ?? []).flatMap(({ account_id, about }) => {
        const account = tx.accounts.get(account_id)
        return account ? [{ name: account.name, email: account.email, type: account.type, about }] : []
      })
    })
  }

  /**
   * Throws the world away and makes a scenario's one: by default the same again.
   * @throws Refused for a scenario that does not exist
   */
  async reset(scenario?: string, seed?: number): Promise<void> {
    const known = this.#runtime.scenarios.map(({ name }) => name)
    if (scenario !== undefined && !known.includes(scenario)) {
      throw new Refused(`There is no scenario "${scenario}"; there are: ${known.join(', ')}.`, {
        httpStatus: 400,
      })
    }
    await this.#runtime.reset(scenario, seed)
  }

  /**
   * Signs somebody in without the product's login.
   * @throws Refused when nobody has this address
   */
  async signIn(email: string): Promise<{ token: string; name: string; type: Person['type'] }> {
    return await this.#runtime.act((surroundings) => {
      const account = present(surroundings.tx.accounts.one('email', email.trim().toLowerCase()), 'account')
      return { token: openSession(surroundings, account).token, name: account.name, type: account.type }
    })
  }
}

/** The open world and the scenarios. */
export interface World {
  scenario: string
  seed: number
  scenarios: { name: string; about: string }[]
}

/** Somebody to sign in as, and why one would. */
export interface Person extends Pick<Row<'accounts'>, 'name' | 'email' | 'type'> {
  about: string
}

/** How jobs are decided on, from outside. */
export const jobDecision = v.object({ decision: v.picklist(['approved', 'cancelled']) })
/** How bank transfers are decided on, from outside. */
export const paymentDecision = v.object({ decision: v.picklist(['approved', 'rejected']) })

/** @throws Refused */
export function notFound(what: string): Refused {
  return new Refused(`There is no such ${what}.`, { httpStatus: 404 })
}

function present<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw notFound(what)
  return thing
}
