import { applicationQuery } from '../../api/applications.ts'
import { quiet } from '../../api/meta.ts'

/** The id in an application's URL; `undefined` if it is not valid. */
export function readApplicationId(text: string): number | undefined {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : undefined
}

/** The query of the application's page, which shows refusals itself instead of an alert. */
export const shownApplicationQuery = (id: number) => quiet(applicationQuery(id))
