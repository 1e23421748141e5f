import { check, type Check, expect, readOnly } from '../check.ts'
import { contractOf } from '../contract.ts'
import { Caller, needRefusal } from '../person.ts'
import type { Role } from '../setup.ts'
import { type Claim, claims } from './claims.ts'

const others: Record<Role, { same: Role; wrong: Role }> = {
  recruiter: { same: 'otherRecruiter', wrong: 'otherSeeker' },
  otherRecruiter: { same: 'recruiter', wrong: 'seeker' },
  seeker: { same: 'otherSeeker', wrong: 'otherRecruiter' },
  otherSeeker: { same: 'seeker', wrong: 'recruiter' },
}

/** Public calls, which must ignore an invalid token. */
const open = [
  'fetch-settings',
  'fetch-home',
  'jobs/fetch',
  'jobs/search',
  'categories/fetch',
  'users/fetch',
] as const

/** Checks of who may make which call, by the contract's `x-access` (rules 6, 7, 12). */
export const checks: readonly Check[] = [
  ...claims.filter(({ call }) => contractOf(call).auth === 'required').flatMap(guarded),
  ...open.map((call) =>
    readOnly(call, 'access', 6).that(
      'answers visitors, and ignores an invalid token',
      async ({ visitor, transport }) => {
        const invalid = new Caller(transport, 'an invalid token', 'no-such-token')
        const body = { type: call === 'users/fetch' ? ('job_seeker' as const) : ('job' as const) }
        const payload = 'type' in contractOf(call).fields ? body : {}
        await visitor.ok(call, payload)
        await invalid.ok(call, payload)
      },
    ),
  ),
]

function guarded(claim: Claim): Check[] {
  const { call, by } = claim
  const { access } = contractOf(call)
  const visitors = check(call, 'access', 6, ['access']).that(
    'refuses visitors and invalid tokens',
    async (stage) => {
      const { body, intact } = await claim.made(stage)
      const invalid = new Caller(stage.transport, 'an invalid token', 'no-such-token')
      for (const caller of [stage.visitor, invalid]) {
        const { message } = needRefusal(await caller.send(call, body), `the caller is ${caller.label}`)
        expect(message.trim() !== '', `/api/${call} gives no reason for refusing ${caller.label}`)
      }
      await intact?.()
    },
  )
  if (by === 'visitor' || access === 'signed-in') return [visitors]
  const refuses = (title: string, role: Role, why: string) =>
    check(call, 'access', 7, ['access']).that(title, async (stage) => {
      const { body, hides, intact } = await claim.made(stage)
      const received = await (await stage.person(role)).send(call, body)
      needRefusal(received, why)
      const leaks = hides !== undefined && received.exchange.received.includes(hides)
      expect(!leaks, `/api/${call} refuses, but reveals “${hides}”`)
      await intact?.()
    })
  const { same, wrong } = others[by]
  const owner = 'refuses everyone but the owner, and reveals nothing'
  return [
    visitors,
    ...(access === 'owner' ? [refuses(owner, same, 'it belongs to someone else')] : []),
    refuses('refuses the wrong account type', wrong, 'it is not for this account type'),
  ]
}
