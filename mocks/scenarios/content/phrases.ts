import type { Row } from '../../model/tables.ts'

/** Headings for a job's tasks, requirements and offers. */
export const headings = [
  ['What you will do', 'What you bring', 'What we offer'],
  ['Your work', 'What we look for', 'What you get'],
  ['The job', 'About you', 'Benefits'],
  ['Responsibilities', 'Requirements', 'What we offer'],
] as const

/** Offers that fit every job. */
export const offers: readonly string[] = [
  'Thirty days of annual leave, plus your birthday',
  'A direct contract with us, not an agency',
  'A buddy for your first six weeks',
  'A salary review every January, with published salary bands',
  'Full sick pay, and nobody rings you at home',
  'A real say in the rota',
  'Paid leave for carers',
  'A November bonus, the same for everyone',
  'Four weeks’ notice of changes, even good ones',
  'An honest conversation after six weeks, in both directions',
  'An extra day off when you move house',
]

/** Offers for jobs that are not remote. */
export const localOffers: readonly string[] = [
  'A bicycle lease and dry bicycle storage',
  'Childcare within walking distance',
  'A team lunch on Thursdays, cooked by the loser of a draw',
  'Lockers, showers and a drying room',
  'No dress code, apart from safety clothing',
  'A half-hour walk every day, on working time',
  'Paid time off for volunteer firefighters',
  'Good coffee, decent tea and a quiet room',
]

/** Sentences that end a job's description. */
export const closings: readonly string[] = [
  'Any questions? Write to us, and a real person will answer.',
  'A CV is enough. Tell us in two lines why you are interested.',
  'We read every application and answer within a week.',
  'If you meet half of the requirements, apply. We can teach you the rest.',
  'We welcome everyone who can do this work or wants to learn it, and will adapt the workplace if needed.',
  'We start with a phone call, then half a day with the team, and decide within three days.',
  'No cover letter, please. We would rather talk.',
  'You will hear from us either way.',
  'The start date is flexible. The end of next month would be ideal.',
  'Interviews are in person or by video, as you prefer. We send you the questions the day before.',
  'There is no closing date. We will close the job when we have found someone.',
  'Please don’t send a photograph or your date of birth: we don’t need them.',
]

/**
 * Returns the sentence that states the period of a salary, because jobs have no field for it.
 * @param nature full time by default; a part-time job's monthly and yearly amounts are for full-time hours
 */
export function salaryNote(per: 'hour' | 'month' | 'year', nature?: Row<'jobs'>['nature']): string {
  const hours = nature === 'part_time' && per !== 'hour' ? ', for full-time hours' : ''
  return `Salary per ${per}${hours}, before tax.`
}
