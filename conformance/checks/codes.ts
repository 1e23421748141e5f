import { check, type Check, expect, same } from '../check.ts'
import { limits } from '../../src/api/limits.gen.ts'
import type { Stage } from '../stage.ts'

const { minutes, tries, resend_seconds } = limits.EmailedCode
const lifetime = minutes * 60_000
const resendAfter = resend_seconds * 1_000

/** Signs up an account and returns its first login code. */
async function firstCode(stage: Stage) {
  const account = await stage.signUp('job_seeker')
  await stage.visitor.ok('login', { email: account.email, type: 'job_seeker' })
  return { ...account, code: await stage.code(account.email, 'login') }
}

/** Asks for another code once one may be sent. */
async function laterLogin(stage: Stage, email: string, type: 'job_seeker' | 'recruiter') {
  await stage.hook('advance')(resendAfter + 1_000)
  return await stage.visitor.ok('login', { email, type })
}

/** Returns a wrong code in the same format. */
export const wrong = (code: string) => code.replace(/^./, code.startsWith('1') ? '2' : '1')

/** A code as people type it, and codes that are another one (rules 46). */
export const typed = (code: string) => ({
  right: [` ${code}\n`, `${code.slice(0, 3)} ${code.slice(3)}`],
  wrong: [`${code}a`, `a${code}`, `${code}0`, `0${code}`, code.slice(0, -1), code.slice(1)],
})

/** Checks of the codes that log people in. */
export const checks: readonly Check[] = [
  ...(['login', 'send-password-reset-link'] as const).map((call) =>
    check(call, 'rule', call === 'login' ? 9 : 11, ['accounts.unknown']).that(
      'returns the same message whether or not the account exists',
      async (stage) => {
        const { email } = await stage.signUp('job_seeker')
        const messageTo = async (address: string) => {
          const type = call === 'login' ? { type: 'job_seeker' as const } : {}
          return (await stage.visitor.ok(call, { email: address, ...type })).message
        }
        const [known, unknown] = [await messageTo(email), await messageTo(`no-${email}`)]
        same(unknown, known, 'the message for an unknown address')
      },
    ),
  ),
  check('login', 'repeat', 9, ['code.life', 'server-faults']).that(
    `sends a new code after ${resend_seconds} seconds at the earliest, and answers HTTP 429 before`,
    async (stage) => {
      const { email } = await firstCode(stage)
      const body = { email, type: 'job_seeker' } as const
      const again = await stage.visitor.no('login', body, 'a code was just sent')
      same(again.httpStatus, 429, 'the HTTP status of the second request')
      if (!stage.setup.advance) return
      await stage.hook('advance')(resendAfter - 5_000)
      await stage.visitor.no('login', body, 'a code was sent a moment ago')
      await stage.hook('advance')(6_000)
      await stage.visitor.ok('login', body)
    },
  ),
  check('login', 'rule', 9, ['accounts.unknown', 'accounts.unique', 'code.life']).that(
    'sends no code to an account of the other type, and doesn’t say so',
    async (stage) => {
      stage.needs('advance')
      const { email, code } = await firstCode(stage)
      const known = await laterLogin(stage, email, 'job_seeker')
      const second = await stage.code(email, 'login')
      const other = await laterLogin(stage, email, 'recruiter')
      same(other.message, known.message, 'the message for the other account type')
      const newest = await stage.code(email, 'login')
      // If no mail was sent, the newest code is the one of the job seeker's second login.
      expect([code, second].includes(newest), 'a login as the other account type sends a code')
      const received = await stage.visitor.send('verify', { email, code: newest })
      const opened = received.exchange.received.includes('recruiter')
      expect(!opened, 'a job seeker can log in as a recruiter')
    },
  ),
  check('login', 'rule', 9, ['code.life']).that('replaces the previous code', async (stage) => {
    stage.needs('advance')
    const { email, code } = await firstCode(stage)
    await laterLogin(stage, email, 'job_seeker')
    const newest = await stage.code(email, 'login')
    if (newest !== code) await stage.visitor.no('verify', { email, code }, 'a newer code was sent')
    await stage.visitor.ok('verify', { email, code: newest })
  }),
  check('verify', 'repeat', 9, ['code.life']).that('accepts a code once', async (stage) => {
    const { email, code } = await firstCode(stage)
    await stage.visitor.ok('verify', { email, code })
    await stage.visitor.no('verify', { email, code }, 'the code was used')
  }),
  check('verify', 'state', 9, ['code.life', 'server-faults']).that(
    `accepts a code after ${tries - 1} wrong attempts, but not after ${tries}`,
    async (stage) => {
      const fewer = await firstCode(stage)
      const miss = async ({ email, code }: typeof fewer) => {
        await stage.visitor.no('verify', { email, code: wrong(code) }, 'the code is wrong')
      }
      for (let tried = 1; tried < tries; tried += 1) await miss(fewer)
      await stage.visitor.ok('verify', { email: fewer.email, code: fewer.code })
      const spent = await firstCode(stage)
      for (let tried = 0; tried < tries; tried += 1) await miss(spent)
      const body = { email: spent.email, code: spent.code }
      const late = await stage.visitor.no('verify', body, 'there were too many wrong attempts')
      same(late.httpStatus, 429, 'the HTTP status after too many wrong attempts')
      if (!stage.setup.advance) return
      await laterLogin(stage, spent.email, 'job_seeker')
      const code = await stage.code(spent.email, 'login')
      await stage.visitor.ok('verify', { email: spent.email, code })
    },
  ),
  check('verify', 'input', 46, ['code.life']).that(
    'accepts a code with spaces and an address in any case, but no other characters around the code',
    async (stage) => {
      for (const at of [0, 1]) {
        const { email, code } = await firstCode(stage)
        const { right, wrong: others } = typed(code)
        for (const other of others.slice(at * 3, at * 3 + 3))
          await stage.visitor.no('verify', { email, code: other }, 'it is another code')
        await stage.visitor.ok('verify', { email: ` ${email.toUpperCase()} `, code: right[at] ?? code })
      }
    },
  ),
  check('verify', 'rule', 9).that('refuses a code of another address, and a reset code', async (stage) => {
    const { email, code } = await firstCode(stage)
    const other = await stage.signUp('job_seeker')
    await stage.visitor.no('verify', { email: other.email, code }, 'the code belongs to another account')
    await stage.visitor.ok('send-password-reset-link', { email: other.email })
    const reset = await stage.code(other.email, 'reset')
    await stage.visitor.no('verify', { email: other.email, code: reset }, 'the code is for a new password')
    await stage.visitor.ok('verify', { email, code })
  }),
  check('verify', 'state', 9, ['code.life']).that(`accepts a code for ${minutes} minutes`, async (stage) => {
    stage.needs('advance')
    const [used, unused] = [await firstCode(stage), await firstCode(stage)]
    await stage.hook('advance')(lifetime - 10_000)
    await stage.visitor.ok('verify', { email: used.email, code: used.code })
    await stage.hook('advance')(11_000)
    const { email, code } = unused
    await stage.visitor.no('verify', { email, code }, 'the code has expired')
    await laterLogin(stage, email, 'job_seeker')
    const fresh = await stage.code(email, 'login')
    await stage.visitor.ok('verify', { email, code: fresh })
  }),
]
