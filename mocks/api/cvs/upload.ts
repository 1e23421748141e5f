import { becomesDefault } from '../../rules/cv-default.ts'
import { operation as define } from '../../runtime/operation.ts'
import { clearDefault } from '../../services/cvs.ts'
import { cv } from '../../views/applications.ts'

/** POST /api/cvs/upload: a PDF by content, 5 MB at most; the first becomes the default (rules 21). */
export const operation = define('cvs/upload', ({ body, actor, tx, now, files }) => {
  const isDefault = becomesDefault(body.is_default, tx.cvs.by('account_id', actor.id))
  if (isDefault) clearDefault(tx, actor.id)
  const row = tx.cvs.insert({
    account_id: actor.id,
    title: body.title,
    path: files.keep(body.file, 'cv'),
    is_default: isDefault,
    created_at: now,
  })
  return { cv: cv(row), message: 'Your CV is uploaded.' }
})
