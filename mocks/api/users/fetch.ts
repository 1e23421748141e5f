import { operation as define } from '../../operation.ts'
import { findPeople } from '../../model/search.ts'
import { wantedPage } from '../../rules/pages.ts'
import { talentCard } from '../../views/accounts.ts'

/** POST /api/users/fetch: the job seekers whose profiles contain every word of `search`, newest first. */
export const operation = define('users/fetch', (context) => {
  const { body, tx } = context
  const { rows, pages, total } = findPeople(tx, body.search ?? '', wantedPage(context))
  return { users: rows.map(talentCard), pages, total }
})
