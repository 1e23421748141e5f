import { type Check, expect, NotOffered, same } from '../check.ts'
import { Caller, needRefusal, type Person } from '../person.ts'
import type { Stage } from '../stage.ts'
import { choices } from '../things.ts'

const minute = 60_000

/** The code of a first login: of an account that was just signed up. */
async function firstCode(stage: Stage) {
  const account = await stage.signUp('job_seeker')
  await stage.visitor.ok('login', { email: account.email, type: 'job_seeker' })
  return { ...account, code: await stage.hook('code')({ email: account.email, purpose: 'login' }) }
}

/** A wrong code of the same form. */
const wrong = (code: string) => code.replace(/^./, code.startsWith('1') ? '2' : '1')

/** Opens a second session, as on another device. */
async function again(stage: Stage, person: Person): Promise<Person> {
  await stage.hook('advance')(minute + 1_000)
  return await stage.logIn(person.email, 'job_seeker', `${person.label}, elsewhere`, person.password)
}

async function isOver(person: Person): Promise<boolean> {
  const { exchange } = await person.send('me')
  expect(exchange.problem === undefined, `/api/me ${exchange.problem}`)
  return (
    exchange.httpStatus === 401 || exchange.verdict === undefined || !exchange.received.includes(person.email)
  )
}

export const checks: readonly Check[] = [
  {
    call: 'register',
    kind: 'rule',
    title: 'signs up an account that its address, name and type come back from',
    rule: 8,
    run: async (stage) => {
      for (const type of ['job_seeker', 'recruiter'] as const) {
        const person = await stage.newcomer(type)
        const { user } = await person.ok('me')
        same(
          [user.type, user.email, user.name],
          [type, person.email, person.name],
          'type, address and name in /api/me',
        )
        same(user.jobs_notifications, 0, 'unread notifications of a new account')
      }
    },
  },
  {
    call: 'register',
    kind: 'repeat',
    title: 'takes an address once, whatever its kind, case and spaces',
    rule: 8,
    assumes: ['accounts.unique'],
    run: async (stage) => {
      const { name, email, password } = await stage.signUp('job_seeker')
      for (const address of [email, email.toUpperCase(), ` ${email} `]) {
        for (const type of ['job_seeker', 'recruiter'] as const) {
          await stage.visitor.no(
            'register',
            { name, email: address, password, type },
            'the address has an account',
          )
        }
      }
    },
  },
  {
    call: 'register',
    kind: 'input',
    title: 'refuses a password of less than eight characters',
    rule: 9,
    assumes: ['password-rule'],
    run: async (stage) => {
      const body = { name: 'Kit', email: stage.hook('newAddress')(stage.word()), type: 'job_seeker' } as const
      await stage.visitor.no('register', { ...body, password: '1234567' }, 'the password is too short')
    },
  },
  {
    call: 'login',
    kind: 'rule',
    title: 'says the same whether or not there is such an account',
    rule: 9,
    assumes: ['accounts.unknown'],
    run: async (stage) => {
      const { email } = await stage.signUp('job_seeker')
      const known = await stage.visitor.ok('login', { email, type: 'job_seeker' })
      const unknown = await stage.visitor.ok('login', { email: `no-${email}`, type: 'job_seeker' })
      same(unknown.message, known.message, 'the message for an unknown address')
    },
  },
  {
    call: 'login',
    kind: 'repeat',
    title: 'sends a new code at the earliest after a minute',
    rule: 9,
    needs: ['advance'],
    assumes: ['code.life'],
    run: async (stage) => {
      const { email } = await firstCode(stage)
      const body = { email, type: 'job_seeker' } as const
      await stage.visitor.no('login', body, 'a code was just sent')
      await stage.hook('advance')(minute + 1_000)
      await stage.visitor.ok('login', body)
    },
  },
  {
    call: 'verify',
    kind: 'repeat',
    title: 'takes a code once',
    rule: 9,
    assumes: ['code.life'],
    run: async (stage) => {
      const { email, code } = await firstCode(stage)
      await stage.visitor.ok('verify', { email, code })
      await stage.visitor.no('verify', { email, code }, 'the code was used')
    },
  },
  {
    call: 'verify',
    kind: 'state',
    title: 'takes a code after four wrong tries and none after five',
    rule: 9,
    assumes: ['code.life'],
    run: async (stage) => {
      const four = await firstCode(stage)
      const miss = async ({ email, code }: typeof four) => {
        await stage.visitor.no('verify', { email, code: wrong(code) }, 'the code is wrong')
      }
      for (let tries = 0; tries < 4; tries += 1) await miss(four)
      await stage.visitor.ok('verify', { email: four.email, code: four.code })
      const five = await firstCode(stage)
      for (let tries = 0; tries < 5; tries += 1) await miss(five)
      await stage.visitor.no('verify', { email: five.email, code: five.code }, 'five tries were wrong')
    },
  },
  {
    call: 'verify',
    kind: 'rule',
    title: 'refuses a code with another address, and one for a reset',
    rule: 9,
    run: async (stage) => {
      const { email, code } = await firstCode(stage)
      const other = await stage.signUp('job_seeker')
      await stage.visitor.no('verify', { email: other.email, code }, 'the code is of another account')
      await stage.visitor.ok('send-password-reset-link', { email: other.email })
      const reset = await stage.hook('code')({ email: other.email, purpose: 'reset' })
      await stage.visitor.no('verify', { email: other.email, code: reset }, 'the code is for a new password')
      await stage.visitor.ok('verify', { email, code })
    },
  },
  {
    call: 'verify',
    kind: 'state',
    title: 'takes no code that is older than ten minutes',
    rule: 9,
    needs: ['advance'],
    assumes: ['code.life'],
    run: async (stage) => {
      const { email, code } = await firstCode(stage)
      await stage.hook('advance')(10 * minute + 1_000)
      await stage.visitor.no('verify', { email, code }, 'the code has expired')
    },
  },
  {
    call: 'login-with-google',
    kind: 'rule',
    title: 'logs a known address in and asks an unknown one to sign up',
    rule: 10,
    assumes: ['google.credential'],
    run: async (stage) => {
      const { settings } = await choices(stage)
      const clientId = settings.google_client_id ?? undefined
      if (clientId === undefined && stage.lacks(['googleCredential'])) {
        throw new NotOffered('the settings name no google_client_id')
      }
      const credential = stage.hook('googleCredential')
      const { email } = await stage.signUp('job_seeker')
      const token = await credential({ email, clientId })
      if (clientId === undefined && token === '') {
        throw new NotOffered('the settings name no google_client_id, and the setup has no credential')
      }
      const { user, access_token } = await stage.visitor.ok('login-with-google', { token })
      same(user.email, email, 'the address of who is logged in')
      await new Caller(stage.transport, 'a new session', access_token).ok('me')
      const unknown = await credential({ email: `no-${email}`, clientId })
      await stage.visitor.no('login-with-google', { token: unknown }, 'the address has no account')
    },
  },
  {
    call: 'logout',
    kind: 'state',
    title: 'ends one session, and no other of the account',
    rule: 12,
    needs: ['advance'],
    assumes: ['sessions.end'],
    run: async (stage) => {
      const here = await stage.newcomer('job_seeker')
      const there = await again(stage, here)
      expect(here.token !== there.token, 'two sessions have one token')
      await here.ok('logout')
      expect(await isOver(here), 'the token works after logging out')
      expect(!(await isOver(there)), 'logging out ended another session, too')
    },
  },
  {
    call: 'logout',
    kind: 'repeat',
    title: 'refuses the token it has ended',
    rule: 12,
    assumes: ['sessions.end'],
    run: async (stage) => {
      const person = await stage.newcomer('job_seeker')
      await person.ok('logout')
      needRefusal(await person.send('logout'), 'the session is over')
      needRefusal(await person.send('notifications/fetch', { type: 'job' }), 'the session is over')
    },
  },
  {
    call: 'change-password',
    kind: 'rule',
    title: 'checks the present password and ends the other sessions',
    rule: 11,
    needs: ['advance'],
    assumes: ['sessions.end'],
    run: async (stage) => {
      const here = await stage.newcomer('job_seeker')
      const there = await again(stage, here)
      const fresh = { new_password: 'new-pass-word', confirm_password: 'new-pass-word' }
      await here.no(
        'change-password',
        { current_password: 'not-this-one', ...fresh },
        'the present one is wrong',
      )
      expect(!(await isOver(here)), 'a wrong present password ended the session')
      const unlike = {
        current_password: here.password,
        new_password: 'new-pass-word',
        confirm_password: 'other-word',
      }
      await here.no('change-password', unlike, 'the two new ones differ')
      await here.ok('change-password', { current_password: here.password, ...fresh })
      expect(!(await isOver(here)), 'the session that changed the password is over')
      expect(await isOver(there), 'another session goes on after the password was changed')
      await here.no('change-password', { current_password: here.password, ...fresh }, 'the old one is void')
    },
  },
  {
    call: 'reset-password',
    kind: 'rule',
    title: 'sets a password by the mailed code, once, and ends all sessions',
    rule: 11,
    assumes: ['sessions.end'],
    run: async (stage) => {
      const person = await stage.newcomer('job_seeker')
      const { email } = person
      await stage.visitor.ok('send-password-reset-link', { email })
      const token = await stage.hook('code')({ email, purpose: 'reset' })
      const body = { email, token, password: 'new-pass-word', password_confirmation: 'new-pass-word' }
      await stage.visitor.no('reset-password', { ...body, token: wrong(token) }, 'the code is wrong')
      await stage.visitor.no(
        'reset-password',
        { ...body, password_confirmation: 'other-word' },
        'the two differ',
      )
      expect(!(await isOver(person)), 'a refused reset ended the session')
      await stage.visitor.ok('reset-password', body)
      expect(await isOver(person), 'a session goes on after the password was reset')
      await stage.visitor.no('reset-password', body, 'the code was used')
    },
  },
  {
    call: 'send-password-reset-link',
    kind: 'rule',
    title: 'answers an unknown address as a known one',
    rule: 11,
    assumes: ['accounts.unknown'],
    run: async (stage) => {
      const { email } = await stage.signUp('job_seeker')
      const known = await stage.visitor.ok('send-password-reset-link', { email })
      const unknown = await stage.visitor.ok('send-password-reset-link', { email: `no-${email}` })
      same(unknown.message, known.message, 'the message for an unknown address')
    },
  },
]
