import { type Runtime, quoted } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { normalisedEmail } from '../rules/text.ts'
import { Refused } from '../engine/base/errors.ts'
import { day, inRealTime, lastNow, moved } from '../engine/base/clock.ts'
import type { Pin } from '../engine/network/network.ts'
import { approveDueJobs, decide, type Decision } from '../services/moderation.ts'
import { decideTransfer, type TransferDecision } from '../services/feature-payments.ts'
import { openSession } from '../services/sessions.ts'
import { decisionWords, reviewOf } from './review.ts'

/** The largest step of the clock, in milliseconds. */
const furthest = 3_660 * day

const mostMails = 200

/** What the simulator offers outside the product: mailbox, review, clock, data and sessions. */
export class Admin {
  readonly #runtime: Runtime
  readonly #admits: () => Promise<boolean>

  /** @param admits returns whether a restored world may stay open; by default, each may */
  constructor(runtime: Runtime, admits = () => Promise.resolve(true)) {
    this.#runtime = runtime
    this.#admits = admits
  }

  /** Returns emails, newest first. @param to the recipient's address; null for all */
  async mails(to: string | null, most = mostMails): Promise<Readonly<Row<'mails'>>[]> {
    return await this.#runtime.read(({ tx }) => {
      const mails = to === null ? tx.mails.all() : tx.mails.by('to', normalisedEmail(to))
      return mails.toSorted((a, b) => b.sent_at - a.sent_at || b.id - a.id).slice(0, most)
    })
  }

  /** @throws Refused if there is no such email */
  async mail(id: number): Promise<Readonly<Row<'mails'>>> {
    return present(await this.#runtime.read(({ tx }) => tx.mails.get(id)), 'email')
  }

  /** Returns the jobs and bank transfers to review, and the latest reviewed jobs. */
  async review() {
    return await this.#runtime.read(reviewOf)
  }

  /**
   * Approves or cancels a job (rules 13).
   * @returns the result in words
   * @throws Refused if there is no such job
   */
  async decideJob(id: number, decision: Decision): Promise<string> {
    return await this.#runtime.mutate((context) => {
      const job = present(context.tx.jobs.get(id), 'job')
      if (job.deleted_at !== null) throw notFound('job')
      decide(context, job, decision)
      return `“${quoted(job.title)}” was ${context.tx.jobs.need(id).state === 'approved' ? 'approved' : 'not approved'}.`
    }, 'review a job')
  }

  /**
   * Approves or rejects a bank transfer (rules 24).
   * @param id of the payment
   * @returns the result in words
   * @throws Refused if there is no such transfer
   */
  async decidePayment(id: number, decision: TransferDecision): Promise<string> {
    return await this.#runtime.mutate((context) => {
      const { tx } = context
      const payment = present(tx.payments.get(id), 'payment')
      if (payment.method !== 'other') throw notFound('bank transfer')
      const { title } = tx.jobs.need(payment.job_id)
      const company = tx.accounts.need(payment.account_id).name
      return decisionWords({ title, company }, decideTransfer(context, payment, decision))
    }, 'review a bank transfer')
  }

  /** Returns the simulated time, in milliseconds since 1970 UTC. */
  now(): number {
    return this.#runtime.now()
  }

  /**
   * Moves the clock forward, or back by a negative number of `milliseconds`.
   * @param what the name of the change, for the history; null leaves it out
   * @returns the new time, in milliseconds since 1970 UTC
   * @throws Refused if the step is fractional or too large, or leads outside the years 1970 to 9999
   */
  async advance(milliseconds: number, what: string | null = 'move the clock'): Promise<number> {
    if (!Number.isInteger(milliseconds) || Math.abs(milliseconds) > furthest) {
      throw new Refused('Move the clock by whole milliseconds, at most ten years at a time.', {
        httpStatus: 400,
      })
    }
    return await this.#runtime.mutate((context) => {
      const { tx, now } = context
      const next = now + milliseconds
      if (next < 0 || next > lastNow)
        throw new Refused('The clock can’t go before 1970 or past 9999. Choose a smaller step.', {
          httpStatus: 400,
        })
      tx.settings.patch(1, moved(tx.settings.need(1), milliseconds))
      approveDueJobs({ ...context, now: next })
      return next
    }, what ?? undefined)
  }

  /** Resets the clock to real time. @returns the new time, in milliseconds since 1970 UTC */
  async realTime(): Promise<number> {
    await this.#runtime.mutate(({ tx }) => {
      tx.settings.patch(1, inRealTime)
    }, 'reset the clock')
    return this.#runtime.now()
  }

  /** Returns the scenario and seed of the open world, and the available scenarios. */
  async world() {
    const identity = await this.#runtime.read(() => this.#runtime.store.identity)
    const { scenario = '', seed = 0 } = identity ?? {}
    return {
      scenario,
      seed,
      scenarios: this.#runtime.backend.scenarios.map(({ name, about }) => ({ name, about })),
    }
  }

  /** Returns the scenario's personas to log in as, and the reason to choose each. */
  async people() {
    return await this.#runtime.read(({ tx }) => {
      return this.#runtime.personas.flatMap(({ account_id, about }) => {
        const account = tx.accounts.get(account_id)
        return account ? [{ name: account.name, email: account.email, type: account.type, about }] : []
      })
    })
  }

  /**
   * Quarantines the world and creates one of a scenario, by default the same one.
   * @throws Refused for an unknown scenario
   */
  async reset(scenario?: string, seed?: number): Promise<void> {
    const known = this.#runtime.backend.scenarios.map(({ name }) => name)
    if (scenario !== undefined && !known.includes(scenario)) {
      throw new Refused(`There is no scenario “${scenario}”. Available: ${known.join(', ')}.`, {
        httpStatus: 400,
      })
    }
    await this.#runtime.store.reset(scenario, seed)
  }

  /** Returns the pinned answers, the newest first. */
  pins(): readonly Pin[] {
    return this.#runtime.options.pins
  }

  /** Replaces all pinned answers. @returns the result in words */
  pin(pins: readonly Pin[]): string {
    this.#runtime.options = { ...this.#runtime.options, pins }
    return `${pins.length} ${pins.length === 1 ? 'answer' : 'answers'} pinned.`
  }

  /** Returns the quarantined worlds, newest first, each identified by the time it was quarantined. */
  async quarantined(): Promise<readonly number[]> {
    return await this.#runtime.store.storage.quarantined()
  }

  /** Returns a quarantined world as a ZIP. @throws Refused if it does not exist */
  async download(quarantined: number): Promise<Blob> {
    await this.#needQuarantined(quarantined)
    return await this.#runtime.download(quarantined)
  }

  /**
   * Restores or deletes a quarantined world.
   * @returns the result in words
   * @throws Refused if it does not exist, still cannot be read, or may not be open here
   */
  async decideQuarantined(quarantined: number, decision: QuarantineDecision): Promise<string> {
    await this.#needQuarantined(quarantined)
    if (decision === 'deleted') {
      await this.#runtime.store.discard(quarantined)
      return 'Quarantined data deleted.'
    }
    if (!(await this.#runtime.store.restore(quarantined)))
      throw new Refused('This data still can’t be read. You can download or delete it.')
    if (await this.#admits()) return 'Data restored. The previous data is quarantined.'
    const [replaced = 0] = await this.quarantined()
    await this.#runtime.store.restore(replaced)
    throw new Refused(
      'This data can’t be restored here, because others could guess its codes and file names.',
    )
  }

  async #needQuarantined(quarantined: number): Promise<void> {
    if (!(await this.#runtime.store.storage.quarantined()).includes(quarantined))
      throw notFound('quarantined data')
  }

  /** Logs an account in, bypassing the product's login. @throws Refused if there is no account with this address */
  async signIn(email: string) {
    return await this.#runtime.mutate((context) => {
      const account = present(context.tx.accounts.one('address', normalisedEmail(email)), 'account')
      return { token: openSession(context, account).token, name: account.name, type: account.type }
    })
  }
}

export type QuarantineDecision = 'restored' | 'deleted'
export type World = Awaited<ReturnType<Admin['world']>>
export type Person = Awaited<ReturnType<Admin['people']>>[number]

/** Returns the refusal of a request for something that does not exist. @param what names it in the message */
export function notFound(what: string): Refused {
  return new Refused(`There is no such ${what}.`, { httpStatus: 404 })
}

function present<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw notFound(what)
  return thing
}
