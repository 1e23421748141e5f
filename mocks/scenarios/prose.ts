import { companies } from './content/companies.ts'
import type { JobDraft } from './content/field.ts'
import { closings, headings, localOffers, offers, salaryNote } from './content/phrases.ts'
import { type SeededFaker, Supply } from './faker.ts'

/**
 * Returns a function that writes job descriptions. After the job's own text, it takes offers in turn from shuffled
 * lists, so that consecutive jobs share few lines.
 */
export function descriptions(faker: SeededFaker): (job: JobDraft) => string {
  const everywhere = new Supply(faker, offers)
  const local = new Supply(faker, localOffers)
  const ends = new Supply(faker, closings)
  const own = new Map(companies.map((company) => [company.id, new Supply(faker, company.offers ?? [])]))
  return (job) => {
    const { lead, tasks, asks, pay, nature } = job
    if (!tasks || !asks) return lead
    const [work, you, we] = faker.helpers.arrayElement(headings)
    const bullet = faker.helpers.arrayElement(['•', '–'])
    const list = (heading: string, lines: readonly string[]) =>
      [heading, ...lines.map((line) => `${bullet} ${line}`)].join('\n')
    const gives = [
      ...(own.get(job.by)?.take(2) ?? []),
      ...everywhere.take(1),
      ...(job.type === 'remote' ? [] : local.take(faker.number.int(1))),
    ]
    const ending = [...(pay ? [salaryNote(pay[3], nature)] : []), ...ends.take(1)].join(' ')
    return [lead, list(work, tasks), list(you, asks), list(we, gives), ending].join('\n\n')
  }
}
