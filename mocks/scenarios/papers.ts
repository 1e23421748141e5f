import { makePdf } from '../services/pdf.ts'
import type { PersonDraft } from './content/people.ts'

/** A person's CV as a PDF. `title` is what they call it. */
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

/** The receipt of a bank transfer. `date` is an ISO 8601 day. */
export function receiptOf(company: string, job: string, amount: number, date: string): Blob {
  return pdf('Transfer receipt', [
    `Date: ${date}`,
    `From: ${company}`,
    'To: Fieldwork Job Market Ltd, Tidewater Savings Bank',
    'IBAN: XX82 TIDE 0000 4177 2693 00',
    `Amount: ${amount}.00 USD`,
    `Reference: ${job}`,
    '',
    'This transfer has been executed. The receipt was made by a computer and needs no signature.',
  ])
}

function pdf(title: string, lines: readonly string[]): Blob {
  return new Blob([makePdf({ title, lines })], { type: 'application/pdf' })
}
