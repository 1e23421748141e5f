import { call } from './call.ts'
import { folded, sql, type Database, type Row } from './database.ts'
import { id, invalid, listing, notFound, refused, title } from './form.ts'
import { fileName } from './secrets.ts'

const choice = 'required|in:applied,in_review,shortlisted,interviewing,accepted,not_considered'

/** Returns the CVs of a member, the newest first. */
export const cvsOf = (db: Database, member: string | number): Row[] =>
  db.all(sql`SELECT id, title, path, is_default FROM cvs WHERE member_id = ${member} ORDER BY id DESC`)

/** @param row of `applications` */
export function applicationOf(row: Row) {
  const { status, created_at, name, email, about, profile_image, path, is_default } = row
  const user = { id: row.member_id, name, email, about, profile_image }
  const cv = { id: row.resume_id, title: row.title, path, is_default }
  const company = { name: row.company, profile_image: row.logo }
  return { id: row.id, status, created_at, user, cv, company, job: { id: row.vacancy_id, title: row.job } }
}

export function applicationCalls(db: Database) {
  return {
    'jobs/apply': call('job_seeker', { id, cv_id: id }, (fields, member) => {
      const job = db.get(sql`SELECT status, name FROM cards JOIN vacancies USING (id)
        WHERE id = ${fields.id} AND review = 'approved' AND deleted_at IS NULL`)
      if (!job) return notFound('Job')
      if (job.status !== 'active') throw refused('This job is closed to applications.')
      const cv = db.get(sql`SELECT id FROM cvs WHERE id = ${fields.cv_id} AND member_id = ${member.id}`)
      if (!cv) throw invalid({ cv_id: 'is invalid' })
      const isNew = db.get(sql`INSERT OR IGNORE INTO submissions (vacancy_id, member_id, resume_id)
        VALUES (${fields.id}, ${member.id}, ${fields.cv_id}) RETURNING id`)
      if (!isNew) throw refused('You have already applied for this job.')
      return { message: `Application sent to ${String(job.name)}.` }
    }),
    'jobs/my-applications': call('job_seeker', listing, ({ search, page }, member) => {
      const query = sql`SELECT * FROM applications WHERE member_id = ${member.id}
        AND instr(folded(job || ' ' || company), ${folded(search)}) > 0 ORDER BY id DESC`
      const { rows, ...counts } = db.page(page, query)
      return { applications: rows.map(applicationOf), ...counts }
    }),
    'jobs/fetch-application': call('members', { id }, (fields, member) => {
      const found = db.get(sql`SELECT * FROM applications
        WHERE id = ${fields.id} AND ${member.id} IN (member_id, owner_id)`)
      return { application: applicationOf(found ?? notFound('Application')) }
    }),
    'jobs/change-application-status': call('recruiter', { id, status: choice }, (fields, member) => {
      const own = db.get(sql`SELECT 1 FROM applications WHERE id = ${fields.id} AND owner_id = ${member.id}`)
      if (!own) return notFound('Application')
      db.update('submissions', fields.id, { status: fields.status })
      return { message: 'Status changed.' }
    }),
    'cvs/fetch': call('job_seeker', {}, (_, member) => ({ cvs: cvsOf(db, member.id) })),
    'cvs/upload': call('job_seeker', { title, is_default: 'in:0,1' }, async (fields, member, { file }) => {
      if (!(file instanceof File)) throw invalid({ file: 'field is required' })
      if (file.size > 5 * 1024 * 1024) throw invalid({ file: 'may not be greater than 5 MB' })
      const content = Buffer.from(await file.arrayBuffer())
      if (!content.toString('latin1', 0, 1024).includes('%PDF-'))
        throw invalid({ file: 'must be a PDF file' })
      const is_default = fields.is_default === '1' || cvsOf(db, member.id).length === 0 ? 1 : 0
      const upload = fileName('pdf')
      db.insert('uploads', { name: upload, type: 'application/pdf', content })
      db.insert('resumes', { member_id: member.id, title: fields.title, upload, is_default })
      return { message: 'CV uploaded.', cv: cvsOf(db, member.id)[0] }
    }),
  }
}
