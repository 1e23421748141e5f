import { iso } from '../engine/base/clock.ts'
import type { Row, Tx } from '../model/tables.ts'
import { makePdf } from '../services/pdf.ts'
import { people } from './content/people.ts'

/** Makes a job seeker's CV as a PDF. `title` is the title of the CV. */
export function cvOf(account: Row<'accounts'>, title: string): Blob {
  const { name, email, about, summary, experiences, education, certificates, desired_skills } = account
  // In the large scenario, a number follows the name.
  const latin = people.find((person) => name.startsWith(person.name))?.latin
  if (latin) {
    const [latinName, ...lines] = latin
    return pdf(latinName, [email, '', ...lines])
  }
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', heading.toUpperCase(), ...lines] : []
  return pdf(name, [
    [email, account.currently_located].filter(Boolean).join('  ·  '),
    title,
    ...section('About', [summary ?? about ?? title]),
    ...section(
      'Experience',
      experiences.map((each) => `${each.from} – ${each.to}: ${each.designation}, ${each.name}`),
    ),
    ...section(
      'Education',
      education.map(({ degree, institute, year }) => `${year}: ${degree}, ${institute}`),
    ),
    ...section(
      'Certificates',
      certificates.map((each) => `${each.year}: ${each.name}`),
    ),
    ...section('Skills', desired_skills === null ? [] : [desired_skills]),
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

/**
 * Makes a PDF from the row that has its stored name, so that a large world does not store thousands of them. Such a name
 * ends in the row's id: `cv-of-101-1--15001.pdf`, `receipt-of-7--901.pdf`. An HTTP server adds a secret, unless it is
 * deterministic: `…--731_9f86….pdf`, with 32 hexadecimal digits.
 *
 * @returns undefined for any other name, and if no row has this path
 */
export function fixturePdf(name: string, tx: Tx): Blob | undefined {
  const [, kind, id] = /^(cv|receipt)-of-.+--(\d+)(?:_[0-9a-f]+)?\.pdf$/.exec(name) ?? []
  if (kind === undefined) return undefined
  const row = tx[kind === 'cv' ? 'cvs' : 'receipts'].get(Number(id))
  if (row?.path !== `/storage/${name}`) return undefined
  const account = tx.accounts.need(row.account_id)
  if ('title' in row) return cvOf(account, row.title)
  const [job, payment] = [tx.jobs.need(row.job_id), tx.payments.need(row.payment_id)]
  return receiptOf(account.name, job.title, payment.amount, iso(row.created_at).slice(0, 10))
}

function pdf(title: string, lines: readonly string[]): Blob {
  return new Blob([makePdf({ title, lines })], { type: 'application/pdf' })
}
