import { addressOf, forMembers, type Backend, type Calls } from './call.ts'
import type { Row } from './database.ts'
import { Refused, type Form } from './form.ts'
import { resumeOf } from './applications.ts'
import { hashOf, hashPassword, isPassword, newCode, newToken } from './secrets.ts'

const kinds = ['job_seeker', 'recruiter']
export const currencies = ['EUR', 'GBP', 'USD']
const wait = 60

export function accountCalls(backend: Backend): Calls {
  const { db } = backend
  const byId = (id: number) => db.get('SELECT * FROM members WHERE id = ?', id)

  /** What everyone may see of a member. */
  const person = (row: Row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    type: row.kind,
    profile_image: addressOf(backend, row.logo),
    cover_photo: null,
    about: row.about,
    currently_working: null,
    currently_located: null,
    summary: null,
    desired_job_title: null,
    desired_salary: null,
    desired_cities: null,
    desired_skills: null,
    education: [],
    experiences: [],
    certificates: [],
  })
  const ownAccount = (row: Row) => ({ ...person(row), jobs_notifications: 0 })

  /** Sends a code, unless no member has the address; then it only looks the same. */
  function sendCode(email: string, purpose: 'login' | 'reset', isKnown: boolean): void {
    const recent = db.get(
      `SELECT unixepoch(sent_at) + ${wait} - unixepoch('now') AS seconds FROM codes
       WHERE email = ? AND purpose = ?`,
      email,
      purpose,
    )
    const seconds = Number(recent?.seconds ?? 0)
    if (seconds > 0) throw new Refused('Too many attempts. Please wait a minute.', seconds)
    const code = newCode()
    db.run(
      "REPLACE INTO codes (email, purpose, hash, sent_at) VALUES (?, ?, ?, datetime('now'))",
      email,
      purpose,
      isKnown ? hashOf(code) : null,
    )
    if (isKnown) backend.sendCode(email, purpose, code)
  }

  /** Uses up a code. @throws Invalid if it is wrong or too old @throws Refused after five tries */
  function takeCode(form: Form, field: string, email: string, purpose: string): Row {
    const given = form.text(field)
    form.check()
    const sent = 'codes WHERE email = ? AND purpose = ?'
    if (db.count(`${sent} AND tries >= 5`, email, purpose) > 0) {
      throw new Refused('Too many attempts. Please request another code.', wait)
    }
    db.run('UPDATE codes SET tries = tries + 1 WHERE email = ? AND purpose = ?', email, purpose)
    const { changes } = db.run(
      `UPDATE codes SET hash = NULL WHERE email = ? AND purpose = ? AND hash = ?
       AND sent_at > datetime('now', '-10 minutes')`,
      email,
      purpose,
      hashOf(given),
    )
    const member = changes === 1 ? db.get('SELECT * FROM members WHERE email = ?', email) : undefined
    if (!member) form.fail(field, 'is wrong or has expired')
    form.check()
    return member ?? {}
  }

  return {
    register: async ({ form }) => {
      const name = form.text('name')
      const email = form.email('email')
      const password = form.password('password')
      const kind = form.choice('type', kinds)
      form.check()
      const hash = await hashPassword(password)
      if (db.get('SELECT id FROM members WHERE email = ?', email)) {
        form.fail('email', 'has already been taken')
      }
      form.check()
      const insert = 'INSERT INTO members (kind, name, email, password) VALUES (?, ?, ?, ?)'
      db.run(insert, kind, name, email, hash)
      return { message: 'Your account is ready. Please log in.' }
    },
    login: ({ form }) => {
      const email = form.email('email')
      const kind = form.choice('type', kinds)
      form.check()
      const isKnown = db.count('members WHERE email = ? AND kind = ?', email, kind) === 1
      sendCode(email, 'login', isKnown)
      return { message: 'If this account exists, we have emailed a code.' }
    },
    verify: ({ form }) => {
      const member = takeCode(form, 'code', form.email('email'), 'login')
      const token = newToken()
      const insert = "INSERT INTO access_tokens VALUES (?, ?, datetime('now'))"
      db.run(insert, hashOf(token), Number(member.id))
      return { message: 'Welcome back.', access_token: token, user: ownAccount(member) }
    },
    me: forMembers(({ member }) => ({ message: 'OK', user: ownAccount(byId(member.id) ?? {}) })),
    logout: forMembers(({ member }) => {
      db.run('DELETE FROM access_tokens WHERE hash = ?', member.session)
      return { message: 'Logged out.' }
    }),
    'send-password-reset-link': ({ form }) => {
      const email = form.email('email')
      form.check()
      sendCode(email, 'reset', db.count('members WHERE email = ?', email) === 1)
      return { message: 'If this account exists, we have emailed a code.' }
    },
    'reset-password': async ({ form }) => {
      const email = form.email('email')
      const password = form.password('password')
      if (form.password('password_confirmation', 1) !== password) {
        form.fail('password_confirmation', 'does not match')
      }
      const member = takeCode(form, 'token', email, 'reset')
      const hash = await hashPassword(password)
      db.run('UPDATE members SET password = ? WHERE id = ?', hash, Number(member.id))
      db.run('DELETE FROM access_tokens WHERE member_id = ?', Number(member.id))
      return { message: 'Password changed. Please log in.' }
    },
    'change-password': forMembers(async ({ form, member }) => {
      const current = form.password('current_password', 1)
      const password = form.password('new_password')
      if (form.password('confirm_password', 1) !== password) form.fail('confirm_password', 'does not match')
      form.check()
      const stored = String(byId(member.id)?.password)
      if (!(await isPassword(current, stored))) form.fail('current_password', 'is incorrect')
      form.check()
      db.run('UPDATE members SET password = ? WHERE id = ?', await hashPassword(password), member.id)
      db.run('DELETE FROM access_tokens WHERE member_id = ? AND hash <> ?', member.id, member.session)
      return { message: 'Password changed.' }
    }),
    'fetch-settings': () => ({
      message: 'OK',
      settings: { currencies, stripe_pk: null, google_client_id: null, tidio: null },
    }),
    'my-profile': forMembers(() => ({
      message: 'OK',
      projects: [],
      posts: [],
      employees: [],
      total_employees: 0,
    })),
    'users/find': ({ form }) => {
      const id = form.id('id')
      form.check()
      const found = byId(id)
      if (!found) throw new Refused('User not found.')
      const resume = db.get('SELECT * FROM resumes WHERE member_id = ? AND is_default = 1', id)
      const cv = resume ? resumeOf(backend, resume) : null
      return { message: 'OK', user: person(found), cv, projects: [], posts: [] }
    },
  }
}
