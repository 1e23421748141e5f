import type { Row } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'
import { sessionIsOver } from '../rules/sessions.ts'
import { folded, wordsOf } from '../rules/text.ts'

/** An account as the panel lists it. */
export type Person = Pick<Row<'accounts'>, 'id' | 'name' | 'email' | 'type'>

/** What an account type is called. */
export const typeWords: Record<Person['type'], string> = { job_seeker: 'job seeker', recruiter: 'recruiter' }

/** What a search of the accounts gives. */
export interface FoundPeople {
  /** The first ones, by name. */
  people: Person[]
  /** How many fit. */
  count: number
  /** How many accounts there are. */
  total: number
}

const byName = new Intl.Collator('en')

/**
 * The people in whose name, e-mail or type every word occurs, regardless of case and accents. A world may have tens of
 * thousands: no more than `most` are sorted and handed out.
 */
export function findPeople({ tx }: Pick<Surroundings, 'tx'>, words: string, most: number): FoundPeople {
  const wanted = wordsOf(words)
  const accounts = tx.accounts.all()
  const first: Readonly<Row<'accounts'>>[] = []
  const before = (a: Person, b: Person) => (byName.compare(a.name, b.name) || a.id - b.id) < 0
  let count = 0
  for (const account of accounts) {
    const text = searchedIn(account)
    if (!wanted.every((word) => text.includes(word))) continue
    count += 1
    const last = first.at(-1)
    if (first.length === most && last && !before(account, last)) continue
    const place = first.findIndex((other) => before(account, other))
    first.splice(place < 0 ? first.length : place, 0, account)
    if (first.length > most) first.pop()
  }
  return { people: first.map(personOf), count, total: accounts.length }
}

/** The accounts with these ids, in their order. */
export function peopleOf({ tx }: Pick<Surroundings, 'tx'>, ids: readonly number[]): FoundPeople {
  const people = ids.flatMap((id) => tx.accounts.get(id) ?? []).map(personOf)
  return { people, count: people.length, total: tx.accounts.all().length }
}

function personOf({ id, name, email, type }: Readonly<Person>): Person {
  return { id, name, email, type }
}

// A row never changes, it is replaced: what is searched in it is made once and goes with it.
const searched = new WeakMap<object, string>()

function searchedIn(account: Readonly<Row<'accounts'>>): string {
  const known = searched.get(account)
  if (known !== undefined) return known
  const text = folded(`${account.name} ${account.email} ${typeWords[account.type]}`)
  searched.set(account, text)
  return text
}

/** The account that a token signs in at this moment; undefined without one, or for a dead token. */
export function holderOf(
  token: string | undefined,
  { tx, now }: Pick<Surroundings, 'tx' | 'now'>,
): Person | undefined {
  const session = token === undefined ? undefined : tx.sessions.one('token', token)
  if (!session || sessionIsOver(session, now)) return undefined
  return personOf(tx.accounts.need(session.account_id))
}

/** Whether a tab's own storage holds the token, so that the other tabs are not signed in by it. */
export function isOnlyInTab(token: string, tab: Pick<Storage, 'length' | 'key' | 'getItem'>): boolean {
  return Array.from({ length: tab.length }, (_, index) => tab.getItem(tab.key(index) ?? '')).includes(token)
}
