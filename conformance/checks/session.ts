import { check, type Check, expect, same, sameFields } from '../check.ts'
import { NotOffered } from '../failures.ts'
import { Caller, type Person } from '../person.ts'
import type { Stage } from '../stage.ts'
import { choices } from '../things.ts'
import { typed, wrong } from './codes.ts'

const minute = 60_000

/** Opens a second session of an account, a minute later, when a new code may be sent. */
async function again(stage: Stage, person: Person): Promise<Person> {
  await stage.hook('advance')(minute + 1_000)
  const type = (await person.ok('me')).user.type
  return await stage.logIn(person.email, type, `${person.label}, elsewhere`, person.password)
}

async function hasEnded(person: Person): Promise<boolean> {
  const { exchange } = await person.send('me')
  expect(exchange.problem === undefined, `/api/me ${exchange.problem}`)
  return (
    exchange.httpStatus === 401 || exchange.verdict === undefined || !exchange.received.includes(person.email)
  )
}

const fresh = { new_password: 'new-pass-word', confirm_password: 'new-pass-word' }

/** Asks for a code with which to reset a password, and returns the call's fields. */
async function resetOf(stage: Stage, email: string) {
  await stage.visitor.ok('send-password-reset-link', { email })
  const token = await stage.code(email, 'reset')
  return { email, token, password: fresh.new_password, password_confirmation: fresh.new_password }
}

export const checks: readonly Check[] = [
  check('register', 'rule', 8, ['password-rule']).that(
    'signs up an account, but not with a password of seven characters',
    async (stage) => {
      for (const type of ['job_seeker', 'recruiter'] as const) {
        const person = await stage.newcomer(type)
        const { user } = await person.ok('me')
        const given = { type, email: person.email, name: person.name }
        const empty = { jobs_notifications: 0, about: null, profile_image: null, education: [] }
        sameFields(user, { ...given, ...empty }, 'a new account in /api/me')
        const { projects, posts, employees } = await person.ok('my-profile')
        same([projects, posts, employees], [[], [], []], 'projects, posts and links of a new account')
        const body = { name: 'Kit', email: stage.hook('newAddress')(stage.word()), type, password: '1234567' }
        await stage.visitor.no('register', body, 'the password is too short')
      }
    },
  ),
  check('register', 'repeat', 8, ['accounts.unique']).that(
    'accepts an address once, regardless of type, case and spaces',
    async (stage) => {
      const { name, email, password } = await stage.signUp('job_seeker')
      for (const address of [email, email.toUpperCase(), ` ${email} `]) {
        for (const type of ['job_seeker', 'recruiter'] as const) {
          const body = { name, email: address, password, type }
          await stage.visitor.no('register', body, 'the address already has an account')
        }
      }
    },
  ),
  check('login-with-google', 'rule', 10, ['google.credential']).that(
    'logs in a known address and asks an unknown one to sign up',
    async (stage) => {
      const { settings } = await choices(stage)
      const clientId = settings.google_client_id ?? undefined
      if (clientId === undefined && !stage.setup.googleCredential) {
        throw new NotOffered('the settings have no google_client_id')
      }
      const credential = stage.hook('googleCredential')
      const { email } = await stage.signUp('job_seeker')
      const token = await credential({ email, clientId })
      if (clientId === undefined && token === '') {
        throw new NotOffered('the settings have no google_client_id, and the setup has no credential')
      }
      const { user, access_token } = await stage.visitor.ok('login-with-google', { token })
      same(user.email, email, 'the address of the account')
      await new Caller(stage.transport, 'a new session', access_token).ok('me')
      const unknown = await credential({ email: `no-${email}`, clientId })
      await stage.visitor.no('login-with-google', { token: unknown }, 'the address has no account')
    },
  ),
  check('logout', 'state', 12, ['sessions.end']).that(
    'ends one session of the account, and no other',
    async (stage) => {
      stage.needs('advance')
      for (const type of ['job_seeker', 'recruiter'] as const) {
        const here = await stage.newcomer(type)
        const there = await again(stage, here)
        expect(here.token !== there.token, 'two sessions share a token')
        await here.ok('logout')
        expect(await hasEnded(here), `the token of a ${type} still works after the logout`)
        expect(!(await hasEnded(there)), 'the logout ended another session too')
      }
    },
  ),
  check('logout', 'repeat', 12, ['sessions.end']).that(
    'refuses the token of an ended session',
    async (stage) => {
      const person = await stage.newcomer('job_seeker')
      await person.ok('logout')
      for (const call of ['logout', 'my-profile'] as const) await person.no(call, {}, 'the session has ended')
    },
  ),
  check('change-password', 'rule', 11, ['sessions.end']).that(
    'checks the current password and ends the other sessions',
    async (stage) => {
      stage.needs('advance')
      const [here, stranger] = [await stage.newcomer('job_seeker'), await stage.newcomer('job_seeker')]
      const others = [await again(stage, here), await again(stage, here)]
      const body = { ...fresh, current_password: here.password }
      const mistaken = { ...body, current_password: 'not-this-one' }
      await here.no('change-password', mistaken, 'the current password is wrong')
      expect(!(await hasEnded(here)), 'a wrong current password ended the session')
      const different = { ...body, confirm_password: 'other-word' }
      await here.no('change-password', different, 'the new passwords differ')
      await here.ok('change-password', body)
      expect(!(await hasEnded(here)), 'the session that changed the password has ended')
      for (const there of others) expect(await hasEnded(there), 'another session continues after the change')
      expect(!(await hasEnded(stranger)), 'the session of another account has ended')
      await here.no('change-password', body, 'the old password no longer works')
      await here.ok('change-password', { current_password: fresh.new_password, ...fresh })
    },
  ),
  check('reset-password', 'rule', 11, ['sessions.end']).that(
    'sets a password with the code from the email, once, and ends all sessions',
    async (stage) => {
      const [person, stranger] = [await stage.newcomer('job_seeker'), await stage.newcomer('job_seeker')]
      const sessions = [person, ...(stage.setup.advance ? [await again(stage, person)] : [])]
      const body = await resetOf(stage, person.email)
      await stage.visitor.no('reset-password', { ...body, token: wrong(body.token) }, 'the code is wrong')
      const different = { ...body, password_confirmation: 'other-word' }
      await stage.visitor.no('reset-password', different, 'the passwords differ')
      expect(!(await hasEnded(person)), 'a refused reset ended the session')
      await stage.visitor.ok('reset-password', body)
      for (const one of sessions) expect(await hasEnded(one), 'a session continues after the reset')
      expect(!(await hasEnded(stranger)), 'the session of another account has ended')
      await stage.visitor.no('reset-password', body, 'the code was used')
    },
  ),
  check('reset-password', 'state', 11).that(
    'replaces the old password, with code and address as people type them',
    async (stage) => {
      const { email, password } = await stage.signUp('job_seeker')
      const body = await resetOf(stage, email)
      const { right, wrong: others } = typed(body.token)
      for (const token of others.slice(0, 3))
        await stage.visitor.no('reset-password', { ...body, token }, 'it is another code')
      const spelled = { email: ` ${email.toUpperCase()} `, token: right[0] ?? '' }
      await stage.visitor.ok('reset-password', { ...body, ...spelled })
      const person = await stage.logIn(email, 'job_seeker', 'a job seeker after a reset')
      await person.no(
        'change-password',
        { current_password: password, ...fresh },
        'the old password was reset',
      )
      await person.ok('change-password', { current_password: fresh.new_password, ...fresh })
    },
  ),
]
