import { operation as define } from '../../operation.ts'
import { findPeople } from '../../model/talent-search-index.ts'
import { wantedPage } from '../../rules/pages.ts'
import { talentCard } from '../../views/accounts.ts'

/** POST /api/users/fetch: job seekers with every word of `search` in name, about, title, skills, place or workplace. */
export const operation = define('users/fetch', (context) => {
  const { body, tx } = context
  const { rows, pages, total } = findPeople(tx, body.search ?? '', wantedPage(context))
  return { users: rows.map(talentCard), pages, total }
})
