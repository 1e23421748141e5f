import { cvsOf } from './applications.ts'
import { call, type Answer } from './call.ts'
import { sql, type Database } from './database.ts'
import { id, invalid, notFound, title, tooMany } from './form.ts'
import { hashOf, hashPassword, isPassword, newCode, newToken } from './secrets.ts'

export type SendCode = (email: string, purpose: 'login' | 'reset', code: string) => void

export const currencies = ['EUR', 'GBP', 'USD']
const settings = { currencies, stripe_pk: null, google_client_id: null, tidio: null }
const email = 'required|max:254|email'
const type = 'required|in:job_seeker,recruiter'
const password = 'required|min:8|max:128'
const account = { name: title, email, password, type }
const forgotten = { email, token: title, password, password_confirmation: 'required|same:password' }
const again = 'required|same:new_password'
const changed = { current_password: 'required|max:128', new_password: password, confirm_password: again }
const wait = 60

export function accountCalls(db: Database, send: SendCode) {
  const withAddress = (address: string) => db.get(sql`SELECT id, kind FROM members WHERE email = ${address}`)

  /** What everyone may see of a member. */
  function person(who: string | number) {
    const row = db.get(sql`SELECT * FROM people WHERE id = ${who}`) ?? notFound('User')
    return { ...row, education: [], experiences: [], certificates: [] }
  }
  const own = (who: number) => ({ ...person(who), jobs_notifications: 0 })

  /** Sends a code, unless there is no such member; then it only looks the same. */
  function sendCode(purpose: 'login' | 'reset', to: string, kind?: string): Answer {
    const last = db.get(sql`SELECT unixepoch(sent_at) + ${wait} - unixepoch('now') AS seconds FROM codes
      WHERE email = ${to} AND purpose = ${purpose}`)
    const seconds = Number(last?.seconds ?? 0)
    if (seconds > 0) throw tooMany('Too many attempts. Please wait a minute.', seconds)
    const code = newCode()
    const member = withAddress(to)
    const isKnown = member && (!kind || member.kind === kind)
    db.all(sql`REPLACE INTO codes (email, purpose, hash, sent_at)
      VALUES (${to}, ${purpose}, ${isKnown ? hashOf(code) : null}, datetime('now'))`)
    if (isKnown) send(to, purpose, code)
    return { message: 'If this account exists, we have emailed a code.' }
  }

  /** Uses up a code and returns whose it is. @param field the one with the code */
  function takeCode(field: string, code: string, address: string, purpose: 'login' | 'reset'): number {
    const tried = db.get(sql`UPDATE codes SET tries = tries + 1
      WHERE email = ${address} AND purpose = ${purpose} RETURNING tries`)
    if (Number(tried?.tries) > 5) throw tooMany('Too many attempts. Please request another code.', wait)
    const taken = db.get(sql`UPDATE codes SET hash = NULL WHERE email = ${address} AND purpose = ${purpose}
      AND hash = ${hashOf(code.replaceAll(/[\s-]/g, ''))} AND sent_at > datetime('now', '-10 minutes') RETURNING 1`)
    const member = taken && withAddress(address)
    if (!member) throw invalid({ [field]: 'is wrong or has expired' })
    return Number(member.id)
  }

  return {
    register: call('anyone', account, async (fields) => {
      const hash = await hashPassword(fields.password)
      if (withAddress(fields.email)) throw invalid({ email: 'has already been taken' })
      db.insert('members', { kind: fields.type, name: fields.name, email: fields.email, password: hash })
      return { message: 'Your account is ready. Please log in.' }
    }),
    login: call('anyone', { email, type }, (fields) => sendCode('login', fields.email, fields.type)),
    verify: call('anyone', { email, code: title }, (fields) => {
      const member = takeCode('code', fields.code, fields.email, 'login')
      const token = newToken()
      db.all(sql`INSERT INTO access_tokens VALUES (${hashOf(token)}, ${member}, datetime('now'))`)
      return { message: 'Welcome back.', access_token: token, user: own(member) }
    }),
    me: call('members', {}, (_, member) => ({ user: own(member.id) })),
    logout: call('members', {}, (_, { session }) => {
      db.all(sql`DELETE FROM access_tokens WHERE hash = ${session}`)
      return { message: 'Logged out.' }
    }),
    'send-password-reset-link': call('anyone', { email }, (fields) => sendCode('reset', fields.email)),
    'reset-password': call('anyone', forgotten, async (fields) => {
      const member = takeCode('token', fields.token, fields.email, 'reset')
      db.update('members', member, { password: await hashPassword(fields.password) })
      db.all(sql`DELETE FROM access_tokens WHERE member_id = ${member}`)
      return { message: 'Password changed. Please log in.' }
    }),
    'change-password': call('members', changed, async (fields, member) => {
      const stored = db.get(sql`SELECT password FROM members WHERE id = ${member.id}`)?.password
      const isRight = await isPassword(fields.current_password, String(stored))
      if (!isRight) throw invalid({ current_password: 'is incorrect' })
      db.update('members', member.id, { password: await hashPassword(fields.new_password) })
      db.all(sql`DELETE FROM access_tokens WHERE member_id = ${member.id} AND hash <> ${member.session}`)
      return { message: 'Password changed.' }
    }),
    'fetch-settings': call('anyone', {}, () => ({ settings })),
    'my-profile': call('members', {}, () => ({ projects: [], posts: [], employees: [], total_employees: 0 })),
    'users/find': call('anyone', { id }, (fields) => {
      const cv = cvsOf(db, fields.id).find(({ is_default }) => is_default === 1) ?? null
      return { user: person(fields.id), cv, projects: [], posts: [] }
    }),
  }
}
