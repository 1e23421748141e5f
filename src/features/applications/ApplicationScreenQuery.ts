import { applicationQuery } from '../../api/applications.ts'

/** The id in the address of an application; `undefined` for what is none. */
export function readApplicationId(text: string): number | undefined {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : undefined
}

/** An application for its own page, which says itself why one cannot be shown. */
export const shownApplicationQuery = (id: number) => ({
  ...applicationQuery(id),
  meta: { personal: true, quiet: true },
})
