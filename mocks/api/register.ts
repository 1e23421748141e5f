import { normalisedEmail } from '../rules/text.ts'
import { refuseField } from '../runtime/errors.ts'
import { operation as define } from '../runtime/operation.ts'
import { hashPassword } from '../services/passwords.ts'

/** POST /api/register: a new account; its e-mail is unique across both types (rules 8, 9). */
export const operation = define('register', ({ body, tx, now, chance }) => {
  const email = normalisedEmail(body.email)
  if (tx.accounts.count('email', email) > 0) {
    throw refuseField('email', 'An account with this e-mail address exists already.')
  }
  tx.accounts.insert({
    type: body.type,
    name: body.name,
    email,
    password_hash: hashPassword(body.password, chance.hex(16)),
    profile_image: null,
    cover_photo: null,
    about: null,
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
    created_at: now,
  })
  return { message: 'Your account is ready. You can log in now.' }
})
