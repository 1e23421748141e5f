import { pageOf } from '../../rules/pages.ts'
import { folded, wordsOf } from '../../rules/text.ts'
import { operation as define } from '../../runtime/operation.ts'
import { newestFirst } from '../../views/applications.ts'
import { talentCard } from '../../views/accounts.ts'

/** POST /api/users/fetch: job seekers; every word in name, about, title, skills, place or workplace (spec §7). */
export const operation = define('users/fetch', ({ body, tx }) => {
  const words = wordsOf(body.search ?? '')
  const found = tx.accounts
    .where((row) => {
      if (row.type !== 'job_seeker') return false
      if (words.length === 0) return true
      const { name, about, desired_job_title, desired_skills, currently_located, currently_working } = row
      const texts = [name, about, desired_job_title, desired_skills, currently_located, currently_working]
      const text = folded(texts.join('\n'))
      return words.every((word) => text.includes(word))
    })
    .sort(newestFirst)
  const { rows, pages, total } = pageOf(found, body.page)
  return { users: rows.map(talentCard), pages, total }
})
