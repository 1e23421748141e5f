import { addressOf, forMembers, pageSize, pagesOf, type Backend, type Calls } from './call.ts'
import { folded, type Row } from './database.ts'
import { Refused } from './form.ts'
import { fileName } from './secrets.ts'

const statuses = ['applied', 'in_review', 'shortlisted', 'interviewing', 'accepted', 'not_considered']

/** What `submissionOf` needs; conditions follow. */
export const submissions = `
  SELECT s.*, v.title, v.member_id AS owner_id, p.name, p.email, p.about, p.logo, c.name AS company, c.logo AS company_logo,
    r.title AS resume_title, r.upload, r.is_default
  FROM submissions s JOIN vacancies v ON v.id = s.vacancy_id JOIN members p ON p.id = s.member_id
    JOIN members c ON c.id = v.member_id JOIN resumes r ON r.id = s.resume_id`

export const resumeOf = (backend: Backend, row: Row) => ({
  id: row.id,
  title: row.title,
  path: addressOf(backend, row.upload),
  is_default: row.is_default,
})

export const submissionOf = (backend: Backend, row: Row) => ({
  id: row.id,
  status: row.status,
  created_at: row.created_at,
  user: {
    id: row.member_id,
    name: row.name,
    email: row.email,
    about: row.about,
    profile_image: addressOf(backend, row.logo),
  },
  cv: resumeOf(backend, { ...row, id: row.resume_id ?? null, title: row.resume_title ?? null }),
  company: { name: row.company, profile_image: addressOf(backend, row.company_logo) },
  job: { id: row.vacancy_id, title: row.title },
})

export function applicationCalls(backend: Backend): Calls {
  const { db } = backend
  const resumesOf = (id: number) => db.all('SELECT * FROM resumes WHERE member_id = ? ORDER BY id DESC', id)

  return {
    'jobs/apply': forMembers(({ form, member }) => {
      const [job, resume] = [form.id('id'), form.id('cv_id')]
      form.check()
      const found = db.get(
        `SELECT status, name FROM vacancies v JOIN members m ON m.id = v.member_id
         WHERE v.id = ? AND review = 'approved' AND deleted_at IS NULL`,
        job,
      )
      if (!found) throw new Refused('Job not found.')
      if (found.status !== 'active') throw new Refused('This job is closed to applications.')
      if (!resumesOf(member.id).some(({ id }) => id === resume)) form.fail('cv_id', 'is invalid')
      form.check()
      if (db.count('submissions WHERE vacancy_id = ? AND member_id = ?', job, member.id) > 0) {
        throw new Refused('You have already applied for this job.')
      }
      const insert = 'INSERT INTO submissions (vacancy_id, member_id, resume_id) VALUES (?, ?, ?)'
      db.run(insert, job, member.id, resume)
      return { message: `Application sent to ${String(found.name)}.` }
    }, 'job_seeker'),
    'jobs/my-applications': forMembers(({ form, member }) => {
      const search = folded(form.optional('search', 200))
      form.check()
      const rows = db.all(
        `${submissions} WHERE s.member_id = ? AND instr(folded(v.title || ' ' || c.name), ?) > 0 ORDER BY s.id DESC`,
        member.id,
        search,
      )
      const start = (form.page() - 1) * pageSize
      const applications = rows.slice(start, start + pageSize).map((row) => submissionOf(backend, row))
      return { message: 'OK', applications, pages: pagesOf(rows.length), total: rows.length }
    }, 'job_seeker'),
    'jobs/fetch-application': forMembers(({ form, member }) => {
      const id = form.id('id')
      form.check()
      const found = db.get(`${submissions} WHERE s.id = ? AND ? IN (s.member_id, v.member_id)`, id, member.id)
      if (!found) throw new Refused('Application not found.')
      return { message: 'OK', application: submissionOf(backend, found) }
    }),
    'jobs/change-application-status': forMembers(({ form, member }) => {
      const id = form.id('id')
      const status = form.choice('status', statuses)
      form.check()
      const found = db.get(`${submissions} WHERE s.id = ? AND v.member_id = ?`, id, member.id)
      if (!found) throw new Refused('Application not found.')
      db.run('UPDATE submissions SET status = ? WHERE id = ?', status, id)
      return { message: 'Status changed.' }
    }, 'recruiter'),
    'cvs/fetch': forMembers(({ member }) => {
      const cvs = resumesOf(member.id).map((row) => resumeOf(backend, row))
      return { message: 'OK', cvs }
    }, 'job_seeker'),
    'cvs/upload': forMembers(async ({ form, member }) => {
      const title = form.text('title')
      const content = await form.pdf('file')
      const isDefault = form.bit('is_default') || resumesOf(member.id).length === 0
      form.check()
      const upload = fileName('pdf')
      const { id } = db.together(() => {
        if (isDefault) db.run('UPDATE resumes SET is_default = 0 WHERE member_id = ?', member.id)
        db.run('INSERT INTO uploads VALUES (?, ?, ?)', upload, 'application/pdf', content)
        const insert = 'INSERT INTO resumes (member_id, title, upload, is_default) VALUES (?, ?, ?, ?)'
        return db.run(insert, member.id, title, upload, isDefault ? 1 : 0)
      })
      return {
        message: 'CV uploaded.',
        cv: resumeOf(backend, { id, title, upload, is_default: Number(isDefault) }),
      }
    }, 'job_seeker'),
  }
}
