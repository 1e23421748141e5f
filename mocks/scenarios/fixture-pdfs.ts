import { Random } from '../engine/base/random.ts'
import type { Tx } from '../model/tables.ts'
import { makePdf } from '../services/pdf.ts'
import { trades } from './content/index.ts'
import type { PersonDraft } from './content/people.ts'

/** Makes a job seeker's CV as a PDF. `title` is the title of the CV. */
export function cvOf(person: PersonDraft, title: string): Blob {
  const { name, mailbox, place, latin, about, summary, experiences, education, certificates, wants } = person
  const address = `${mailbox}@example.org`
  if (latin) {
    const [latinName, ...lines] = latin
    return pdf(latinName, [address, '', ...lines])
  }
  const section = (heading: string, lines: readonly string[] = []) =>
    lines.length > 0 ? ['', heading.toUpperCase(), ...lines] : []
  return pdf(name, [
    place === null ? address : `${address}  ·  ${place}`,
    title,
    ...section('About', [summary ?? about ?? title]),
    ...section(
      'Experience',
      experiences?.map(([firm, post, from, to]) => `${from} – ${to}: ${post}, ${firm}`),
    ),
    ...section(
      'Education',
      education?.map(([degree, institute, year]) => `${year}: ${degree}, ${institute}`),
    ),
    ...section(
      'Certificates',
      certificates?.map(([certificate, year]) => `${year}: ${certificate}`),
    ),
    ...section('Skills', wants?.skills === undefined ? [] : [wants.skills]),
    ...section('References', ['On request.']),
  ])
}

/** Makes the receipt of a bank transfer as a PDF. `amount` is in whole dollars, `date` an ISO 8601 date. */
export function receiptOf(company: string, job: string, amount: number, date: string): Blob {
  return pdf('Transfer receipt', [
    `Date: ${date}`,
    `From: ${company}`,
    'To: Fieldwork Job Market Ltd, Tidewater Savings Bank',
    'IBAN: XX82 TIDE 0000 4177 2693 00',
    `Amount: ${amount}.00 USD`,
    `Reference: ${job}`,
    '',
    'The transfer has been completed. This receipt was created automatically and is valid without a signature.',
  ])
}

/** Converts text to lower-case Latin letters and digits, with hyphens between words, for use in a stored name. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Makes a PDF from its stored name, so that a large world does not store thousands of them:
 * `cv-of-jan.bakker2--staff-nurse--731.pdf` (mailbox, job title, the row's id) or
 * `receipt-of-kiln-works--night-porter--49-2026-11-02--7.pdf` (company, job, dollars, day, the row's id). An HTTP
 * server adds a secret, unless it is deterministic: `…--731_9f86….pdf`, with 32 hexadecimal digits.
 *
 * @returns undefined for any other name, and if no row has this path
 */
export function fixturePdf(name: string, tx: Tx): Blob | undefined {
  const path = `/storage/${name}`
  const [, mailbox, post, cv] =
    /^cv-of-([a-z0-9.-]+)--([a-z0-9-]+)--(\d+)(?:_[0-9a-f]+)?\.pdf$/.exec(name) ?? []
  if (mailbox !== undefined && post !== undefined) {
    return tx.cvs.get(Number(cv))?.path === path ? shortCv(Number(cv), mailbox, post) : undefined
  }
  const [, company, job, amount, date, receipt] =
    /^receipt-of-([a-z0-9-]+)--([a-z0-9-]+)--(\d+)-(\d{4}-\d\d-\d\d)--(\d+)(?:_[0-9a-f]+)?\.pdf$/.exec(
      name,
    ) ?? []
  if (company === undefined || job === undefined || date === undefined) return undefined
  if (tx.receipts.get(Number(receipt))?.path !== path) return undefined
  return receiptOf(titled(company), sentence(job), Number(amount), date)
}

function shortCv(id: number, mailbox: string, post: string): Blob {
  const random = new Random(id)
  const trade = trades.find(({ families }) =>
    families.some(({ titles }) => titles.some((own) => slugOf(own) === post)),
  )
  const family = trade?.families.find(({ titles }) => titles.some((own) => slugOf(own) === post))
  const called = family?.titles.find((own) => slugOf(own) === post) ?? sentence(post)
  const turns = family?.turns.filter(() => random.next() < 0.5) ?? []
  const years = random.integer(2, 25)
  return pdf(titled(mailbox.replace(/\d+$/, '').replaceAll('.', '-')), [
    `${mailbox}@example.org`,
    called,
    '',
    'ABOUT',
    `${called} with ${years} years of experience.`,
    '',
    'RESPONSIBILITIES',
    ...(family?.tasks ?? []),
    '',
    'SKILLS',
    [lowerFirst(called), ...turns].join(', '),
    '',
    'REFERENCES',
    'On request.',
  ])
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const sentence = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
const titled = (slug: string) => slug.split('-').map(sentence).join(' ')

function pdf(title: string, lines: readonly string[]): Blob {
  return new Blob([makePdf({ title, lines })], { type: 'application/pdf' })
}
