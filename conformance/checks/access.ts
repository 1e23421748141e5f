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

/** The calls that a visitor may make, which a dead token must not spoil. */
const open = [
  'fetch-settings',
  'fetch-home',
  'jobs/fetch',
  'jobs/search',
  'categories/fetch',
  'users/fetch',
] as const

/** Access to every call, by the contract's `x-access` (rules 6, 7, 12). */
export const checks: readonly Check[] = [
  ...claims.filter(({ call }) => contractOf(call).auth === 'required').flatMap(guarded),
  ...open.map((call): Check => {
    const body = { type: call === 'users/fetch' ? ('job_seeker' as const) : ('job' as const) }
    return {
      call,
      kind: 'access',
      title: 'answers visitors, and takes a dead token for none',
      rule: 6,
      readsOnly: true,
      run: async ({ visitor, transport }) => {
        const dead = new Caller(transport, 'a dead token', 'no-such-token')
        const payload = 'type' in contractOf(call).fields ? body : {}
        await visitor.ok(call, payload)
        await dead.ok(call, payload)
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
    assumes: ['access'],
    run,
  })
  const strangers: Check[] = [
    check('refuses visitors and dead tokens', 6, async (stage) => {
      const dead = new Caller(stage.transport, 'a dead token', 'no-such-token')
      for (const caller of [stage.visitor, dead]) {
        const { message } = needRefusal(await claim.as(stage, caller), `${caller.label} calls it`)
        expect(message.trim() !== '', `/api/${call} does not say why it refuses ${caller.label}`)
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
      expect(!leaks, `/api/${call} refuses, and shows “${hides}” all the same`)
      await claim.intact(stage)
    }
  }
  const { same, wrong } = others[by]
  return [
    ...strangers,
    ...(access === 'owner'
      ? [
          check(
            'refuses everybody but the owner, and shows nothing',
            7,
            refused(same, 'it belongs to somebody else'),
          ),
        ]
      : []),
    check('refuses the wrong kind of account', 7, refused(wrong, 'it is not for this kind of account')),
  ]
}
