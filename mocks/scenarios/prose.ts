import type { Field, JobDraft } from './content/field.ts'
import { closings, headings, offers } from './content/phrases.ts'
import { type Dice, Supply } from './dice.ts'

/** Writes the descriptions of one field's jobs. */
export type Writer = (job: JobDraft) => string

/**
 * Composes job descriptions: the job's own words, and around them what its field asks for and what such places
 * offer, drawn so that advertisements of one field hardly share a line.
 */
export function writers(dice: Dice, fields: readonly Field[]): ReadonlyMap<Field, Writer> {
  const shared = new Supply(dice, offers)
  const ends = new Supply(dice, closings)
  return new Map(
    fields.map((field) => {
      const asks = new Supply(dice, field.asks)
      const own = new Supply(dice, field.offers)
      return [
        field,
        (job) =>
          job.tasks
            ? compose(
                dice,
                job,
                job.tasks,
                asks.take(dice.number.int({ min: 3, max: 4 })),
                [...own.take(dice.number.int({ min: 1, max: 2 })), ...shared.take(2)],
                ends,
              )
            : job.lead,
      ]
    }),
  )
}

function compose(
  dice: Dice,
  job: JobDraft,
  tasks: readonly string[],
  asks: readonly string[],
  gives: readonly string[],
  ends: Supply,
): string {
  const [work, you, we] = dice.helpers.arrayElement(headings)
  const bullet = dice.helpers.arrayElement(['•', '–'])
  const list = (heading: string, lines: readonly string[]) =>
    [heading, ...lines.map((line) => `${bullet} ${line}`)].join('\n')
  const per = job.pay ? `Pay is stated per ${job.pay[3]}, before tax. ` : ''
  return [job.lead, list(work, tasks), list(you, asks), list(we, gives), per + ends.take(1).join('')].join(
    '\n\n',
  )
}
