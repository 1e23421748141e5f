import type { Check } from '../check.ts'
import { expect } from '../check.ts'
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
  ...open.map((call): Check => {
    const body = { type: call === 'users/fetch' ? ('job_seeker' as const) : ('job' as const) }
    return {
      call,
      kind: 'access',
      title: 'answers visitors, and ignores an invalid token',
      rule: 6,
      readsOnly: true,
      run: async ({ visitor, transport }) => {
        const invalid = new Caller(transport, 'an invalid token', 'no-such-token')
        const payload = 'type' in contractOf(call).fields ? body : {}
        await visitor.ok(call, payload)
        await invalid.ok(call, payload)
      },
    }
  }),
]

function guarded(claim: Claim): Check[] {
  const { call, by } = claim
  const { access } = contractOf(call)
  const check = (title: string, rule: number, run: Check['run']): Check => ({
    call,
    kind: 'access',
    title,
    rule,
    mayNeed: ['decideJob'],
    assumes: ['access'],
    run,
  })
  const strangers: Check[] = [
    check('refuses visitors and invalid tokens', 6, async (stage) => {
      const invalid = new Caller(stage.transport, 'an invalid token', 'no-such-token')
      for (const caller of [stage.visitor, invalid]) {
        const { message } = needRefusal(await claim.as(stage, caller), `the caller is ${caller.label}`)
        expect(message.trim() !== '', `/api/${call} gives no reason for refusing ${caller.label}`)
      }
      await claim.intact(stage)
    }),
  ]
  if (by === 'visitor' || access === 'signed-in') return strangers
  const refused = (role: Role, why: string): Check['run'] => {
    return async (stage) => {
      const hides = await claim.hides(stage)
      const received = await claim.as(stage, await stage.person(role))
      needRefusal(received, why)
      const leaks = hides !== undefined && received.exchange.received.includes(hides)
      expect(!leaks, `/api/${call} refuses, but reveals “${hides}”`)
      await claim.intact(stage)
    }
  }
  const { same, wrong } = others[by]
  return [
    ...strangers,
    ...(access === 'owner'
      ? [
          check(
            'refuses everyone but the owner, and reveals nothing',
            7,
            refused(same, 'it belongs to someone else'),
          ),
        ]
      : []),
    check('refuses the wrong account type', 7, refused(wrong, 'it is not for this account type')),
  ]
}
