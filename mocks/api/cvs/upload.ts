import { operation as define } from '../../operation.ts'
import { clearDefault, moveCv } from '../../services/cvs.ts'
import { cv } from '../../views/applications.ts'

/** POST /api/cvs/upload: accepts a file with PDF content, at most 5 MB. The first CV becomes the default (rules 21). */
export const operation = define('cvs/upload', ({ body, actor, tx, now, files }) => {
  const isFirst = tx.cvs.count('account_id', actor.id) === 0
  const row = tx.cvs.insert({
    account_id: actor.id,
    title: body.title,
    path: files.keep(body.file, 'cv'),
    is_default: false,
    created_at: now,
  })
  if (isFirst) moveCv(tx, row, 'add_first')
  else if (body.is_default) {
    clearDefault(tx, actor.id)
    moveCv(tx, row, 'choose')
  }
  return { cv: cv(tx.cvs.need(row.id)), message: 'CV uploaded.' }
})
