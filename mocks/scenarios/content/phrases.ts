import type { Row } from '../../model/tables.ts'

/** Opening sentences for every company, with the placeholders of `Trade.leads`. `{a}` is the title with its article. */
export const plainLeads: readonly string[] = [
  '{firm} is looking for {a} to join a team of {n} in {place}.',
  'We are hiring {a}. You will report to the head of department and work closely with {n} colleagues.',
  'As {a} at {firm}, you will have a clear set of responsibilities and a manager who has time for you.',
  'This is a new position in {place}, created because the team has grown to {n}.',
  'The previous holder of this position is retiring after many years. There will be a proper handover.',
]

/** Tasks and requirements that fit every job. */
export const plainTasks: readonly string[] = [
  'Keep accurate and up-to-date records',
  'Follow our health and safety rules',
  'Take part in team meetings and training',
]
export const plainAsks: readonly string[] = [
  'Relevant experience, or the willingness to learn',
  'Good communication skills',
  'The ability to work both alone and in a team',
]

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
