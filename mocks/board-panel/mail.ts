import type { Context } from '../operation.ts'
import * as v from 'valibot'
import { allTabs, savedValue, thisTab } from '../engine/hosts/browser/saved.ts'
import type { Row } from '../model/tables.ts'
import { normalisedEmail } from '../rules/text.ts'

export type Mail = Row<'mails'>

/** Returns all emails, newest first. */
export function mailsOf({ tx }: Pick<Context, 'tx'>): Readonly<Mail>[] {
  return tx.mails.all().toSorted((a, b) => b.sent_at - a.sent_at || b.id - a.id)
}

/** Returns the paragraphs of an email without its code, which has its own button. `at` is unique in the email. */
export function paragraphsOf({ text, code }: Pick<Mail, 'text' | 'code'>): { at: number; text: string }[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph, at) => ({ at, text: paragraph.trim() }))
    .filter((paragraph) => paragraph.text !== '' && paragraph.text !== code)
}

/** The policy of an email, whose HTML may come from a file: without it, a link could run a script in a new window. */
const policy = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`

/**
 * Returns an email's HTML for a frame: with a policy of its own, and with inline styles moved to `data-style`, because
 * the page's content policy blocks styles in markup, but not styles that a script sets (`applyStyles`). Text does not
 * change, because its quotation marks are escaped.
 */
export function framed({ html }: Pick<Mail, 'html'>): string {
  return policy + html.replaceAll(' style="', ' data-style="')
}

/** Restores the styles that `framed` moved. */
export function applyStyles(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
}

/**
 * Returns the path of a URL within the app, with search and fragment; null for other URLs.
 * @param origin the page's origin: `https://example.com`
 * @param basePath the app's base path, with slashes: `/demo/`
 */
export function pathInApp(address: string, origin: string, basePath: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(basePath)) return null
  return `/${url.pathname.slice(basePath.length)}${url.search}${url.hash}`
}

export const readingKey = 'fieldwork.simulator.mailbox'

/** The record of opened emails, saved in the browser. Seeded emails count as read. */
export const readingSchema = v.object({
  /** The epoch of the world that the emails belong to. */
  epoch: v.string(),
  /** Emails up to this id count as read. */
  since: v.number(),
  opened: v.array(v.number()),
})

export type Reading = v.InferOutput<typeof readingSchema>

export const noReading: Reading = { epoch: '', since: 0, opened: [] }

/** The age, in milliseconds, up to which an email counts as unread in a world that is new to the panel. */
const recent = 10 * 60_000

/**
 * Returns the saved record if it belongs to this world. A new record counts recent emails as unread, because they may
 * have arrived before the panel loaded; seeded emails are older and count as read.
 * @param now the world's time, in milliseconds since 1970 UTC
 */
export function readingOf(
  saved: Reading,
  epoch: string,
  mails: readonly Pick<Mail, 'id' | 'sent_at'>[],
  now: number,
): Reading {
  if (saved.epoch === epoch) return saved
  const old = mails.filter(({ sent_at }) => sent_at < now - recent)
  return { epoch, since: Math.max(0, ...old.map(({ id }) => id)), opened: [] }
}

/** Whether an email is newer than those that count as read, and has not been opened. */
export function isUnread(reading: Reading, { id }: Pick<Mail, 'id'>): boolean {
  return id > reading.since && !reading.opened.includes(id)
}

const remembered = 1_000

/** Returns the record after an email is opened; the same object if it was already read. */
export function withOpened(reading: Reading, mail: Pick<Mail, 'id'>): Reading {
  if (!isUnread(reading, mail)) return reading
  return { ...reading, opened: [...reading.opened, mail.id].slice(-remembered) }
}

/** Returns the recipients and their email counts, sorted by address, with those that this tab uses first. */
export function recipientsOf(
  mails: readonly Pick<Mail, 'to'>[],
  here: readonly string[],
): { address: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const address of here) counts.set(address, 0)
  for (const { to } of mails) counts.set(to, (counts.get(to) ?? 0) + 1)
  return [...counts]
    .map(([address, count]) => ({ address, count }))
    .toSorted(
      (a, b) =>
        Number(here.includes(b.address)) - Number(here.includes(a.address)) ||
        a.address.localeCompare(b.address, 'en'),
    )
}

const awaitedSchema = v.object({ email: v.string() })

/** The key under which the app saves the address between the two steps of a login. */
const awaitedKey = 'fieldwork.pendingEmail'

/** Returns the addresses this tab uses: that of a login waiting for its code, and the account's. */
export function addressesHere(loggedIn?: string): string[] {
  const addresses = [awaitedAddress(), loggedIn].filter((address) => address !== undefined)
  return [...new Set(addresses.map(normalisedEmail))]
}

/** Returns the address in the form of email recipients (rules 8). */
function awaitedAddress(): string | undefined {
  const [here, anywhere] = [thisTab, allTabs].map((place) =>
    normalisedEmail(savedValue(place, awaitedKey, awaitedSchema, { email: '' }).email),
  )
  return here || anywhere || undefined
}

/** Returns the newest unread email with a code, to one of the addresses if any are given. */
export function codeFor<M extends Pick<Mail, 'id' | 'to' | 'code'>>(
  mails: readonly M[],
  reading: Reading,
  here: readonly string[],
): M | undefined {
  return mails.find(
    (mail) => mail.code !== null && isUnread(reading, mail) && (here.length === 0 || here.includes(mail.to)),
  )
}
