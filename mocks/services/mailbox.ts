import { escapeHtml } from '../engine/base/html.ts'
import type { Context } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { normalisedEmail } from '../rules/text.ts'

/** The product's name, which heads the HTML of each email and signs its text. */
const productName = 'Fieldwork'

/** The address of the site itself, which receives contact messages. */
export const siteAddress = 'hello@fieldwork.example'

/** The content of an email: plain paragraphs, with at most one code and one link. */
export interface Letter {
  to: string
  subject: string
  paragraphs: readonly string[]
  /** A code to copy, in a separate paragraph. */
  code?: string
  /** A button for the next action. `path` is a path in the app. */
  link?: { label: string; path: string } | undefined
  /** The address for replies; by default the site's own. */
  replyTo?: string
}

/** Sends an email to the simulator's mailbox. */
export function sendMail({ tx, now, pageUrl }: Context, letter: Letter): void {
  tx.mails.insert({ ...composed(letter, pageUrl), to: normalisedEmail(letter.to), sent_at: now })
}

/**
 * Composes an email as text and as HTML with the same content. The HTML loads no images, style sheets or scripts.
 * @param pageUrl returns the full URL of a page of the app
 */
export function composed(
  letter: Letter,
  pageUrl: (path: string) => string,
): Omit<Row<'mails'>, 'id' | 'sent_at'> {
  const { to, code, link, replyTo } = letter
  const paragraphs = letter.paragraphs.map(readable)
  const subject = oneLine(letter.subject)
  const url = link && pageUrl(link.path)
  const text = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(link && url ? [`${link.label}:\n${url}`] : []),
    productName,
  ]
  const main = [
    ...paragraphs.map((paragraph) => styled('p', look.paragraph, lines(paragraph), ' dir="auto"')),
    ...(code ? [styled('p', look.code, escapeHtml(code))] : []),
    ...(link && url ? linkTo(link.label, url) : []),
  ]
  return {
    to,
    reply_to: replyTo ?? null,
    subject,
    text: text.join('\n\n'),
    html: page(subject, main),
    code: code ?? null,
  }
}

/** Inline styles in the app's light colours, because many email clients ignore style sheets. */
const look = {
  body: 'margin:0;padding:24px 16px;background:#f3f1ea;color:#1b2b2a;font:16px/1.5 system-ui,sans-serif',
  sheet: 'max-width:560px;margin:0 auto',
  name: 'margin:0 0 12px;font-size:18px;font-weight:700',
  card: 'padding:24px 24px 8px;background:#fff;border:1px solid #dedbd1;border-radius:8px',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  code: 'margin:0 0 16px;font:700 28px/1.3 ui-monospace,monospace;letter-spacing:4px',
  button:
    'display:inline-block;padding:10px 18px;background:#0b5d57;color:#fff;border-radius:6px;text-decoration:none;font-weight:600',
  link: 'color:#0b5d57',
  address: 'margin:0 0 16px;font-size:14px;color:#5b6664;overflow-wrap:anywhere',
}

function page(subject: string, main: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${look.body}">`,
    `<div style="${look.sheet}">`,
    styled('p', look.name, productName),
    `<div style="${look.card}">`,
    ...main,
    '</div>',
    '</div>',
    '</body>',
    '</html>',
  ].join('\n')
}

/** Returns the link as a button, followed by its URL for email clients that show no buttons. */
function linkTo(label: string, url: string): string[] {
  const anchor = (style: string, words: string) =>
    `<a href="${escapeHtml(url)}" target="_blank" rel="noopener" style="${style}">${escapeHtml(words)}</a>`
  return [
    styled('p', look.paragraph, anchor(look.button, label)),
    styled('p', look.address, `Or open this link: ${anchor(look.link, url)}`),
  ]
}

function styled(tag: string, style: string, content: string, more = ''): string {
  return `<${tag} style="${style}"${more}>${content}</${tag}>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** Shows control characters as line breaks where they mean one, and otherwise not at all (rules 53). */
function readable(text: string): string {
  return text.replace(/[\v\f\x85\u2028\u2029]/g, '\n').replace(/(?![\t\n\r])\p{Cc}/gu, '')
}

/** Makes text safe for an email header, where a line break would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Control}\u2028\u2029]+/gu, ' ').trim() || '(no subject)'
}
