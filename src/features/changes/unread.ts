import { plainWords } from '../../api/enumeration.ts'
import type { Unread } from '../../api/read-answer.ts'

/** Words for fields whose names aren't words. */
const words: Readonly<Record<string, string>> = {
  about: 'about text',
  currently_located: 'location',
  currently_working: 'workplace',
  desired_job_title: 'job title',
  desired_salary: 'desired salary',
  desired_cities: 'cities',
  desired_skills: 'skills',
  experiences: 'experience',
  nature: 'hours',
  salary_from: 'lower salary',
  salary_to: 'upper salary',
  status: 'visibility',
  time_took: 'time taken',
  type: 'workplace',
  url: 'link',
  vacancies: 'number of positions',
}

/**
 * What to say of the saved fields that could not be read, by name. For `useForm`, which refuses to save until they are
 * entered again (rules 44).
 * @param fields the saved values of the fields that the form sends
 * @param wrong what the form's rules say of these values. A missing one wasn't sent, or is of a kind that nobody knows.
 */
export function unreadMessages(
  { unread = [] }: Unread,
  fields: object,
  wrong: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => unread.includes(name) || (value === '' && wrong[name]))
      .map(([name]) => [
        name,
        `We couldn’t read the saved ${words[name] ?? plainWords(name)}. Enter it again before you save.`,
      ]),
  )
}
