import type { SQLInputValue } from 'node:sqlite'
import { currencies } from './accounts.ts'
import { resumeOf, submissionOf, submissions } from './applications.ts'
import { addressOf, forMembers, pageSize, pagesOf, type Backend, type Calls, type Member } from './call.ts'
import { folded, type Row } from './database.ts'
import { Refused, type Form } from './form.ts'

const workplaces = ['remote', 'on_site', 'hybrid']
const natures = ['full_time', 'part_time']
const visible = "review = 'approved' AND status = 'active' AND deleted_at IS NULL"
const columns = `title, workplace, location, category, hours, currency, salary_from, salary_to, positions, description,
  status, member_id`

/** Conditions on vacancies `v` of members `m`, with their values. */
interface Query {
  where: string
  values: SQLInputValue[]
}

export function jobCalls(backend: Backend): Calls {
  const { db } = backend

  const card = (row: Row) => ({
    id: row.id,
    title: row.title,
    type: row.workplace,
    location: row.location,
    category: row.category,
    nature: row.hours,
    currency: row.currency,
    salary_from: row.salary_from,
    salary_to: row.salary_to,
    vacancies: row.positions,
    is_featured: 0,
    is_bookmarked: 0,
    created_at: row.created_at,
    user: { id: row.member_id, name: row.name, profile_image: addressOf(backend, row.logo) },
  })
  const ownCard = (row: Row) => ({
    ...card(row),
    status: row.status,
    state: row.review,
    views: db.count('vacancy_views WHERE vacancy_id = ?', Number(row.id)),
    applicants: db.count('submissions WHERE vacancy_id = ?', Number(row.id)),
  })

  function list({ where, values }: Query, page: number) {
    const from = `vacancies v JOIN members m ON m.id = v.member_id WHERE ${where}`
    const total = db.count(from, ...values)
    const rows = db.all(
      `SELECT v.*, m.name, m.logo FROM ${from} ORDER BY v.id DESC LIMIT ${pageSize} OFFSET ?`,
      ...values,
      Math.min(page - 1, total) * pageSize,
    )
    return { rows, total, pages: pagesOf(total) }
  }

  function bothLists(page: number) {
    const [full, part] = natures.map((hours) =>
      list({ where: `${visible} AND hours = ?`, values: [hours] }, page),
    )
    const total = Math.max(full?.total ?? 0, part?.total ?? 0)
    const lists = { full_time: full?.rows.map(card) ?? [], part_time: part?.rows.map(card) ?? [] }
    return { lists, pages: pagesOf(total), total }
  }

  const categories = () =>
    db.all(
      `SELECT c.name AS category, icon, ifnull(sum(v.positions), 0) AS vacancies FROM categories c
       LEFT JOIN vacancies v ON v.category = c.name AND ${visible} GROUP BY c.name ORDER BY c.name`,
    )
  const choices = () => {
    const places = `SELECT DISTINCT location FROM vacancies WHERE ${visible} AND location IS NOT NULL ORDER BY location`
    return { categories: categories(), locations: db.all(places).map(({ location }) => location) }
  }

  /** Reads the fields of a job in the order of `columns`. @param old the job to update */
  function jobFields(form: Form, old?: Row): SQLInputValue[] {
    const title = form.text('title')
    const workplace = form.choice('type', workplaces)
    const location = workplace === 'remote' ? null : form.text('location', 120)
    const names = categories().map(({ category }) => String(category))
    const category = form.choice('category', names)
    const hours = form.choice('nature', natures)
    const currency = form.choice('currency', currencies)
    const [low, high] = [form.number('salary_from'), form.number('salary_to')]
    if (low !== null && high !== null && high < low)
      form.fail('salary_to', 'must be at least the salary from')
    const positions = form.number('vacancies') ?? Number(old?.positions ?? 1)
    if (!Number.isInteger(positions) || positions < 1 || positions > 100_000) {
      form.fail('vacancies', 'must be an integer from 1 to 100000')
    }
    const description = form.optional('description', 20_000)
    const status = form.choice('status', ['active', 'in_active'], String(old?.status ?? 'active'))
    form.check()
    const salary = [low?.toFixed(2) ?? null, high?.toFixed(2) ?? null]
    return [title, workplace, location, category, hours, currency, ...salary, positions, description, status]
  }

  /** Returns a job of the caller. @throws Refused if there is none with this id */
  function ownJob(form: Form, member: Member): Row {
    const id = form.id('id')
    form.check()
    const found = db.get(
      'SELECT * FROM vacancies WHERE id = ? AND member_id = ? AND deleted_at IS NULL',
      id,
      member.id,
    )
    if (!found) throw new Refused('Job not found.')
    return found
  }

  function countView(id: number, member: Member | null): void {
    const recent =
      "vacancy_views WHERE vacancy_id = ? AND member_id = ? AND seen_at > datetime('now', '-30 minutes')"
    if (member && db.count(recent, id, member.id) > 0) return
    db.run('INSERT INTO vacancy_views (vacancy_id, member_id) VALUES (?, ?)', id, member?.id ?? null)
  }

  return {
    'fetch-home': ({ form }) => {
      form.choice('type', ['job'])
      form.check()
      return { message: 'OK', ...choices(), ...bothLists(1).lists }
    },
    'categories/fetch': ({ form }) => {
      form.choice('type', ['job'])
      form.check()
      return { message: 'OK', ...choices() }
    },
    'jobs/create': forMembers(({ form, member }) => {
      const values = jobFields(form)
      const marks = Array.from({ length: values.length + 1 }, () => '?').join(', ')
      const { id } = db.run(`INSERT INTO vacancies (${columns}) VALUES (${marks})`, ...values, member.id)
      return { message: 'Job submitted for review.', id }
    }, 'recruiter'),
    'jobs/update': forMembers(({ form, member }) => {
      const job = ownJob(form, member)
      const values = jobFields(form, job)
      const sets = columns.split(/,\s+/).map((name) => `${name} = ?`)
      const review = job.review === 'cancelled' ? 'pending' : job.review
      const update = `UPDATE vacancies SET ${sets.join(', ')}, review = ? WHERE id = ?`
      db.run(update, ...values, member.id, review ?? null, Number(job.id))
      return { message: 'Job saved.' }
    }, 'recruiter'),
    'jobs/delete': forMembers(({ form, member }) => {
      const { id } = ownJob(form, member)
      db.run("UPDATE vacancies SET deleted_at = datetime('now') WHERE id = ?", Number(id))
      return { message: 'Job deleted.' }
    }, 'recruiter'),
    'jobs/fetch': ({ form }) => {
      const { lists, pages, total } = bothLists(form.page())
      return { message: 'OK', ...lists, pages, total }
    },
    'jobs/my': forMembers(({ form, member }) => {
      const search = folded(form.optional('search', 200))
      form.check()
      const where = 'v.member_id = ? AND deleted_at IS NULL AND instr(folded(title), ?) > 0'
      const { rows, pages, total } = list({ where, values: [member.id, search] }, form.page())
      return { message: 'OK', jobs: rows.map(ownCard), pages, total }
    }, 'recruiter'),
    'jobs/search': ({ form }) => {
      const companyId = form.optional('company_id') === '' ? 0 : form.id('company_id')
      const query = searchOf(form, companyId)
      const withCompany = form.bit('fetch_company')
      form.check()
      const company = db.get("SELECT * FROM members WHERE id = ? AND kind = 'recruiter'", companyId)
      if (companyId !== 0 && !company) throw new Refused('Company not found.')
      const { rows, pages, total } = list(query, form.page())
      const answer = { message: 'OK', jobs: rows.map(card), pages, total }
      if (!company || !withCompany) return answer
      const logo = addressOf(backend, company.logo)
      const header = { id: company.id, name: company.name, cover_photo: null, profile_image: logo }
      return { ...answer, company: header, employees: [], total_employees: 0 }
    },
    'jobs/fetch-single': ({ form, member }) => {
      const id = form.id('id')
      const search = folded(form.optional('search', 200))
      form.check()
      const job = db.get(
        'SELECT v.*, m.name, m.logo FROM vacancies v JOIN members m ON m.id = v.member_id WHERE v.id = ?',
        id,
      )
      const isOwner = job?.member_id === member?.id
      if (!job || (job.review !== 'approved' && !isOwner)) throw new Refused('Job not found.')
      if (job.deleted_at !== null) throw new Refused('This job was deleted.')
      if (!isOwner) countView(id, member)
      const details = { ...card(job), status: job.status, state: job.review, description: job.description }
      const reader = member?.id ?? 0
      const applications = isOwner
        ? db.all(
            `${submissions} WHERE s.vacancy_id = ? AND instr(folded(p.name || ' ' || p.email), ?) > 0 ORDER BY s.id DESC`,
            id,
            search,
          )
        : db.all(`${submissions} WHERE s.vacancy_id = ? AND s.member_id = ?`, id, reader)
      const cvs = db.all('SELECT * FROM resumes WHERE member_id = ? ORDER BY id DESC', reader)
      return {
        message: 'OK',
        job: isOwner ? { ...details, ...ownCard(job), feature_price_per_month: '49.00' } : details,
        categories: categories(),
        cvs: cvs.map((row) => resumeOf(backend, row)),
        applications: applications.map((row) => submissionOf(backend, row)),
        is_following: 0,
      }
    },
  }
}

/** Reads the filters of a search: all must match, and one value of each list. */
function searchOf(form: Form, companyId: number): Query {
  const where = [visible]
  const values: SQLInputValue[] = []
  const add = (condition: string, ...more: SQLInputValue[]) => {
    where.push(condition)
    values.push(...more)
  }
  for (const word of folded(form.optional('keyword', 200)).split(/\s+/).filter(Boolean)) {
    add("instr(folded(concat_ws(' ', title, description, category, m.name)), ?) > 0", word)
  }
  const category = form.optional('category')
  if (category !== '') add('folded(category) = ?', folded(category))
  const location = form.optional('location', 120)
  if (location !== '') add('instr(folded(location), ?) > 0', folded(location))
  for (const [column, list] of [
    ['hours', form.list('nature', natures)],
    ['workplace', form.list('types', workplaces)],
  ] as const) {
    if (list.length > 0) add(`${column} IN (${list.map(() => '?').join(', ')})`, ...list)
  }
  const [low, high] = [form.number('salary_from'), form.number('salary_to')]
  if (low !== null || high !== null) add('coalesce(salary_from, salary_to) IS NOT NULL')
  if (low !== null) add('(salary_to IS NULL OR CAST(salary_to AS REAL) >= ?)', low)
  if (high !== null) add('(salary_from IS NULL OR CAST(salary_from AS REAL) <= ?)', high)
  if (companyId !== 0) add('v.member_id = ?', companyId)
  return { where: where.join(' AND '), values }
}
