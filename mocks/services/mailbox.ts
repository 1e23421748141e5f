import type { Surroundings } from '../runtime/operation.ts'

/** An e-mail before it is sent: plain paragraphs, at most one code and one link. */
export interface Letter {
  to: string
  subject: string
  paragraphs: readonly string[]
  /** A code to copy, set apart from the text. */
  code?: string
  /** Where to go on, as a path of the app. */
  link?: { label: string; path: string }
}

/** Sends an e-mail: it lands in the simulator's mailbox, as text and as HTML with working links. */
export function sendMail({ tx, now, pageUrl }: Surroundings, letter: Letter): void {
  const { to, subject, paragraphs, code, link } = letter
  const url = link && pageUrl(link.path)
  const text = [...paragraphs, ...(code ? [code] : []), ...(url ? [url] : [])].join('\n\n')
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...(code ? [`<p><strong>${escaped(code)}</strong></p>`] : []),
    ...(link && url ? [`<p><a href="${escaped(url)}">${escaped(link.label)}</a></p>`] : []),
  ].join('\n')
  tx.mails.insert({ to, subject, text, html, code: code ?? null, sent_at: now })
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
