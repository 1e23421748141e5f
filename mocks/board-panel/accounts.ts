import type { Context } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { hasExpired } from '../rules/sessions.ts'
import { holdsAll, searchableBy, wordsOf } from '../rules/text.ts'

/** An account as the panel lists it. */
export type Person = Pick<Row<'accounts'>, 'id' | 'name' | 'email' | 'type'>

export const typeWords: Record<Person['type'], string> = { job_seeker: 'job seeker', recruiter: 'recruiter' }

const byName = new Intl.Collator('en')

/**
 * Finds the accounts whose name, email and type together contain every word, regardless of case and accents. Returns
 * the first `most` by name, as a world may have tens of thousands. `count` is how many match, `total` how many exist.
 */
export function findPeople({ tx }: Pick<Context, 'tx'>, words: string, most: number) {
  const wanted = wordsOf(words)
  const accounts = tx.accounts.all()
  const people: Person[] = []
  const order = (a: Person, b: Person) => byName.compare(a.name, b.name) || a.id - b.id
  let count = 0
  for (const account of accounts) {
    if (!holdsAll(wanted, searchedIn(account))) continue
    count += 1
    const last = people[most - 1]
    if (last && order(account, last) > 0) continue
    people.push(account)
    people.sort(order).splice(most)
  }
  return { people, count, total: accounts.length }
}

/** Returns the accounts with these ids, in the order of the ids, without deleted ones. */
export function peopleOf({ tx }: Pick<Context, 'tx'>, ids: readonly number[]) {
  const people: Person[] = ids.flatMap((id) => tx.accounts.get(id) ?? [])
  return { people, count: people.length, total: tx.accounts.all().length }
}

const searchedIn = searchableBy(({ name, email, type }: Row<'accounts'>) => [name, email, typeWords[type]])

/** Returns the account that a token logs in; undefined without a token, or if its session has expired. */
export function holderOf(
  token: string | undefined,
  { tx, now }: Pick<Context, 'tx' | 'now'>,
): Person | undefined {
  const session = token === undefined ? undefined : tx.sessions.one('token', token)
  if (!session || hasExpired(session, now)) return undefined
  return tx.accounts.need(session.account_id)
}

/** Whether the tab's own storage holds the token, so that other tabs don't use it. */
export function isOnlyInTab(token: string, tab: Pick<Storage, 'length' | 'key' | 'getItem'>): boolean {
  return Array.from({ length: tab.length }, (_, index) => tab.getItem(tab.key(index) ?? '')).includes(token)
}
