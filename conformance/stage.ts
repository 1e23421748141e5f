import type { CallName } from '../mocks/operation.ts'
import { Failed, NotChecked } from './failures.ts'
import { isObject } from './contract.ts'
import { type Made, nameOf } from './made.ts'
import { Caller, isSuccess, Person, type Success } from './person.ts'
import { type Hook, needWords, type Role, type Setup } from './setup.ts'
import type { Transport } from './transport.ts'

type AccountType = Success<'me'>['user']['type']
type Hooks = Required<Pick<Setup, Hook>>

const roles: Record<Role, { label: string; type: AccountType }> = {
  recruiter: { label: 'recruiter A', type: 'recruiter' },
  otherRecruiter: { label: 'recruiter B', type: 'recruiter' },
  seeker: { label: 'job seeker A', type: 'job_seeker' },
  otherSeeker: { label: 'job seeker B', type: 'job_seeker' },
}

/** The timeout of a hook, in milliseconds. */
const hookTime = 60_000

/** The context of checks: accounts, hooks and clean-up. */
export class Stage {
  readonly visitor: Caller
  readonly transport: Transport
  readonly setup: Setup
  readonly mayWrite: boolean
  /** The email addresses of the accounts that the run signed up. */
  readonly signedUp: string[] = []
  /** The key of the data that checks share. `forgetPeople` replaces it, which discards that data. */
  era: object = {}
  readonly #people = new Map<Role, Once<Person>>()
  /** What could not be removed. */
  readonly leftovers: string[] = []
  /** What checks share, which is removed at the end of the run. */
  #lasting: Made[] = []
  #number = 0
  readonly #run: string

  constructor(transport: Transport, setup: Setup, mayWrite: boolean, run: string) {
    this.transport = transport
    this.setup = setup
    this.mayWrite = mayWrite
    this.#run = run
    this.visitor = new Caller(transport, 'visitor')
  }

  /** Returns a unique word for names, titles and searches. */
  word(): string {
    this.#number += 1
    return `q${this.#run}x${this.#number}z`
  }

  /** @throws NotChecked without permission to change data */
  needWrite(): void {
    if (!this.mayWrite) throw new NotChecked(`needs ${needWords.write}`)
  }

  /** Ends a check that would leave something for nothing, such as an account. @throws NotChecked without these hooks */
  needs(...hooks: Hook[]): void {
    for (const name of hooks) this.hook(name)
  }

  /** Returns a hook of the setup. If the hook fails, the error names it. @throws NotChecked without the hook */
  hook<H extends keyof Hooks>(name: H): Hooks[H]
  hook(name: keyof Hooks): (...args: never[]) => unknown {
    const hook: ((...args: never[]) => unknown) | undefined = this.setup[name]
    if (!hook) throw new NotChecked(`needs ${needWords[name]}`)
    const failed = (error: unknown) =>
      new Failed(`the setup's ${name} failed: ${error instanceof Error ? error.message : String(error)}`)
    return (...args) => {
      try {
        const made: unknown = hook(...args)
        if (name === 'newAddress') return made
        return inTime(made, this.transport.target.last).catch((error: unknown) => {
          throw failed(error)
        })
      } catch (error) {
        throw failed(error)
      }
    }
  }

  /** Returns one of the four accounts of this run. */
  async person(role: Role): Promise<Person> {
    const known = this.#people.get(role)
    if (known) return await this.again(known)
    const { label, type } = roles[role]
    const given = this.setup.accounts?.[role]
    const make = async () => {
      try {
        if (given) return await this.logIn(given.email, type, label, '', given.token)
        return await this.newcomer(type, label)
      } catch (error) {
        // The checks of the login report this failure. Others only depend on it.
        throw error instanceof Failed ? new NotChecked(`needs ${label}: ${error.message}`) : error
      }
    }
    const made = this.once(make)
    this.#people.set(role, made)
    return await this.again(made)
  }

  /** Makes something that several checks use. Each of them depends on the calls that made it. */
  once<T>(make: () => Promise<T>): Once<T> {
    const { transport } = this
    const before = transport.used
    const calls = new Set<CallName>()
    transport.used = calls
    const thing = make().finally(() => {
      transport.used = before
    })
    return { thing, calls }
  }

  /** Returns something that was made once, and counts its calls as those of the current check. */
  async again<T>({ thing, calls }: Once<T>): Promise<T> {
    try {
      return await thing
    } finally {
      for (const call of calls) this.transport.used.add(call)
    }
  }

  /** Forgets the accounts and the data that checks share, because their sessions may have expired. */
  forgetPeople(): void {
    this.#people.clear()
    this.era = {}
  }

  /** Signs up an account and logs it in. */
  async newcomer(type: AccountType, label = `a new ${type.replace('_', ' ')}`): Promise<Person> {
    const { email, password } = await this.signUp(type)
    return await this.logIn(email, type, label, password)
  }

  async signUp(type: AccountType): Promise<{ name: string; email: string; password: string }> {
    this.needWrite()
    const word = this.word()
    const account = {
      name: `Kit ${word}`,
      email: this.hook('newAddress')(word),
      password: `pass-${word}-word`,
    }
    this.transport.secrets.add(account.password, true)
    await this.visitor.ok('register', { ...account, type })
    this.signedUp.push(account.email)
    return account
  }

  /** Logs an account in with a code, unless a token is given. */
  async logIn(
    email: string,
    type: AccountType,
    label: string,
    password = '',
    given?: string,
  ): Promise<Person> {
    if (given !== undefined) {
      this.transport.secrets.add(given, true)
      const { user } = await new Caller(this.transport, label, given).ok('me')
      return new Person(this.transport, label, { ...user, password, token: given })
    }
    this.needWrite()
    await this.visitor.ok('login', { email, type })
    const code = await this.code(email, 'login')
    const { access_token, user } = await this.visitor.ok('verify', { email, code })
    return new Person(this.transport, label, { ...user, password, token: access_token })
  }

  /** Returns the code of the latest email. @throws Failed if there is none, which names the call that sends it */
  async code(email: string, purpose: 'login' | 'reset'): Promise<string> {
    const code = await this.hook('code')({ email, purpose })
    const call = purpose === 'login' ? 'login' : 'send-password-reset-link'
    if (code === '') throw new Failed(`/api/${call} sends no code to ${email}`, call)
    this.transport.secrets.add(code, true)
    return code
  }

  /** Removes something at the end of this check. What `makers` lists is removed anyway. */
  defer({ label, token }: Caller, remove: Made['remove'], id: number): void {
    this.transport.made.push({ remove, id, label, token })
  }

  /** Makes something that is removed only at the end of the run. */
  async lastingly<T>(make: () => Promise<T>): Promise<T> {
    const { transport } = this
    const before = transport.made
    transport.made = []
    try {
      return await make()
    } finally {
      this.#lasting.push(...transport.made)
      transport.made = before
    }
  }

  /**
   * Removes what a check made, whether or not it should have been possible.
   * @param all whether to remove what checks share, too
   * @throws Unreachable if the backend no longer answers
   */
  async tidy(all = false): Promise<void> {
    this.transport.tidies = true
    const due = all ? [...this.#lasting, ...this.transport.made] : this.transport.made
    this.transport.made = []
    if (all) this.#lasting = []
    let silence: unknown
    for (const made of due.toReversed()) {
      if (this.transport.isRemoved(made)) continue
      try {
        if (silence === undefined && (await this.#isGone(made))) continue
      } catch (error) {
        silence = error
      }
      const isHidden = made.remove !== 'jobs/delete' || (silence === undefined && (await this.#hide(made)))
      this.leftovers.push(`${nameOf(made)}${isHidden ? '' : ' (which may be public)'}`)
    }
    this.transport.tidies = false
    if (silence !== undefined) throw silence
  }

  async #isGone({ remove, id, label, token }: Made): Promise<boolean> {
    const { transport } = this
    // Other calls can remove these: a mark is toggled off, and another invitation replaces a link.
    const isFleeting = ['bookmarks/remove', 'followers/remove', 'employees/delete'].includes(remove)
    if (transport.notBuilt.has(remove)) return false
    const { envelope } = await new Caller(transport, label, token).send(remove, { id })
    return isSuccess(remove, envelope) || (isFleeting && isObject(envelope))
  }

  /** Hides a job that can't be deleted. */
  async #hide({ id, label, token, form }: Made): Promise<boolean> {
    try {
      if (this.setup.decideJob) {
        await this.hook('decideJob')(id, 'cancelled')
        return true
      }
      form?.set('id', String(id))
      form?.set('status', 'in_active')
      const { envelope } = await new Caller(this.transport, label, token).raw('jobs/update', form ?? null)
      return isSuccess('jobs/update', envelope)
    } catch {
      return false
    }
  }
}

interface Once<T> {
  thing: Promise<T>
  calls: ReadonlySet<CallName>
}

/** Creates something once (again after `forgetPeople`), for checks that use it without changing it. */
export function shared<T>(make: (stage: Stage) => Promise<T>): (stage: Stage) => Promise<T> {
  const made = new WeakMap<object, Once<T>>()
  return async (stage) => {
    const thing = made.get(stage.era) ?? stage.once(() => stage.lastingly(() => make(stage)))
    made.set(stage.era, thing)
    return await stage.again(thing)
  }
}

async function inTime(work: unknown, last?: AbortSignal): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    const giveUp = () => {
      reject(new Error(`no result in ${hookTime / 1000} s`))
    }
    timer = setTimeout(giveUp, last?.aborted === true ? 0 : hookTime)
    last?.addEventListener('abort', giveUp)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
