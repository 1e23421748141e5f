import type { RawBody, ReceivedForm } from '../engine/contract/read-body.ts'
import type { Context } from '../operation.ts'

const texts = [
  'about',
  'currently_located',
  'currently_working',
  'summary',
  'desired_job_title',
  'desired_salary',
  'desired_cities',
  'desired_skills',
]
const lists = ['education', 'experiences', 'certificates']

/** Returns a form as another backend may read it: absent fields, or a file's URL, mean something else to it. */
export function otherForm(call: string, { body, sent }: ReceivedForm, { tx, otherwise }: Context): RawBody {
  const present = (row: object | undefined, names: readonly string[]) => {
    const fields = Object.entries(row ?? {})
    return Object.fromEntries(
      fields.filter(([name, value]) => names.includes(name) && !sent.has(name) && value !== null),
    )
  }
  const id = Number(body['id'])
  if (call === 'save-profile' && otherwise.has('save-profile.absent')) {
    const emptied = (names: readonly string[], empty: () => unknown) =>
      Object.fromEntries(names.map((name) => [name, empty()]))
    return { ...emptied(texts, () => ''), ...emptied(lists, () => []), ...body }
  }
  if (call === 'jobs/update' && otherwise.has('jobs-update.absent')) {
    return { ...body, ...present(tx.jobs.get(id), ['location', 'salary_from', 'salary_to', 'description']) }
  }
  if (call === 'projects/update' && otherwise.has('projects-update.absent')) {
    return { ...body, ...present(tx.projects.get(id), ['url', 'time_took', 'description']) }
  }
  if (call === 'projects/delete-file' && otherwise.has('files.origin')) {
    // The client sends the file's URL from an earlier answer, which gave it another origin.
    const path = String(body['path'])
    return { ...body, path: URL.canParse(path) ? new URL(path).pathname : path }
  }
  return body
}
