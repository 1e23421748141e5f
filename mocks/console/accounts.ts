import type { Row } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'
import { sessionIsOver } from '../rules/sessions.ts'

/** An account as the panel lists it. */
export type Person = Pick<Row<'accounts'>, 'id' | 'name' | 'email' | 'type'>

/** What an account type is called. */
export const typeWords: Record<Person['type'], string> = { job_seeker: 'job seeker', recruiter: 'recruiter' }

/** Every account, by name. */
export function everyone({ tx }: Pick<Surroundings, 'tx'>): Person[] {
  return tx.accounts
    .all()
    .map(({ id, name, email, type }) => ({ id, name, email, type }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id)
}

/** The people in whose name, e-mail or type every word occurs, regardless of case and accents. All of them without words. */
export function findPeople(people: readonly Person[], words: string): readonly Person[] {
  const wanted = bare(words).split(/\s+/).filter(Boolean)
  return people.filter((person) => {
    const text = bare(`${person.name} ${person.email} ${typeWords[person.type]}`)
    return wanted.every((word) => text.includes(word))
  })
}

function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The account that a token signs in at this moment; undefined without one, or for a dead token. */
export function holderOf(
  token: string | undefined,
  { tx, now }: Pick<Surroundings, 'tx' | 'now'>,
): Person | undefined {
  const session = token === undefined ? undefined : tx.sessions.one('token', token)
  if (!session || sessionIsOver(session, now)) return undefined
  const { id, name, email, type } = tx.accounts.need(session.account_id)
  return { id, name, email, type }
}

/** Whether a tab's own storage holds the token, so that the other tabs are not signed in by it. */
export function isOnlyInTab(token: string, tab: Pick<Storage, 'length' | 'key' | 'getItem'>): boolean {
  return Array.from({ length: tab.length }, (_, index) => tab.getItem(tab.key(index) ?? '')).includes(token)
}
