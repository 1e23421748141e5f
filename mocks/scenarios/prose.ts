import { companies } from './content/companies.ts'
import type { JobDraft } from './content/field.ts'
import { closings, headings, localOffers, offers } from './content/phrases.ts'
import { type Dice, Supply } from './dice.ts'

/**
 * Makes a writer of job descriptions. A job's own words come first; what its company offers, and what many do, is
 * drawn so that advertisements side by side hardly share a line.
 */
export function descriptions(dice: Dice): (job: JobDraft) => string {
  const everywhere = new Supply(dice, offers)
  const local = new Supply(dice, localOffers)
  const ends = new Supply(dice, closings)
  const own = new Map(companies.map((company) => [company.id, new Supply(dice, company.offers ?? [])]))
  return (job) => {
    const { lead, tasks, asks, pay } = job
    if (!tasks || !asks) return lead
    const [work, you, we] = dice.helpers.arrayElement(headings)
    const bullet = dice.helpers.arrayElement(['•', '–'])
    const list = (heading: string, lines: readonly string[]) =>
      [heading, ...lines.map((line) => `${bullet} ${line}`)].join('\n')
    const gives = [
      ...(own.get(job.by)?.take(2) ?? []),
      ...everywhere.take(1),
      ...(job.type === 'remote' ? [] : local.take(dice.number.int(1))),
    ]
    const ending = [...(pay ? [`Pay is stated per ${pay[3]}, before tax.`] : []), ...ends.take(1)].join(' ')
    return [lead, list(work, tasks), list(you, asks), list(we, gives), ending].join('\n\n')
  }
}
