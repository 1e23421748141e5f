import { currencies } from './accounts.ts'
import { applicationOf, cvsOf } from './applications.ts'
import { call, type Member } from './call.ts'
import { folded, sql, type Database, type Row } from './database.ts'
import { id, invalid, listing, notFound, refused, title } from './form.ts'

const jobFields = {
  title,
  type: 'required|in:remote,on_site,hybrid',
  location: 'required_unless:type,remote|max:120',
  category: title,
  nature: 'required|in:full_time,part_time',
  currency: `required|in:${currencies.join()}`,
  salary_from: 'number',
  salary_to: 'number|gte:salary_from',
  vacancies: 'integer:100000',
  description: 'max:20000',
  status: 'in:active,in_active',
}
const searchFields = {
  keyword: 'max:200',
  category: 'max:255',
  location: 'max:120',
  nature: 'list:full_time,part_time',
  types: 'list:remote,on_site,hybrid',
  salary_from: 'number',
  salary_to: 'number',
  company_id: `integer:${Number.MAX_SAFE_INTEGER}`,
  fetch_company: 'in:0,1',
  page: '',
}

/** Returns how a row of `cards` or `own_cards` appears in answers. */
function card({ member_id, name, profile_image, ...row }: Row) {
  return { ...row, user: { id: member_id, name, profile_image } }
}

export function jobCalls(db: Database) {
  /** Returns the columns of a vacancy. @param old the one to update */
  function columnsOf(fields: typeof jobFields, old?: Row) {
    const { type: workplace, nature: hours, salary_from: low, salary_to: high, vacancies, ...same } = fields
    const location = workplace === 'remote' ? null : same.location
    const category = db.get(sql`SELECT 1 FROM categories WHERE name = ${same.category}`)
    if (!category) throw invalid({ category: 'is invalid' })
    const decimal = (amount: string) => (amount === '' ? null : Number(amount).toFixed(2))
    const amounts = { salary_from: decimal(low), salary_to: decimal(high) }
    const positions = vacancies || (old?.positions ?? 1)
    const status = same.status || (old?.status ?? 'active')
    return { ...same, ...amounts, workplace, location, hours, positions, status }
  }

  const ownJob = (job: string, member: Member) =>
    db.get(sql`SELECT * FROM vacancies WHERE id = ${job} AND member_id = ${member.id}
      AND deleted_at IS NULL`) ?? notFound('Job')
  const ofNature = (nature: string, page: string) =>
    db.page(page, sql`SELECT * FROM visible_cards WHERE nature = ${nature} ORDER BY id DESC`)
  function bothLists(page: string) {
    const [full, part] = [ofNature('full_time', page), ofNature('part_time', page)]
    const { total, pages } = full.total > part.total ? full : part
    return { full_time: full.rows.map(card), part_time: part.rows.map(card), total, pages }
  }
  const categories = () =>
    db.all(sql`SELECT c.name AS category, icon, ifnull(sum(vacancies), 0) AS vacancies
      FROM categories c LEFT JOIN visible_cards ON category = c.name GROUP BY c.name ORDER BY c.name`)
  function choices() {
    const rows = db.all(sql`SELECT DISTINCT location FROM visible_cards WHERE location <> '' ORDER BY 1`)
    return { categories: categories(), locations: rows.map(({ location }) => location) }
  }

  /** Counts a view; again only after half an hour, except for visitors. */
  function countView(job: string, { id: member_id }: Member): void {
    const seen = db.get(sql`SELECT 1 FROM vacancy_views WHERE vacancy_id = ${job} AND member_id = ${member_id}
      AND member_id <> 0 AND seen_at > datetime('now', '-30 minutes')`)
    if (!seen) db.insert('vacancy_views', { vacancy_id: job, member_id })
  }

  return {
    'fetch-home': call('anyone', { type: 'required|in:job' }, () => {
      const { full_time, part_time } = bothLists('1')
      return { ...choices(), full_time, part_time }
    }),
    'categories/fetch': call('anyone', { type: 'required|in:job' }, choices),
    'jobs/create': call('recruiter', jobFields, (fields, member) => {
      const job = db.insert('vacancies', { ...columnsOf(fields), member_id: member.id })
      return { message: 'Job submitted for review.', id: job }
    }),
    'jobs/update': call('recruiter', { id, ...jobFields }, ({ id: job, ...fields }, member) => {
      const old = ownJob(job, member)
      const review = old.review === 'cancelled' ? 'pending' : String(old.review)
      db.update('vacancies', job, { ...columnsOf(fields, old), review })
      return { message: 'Job saved.' }
    }),
    'jobs/delete': call('recruiter', { id }, (fields, member) => {
      ownJob(fields.id, member)
      db.all(sql`UPDATE vacancies SET deleted_at = datetime('now') WHERE id = ${fields.id}`)
      return { message: 'Job deleted.' }
    }),
    'jobs/fetch': call('anyone', { page: '' }, ({ page }) => bothLists(page)),
    'jobs/my': call('recruiter', listing, ({ search, page }, member) => {
      const query = sql`SELECT * FROM own_cards WHERE member_id = ${member.id}
        AND instr(folded(title), ${folded(search)}) > 0 ORDER BY id DESC`
      const { rows, ...counts } = db.page(page, query)
      return { jobs: rows.map(card), ...counts }
    }),
    'jobs/search': call('anyone', searchFields, (fields) => {
      const owner = fields.company_id
      const company = db.get(sql`SELECT id, name, cover_photo, profile_image FROM people
        WHERE id = ${owner} AND type = 'recruiter'`)
      if (owner !== '' && !company) throw refused('Company not found.')
      const words = JSON.stringify(folded(fields.keyword).split(/\s+/).filter(Boolean))
      const query = sql`SELECT c.* FROM visible_cards c JOIN (SELECT id, description FROM vacancies) USING (id)
        WHERE NOT EXISTS (SELECT 1 FROM json_each(${words})
            WHERE instr(folded(concat_ws(' ', title, description, category, name)), value) = 0)
          AND ${folded(fields.category)} IN ('', folded(category))
          AND instr(folded(ifnull(location, '')), ${folded(fields.location)}) > 0
          AND (instr(${fields.nature}, '"') = 0 OR instr(${fields.nature}, nature) > 0)
          AND (instr(${fields.types}, '"') = 0 OR instr(${fields.types}, type) > 0)
          AND (${fields.salary_from + fields.salary_to} = '' OR coalesce(salary_from, salary_to) IS NOT NULL)
          AND CAST(ifnull(salary_to, 1e12) AS REAL) >= CAST(${fields.salary_from} AS REAL)
          AND CAST(ifnull(salary_from, 0) AS REAL) <= CAST(${fields.salary_to || '1e12'} AS REAL)
          AND (${owner} = '' OR member_id = ${owner})
        ORDER BY id DESC`
      const { rows, ...counts } = db.page(fields.page, query)
      const header = fields.fetch_company === '1' && company && { company, employees: [], total_employees: 0 }
      return { jobs: rows.map(card), ...counts, ...header }
    }),
    'jobs/fetch-single': call('anyone', { id, search: listing.search }, (fields, reader) => {
      const found = db.get(sql`SELECT c.*, description, status, review AS state, deleted_at
        FROM cards c JOIN vacancies v USING (id)
        WHERE id = ${fields.id} AND (review = 'approved' OR v.member_id = ${reader.id})`)
      const { deleted_at, ...job } = found ?? notFound('Job')
      if (deleted_at !== null) throw refused('This job was deleted.')
      const own = db.get(sql`SELECT *, '49.00' AS feature_price_per_month FROM own_cards
        WHERE id = ${fields.id} AND member_id = ${reader.id}`)
      if (!own) countView(fields.id, reader)
      const applications = db.all(sql`SELECT * FROM applications WHERE vacancy_id = ${fields.id}
        AND (member_id = ${reader.id} OR owner_id = ${reader.id}
          AND instr(folded(name || ' ' || email), ${folded(fields.search)}) > 0) ORDER BY id DESC`)
      const lists = {
        categories: categories(),
        cvs: cvsOf(db, reader.id),
        applications: applications.map(applicationOf),
      }
      return { job: card({ ...job, ...own }), ...lists, is_following: 0 }
    }),
  }
}
