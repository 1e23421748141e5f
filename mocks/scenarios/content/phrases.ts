import type { Row } from '../../model/tables.ts'

/** Headings over tasks, requirements and offers. */
export const headings = [
  ['What you will do', 'What you bring', 'What we offer'],
  ['Your work', 'What we look for', 'What you get'],
  ['The job', 'About you', 'What is in it for you'],
  ['A week with us', 'What helps', 'In return'],
] as const

/** What many jobs offer, wherever they are done. */
export const offers: readonly string[] = [
  'Thirty days of leave, and your birthday on top',
  'No agency contracts: you are employed by us',
  'A buddy for your first six weeks',
  'Pay reviewed every January, with the bands open to all',
  'Sick is sick: no one rings you at home',
  'A say in the roster, really',
  'Paid leave for those who care for somebody',
  'A bonus in November that is the same for everyone',
  'Four weeks’ notice of changes, also of good ones',
  'An honest talk after six weeks, in both directions',
  'An extra day off for moving house',
]

/** What is worth something only to those who come to the place. */
export const localOffers: readonly string[] = [
  'A bicycle lease and dry storage',
  'Child care places within walking distance',
  'A team lunch on Thursdays, cooked by whoever loses the draw',
  'Lockers, showers and a drying room',
  'No dress code beyond what keeps you safe',
  'Half an hour’s walk is working time once a day, if you take it',
  'Time credit for voluntary fire and rescue service',
  'Good coffee, decent tea, and a quiet room',
]

/** How an advertisement ends. */
export const closings: readonly string[] = [
  'Questions first? Write to us; a person answers.',
  'A CV is enough. Tell us in two lines what made you stop here.',
  'We read everything and answer within a week, whatever the answer is.',
  'If you meet half of this, apply. We can teach the other half.',
  'We welcome everyone who can do this work or wants to learn it, and adapt the workplace where that is needed.',
  'First a talk by phone, then half a day with the team, then a decision within three days.',
  'No cover letter, please. We would rather talk.',
  'You will hear from us either way; silence is not an answer.',
  'We start when you can. The end of next month would be good, the day after would be fine.',
  'Interviews take place in person or by video, as you like. We send the questions a day ahead.',
  'There is no closing date. The advertisement goes when the post is filled.',
  'Please do not send a photograph or your date of birth: we do not need them.',
]

/**
 * The sentence on what a salary's amounts are per. Jobs have no field for it.
 * @param nature absent for full time; part-time monthly and yearly amounts are those of full-time hours
 */
export function salaryNote(per: 'hour' | 'month' | 'year', nature?: Row<'jobs'>['nature']): string {
  const hours = nature === 'part_time' && per !== 'hour' ? ', for full-time hours' : ''
  return `Salary per ${per}${hours}, before tax.`
}
