import * as v from 'valibot'
import type { Row } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'
import { parseKept } from './kept.ts'

export type Mail = Row<'mails'>

/** Every e-mail, newest first. */
export function mailsOf({ tx }: Pick<Surroundings, 'tx'>): Readonly<Mail>[] {
  return tx.mails.all().toSorted((a, b) => b.sent_at - a.sent_at || b.id - a.id)
}

/** A paragraph of an e-mail; `at` is its place among them. */
export interface Paragraph {
  at: number
  text: string
}

/** The paragraphs of an e-mail without the one that is its code: that is shown apart, with its button. */
export function paragraphsOf({ text, code }: Pick<Mail, 'text' | 'code'>): Paragraph[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph, at) => ({ at, text: paragraph.trim() }))
    .filter((paragraph) => paragraph.text !== '' && paragraph.text !== code)
}

/**
 * The HTML of an e-mail for a frame of a page whose policy allows no inline styles: they wait in another attribute for
 * `dress`, because the policy stops them in the markup and not when a script sets them. What people wrote is not
 * touched: there a quotation mark is escaped.
 */
export function undressed({ html }: Pick<Mail, 'html'>): string {
  return html.replaceAll(' style="', ' data-style="')
}

/** Gives the elements of an undressed e-mail their styles. */
export function dress(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
}

/**
 * The path of an address within the app, with search and fragment, as the host opens it; null for an address elsewhere.
 * @param origin of the page: `https://example.com`
 * @param basePath the path the app stands under, with slashes: `/demo/`
 */
export function pathInApp(address: string, origin: string, basePath: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(basePath)) return null
  return `/${url.pathname.slice(basePath.length)}${url.search}${url.hash}`
}

/** Which e-mails were opened. Kept in the browser; what a world was born with counts as read. */
export interface Reading {
  /** The world it belongs to. */
  epoch: string
  /** E-mails up to this id were there from the start. */
  since: number
  opened: readonly number[]
}

export const readingKey = 'fieldwork.simulator.mailbox'

export const readingSchema: v.GenericSchema<unknown, Reading> = v.object({
  epoch: v.string(),
  since: v.number(),
  opened: v.array(v.number()),
})

export const noReading: Reading = { epoch: '', since: 0, opened: [] }

/** The reading of the world `epoch`: the kept one if it is of that world, else one in which all e-mails there are read. */
export function readingOf(kept: Reading, epoch: string, mails: readonly Pick<Mail, 'id'>[]): Reading {
  if (kept.epoch === epoch) return kept
  return { epoch, since: Math.max(0, ...mails.map(({ id }) => id)), opened: [] }
}

/** Whether nobody has opened the e-mail yet. */
export function isUnread(reading: Reading, { id }: Pick<Mail, 'id'>): boolean {
  return id > reading.since && !reading.opened.includes(id)
}

const remembered = 1_000

/** The reading after an e-mail was opened. The same one when it was read before. */
export function withOpened(reading: Reading, mail: Pick<Mail, 'id'>): Reading {
  if (!isUnread(reading, mail)) return reading
  return { ...reading, opened: [...reading.opened, mail.id].slice(-remembered) }
}

/** A choice of the recipient filter. */
export interface Recipient {
  address: string
  count: number
}

/** The recipients with their number of e-mails: those of the person on this page first, then by address. */
export function recipientsOf(mails: readonly Pick<Mail, 'to'>[], here: readonly string[]): Recipient[] {
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

/** The address in what the app keeps of a login between its two steps: lower case, as e-mails are sent (rules 8). */
export function addressIn(kept: string | null): string | undefined {
  const awaited = parseKept(kept, awaitedSchema, { email: '' })
  return awaited.email.trim().toLowerCase() || undefined
}
