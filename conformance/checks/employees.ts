import { type EmployeeEvent, employeeLinkMachine } from '../../mocks/rules/employee-link.ts'
import { after } from '../../mocks/rules/machine.ts'
import type { CallName } from '../../mocks/operation.ts'
import { check, type Check, expect, same, sameFields } from '../check.ts'
import { Failed } from '../failures.ts'
import { needRefusal, type Person } from '../person.ts'
import type { Stage } from '../stage.ts'
import { memberOf } from './crowd.ts'
import { expectNotice, idsOf, newLink } from '../things.ts'

type LinkState = keyof typeof employeeLinkMachine.states
type Side = 'recruiter' | 'seeker'

/** Each step's call, who makes it, and what tells the other side. */
const steps = {
  ask: { call: 'employees/create', by: 'recruiter', notice: 'employee_request' },
  accept: { call: 'employees/accept-request', by: 'seeker', notice: 'employee_request_accepted' },
  decline: { call: 'employees/decline-request', by: 'seeker', notice: 'employee_request_declined' },
  remove: { call: 'employees/remove-request', by: 'seeker', notice: 'employee_request_removed' },
  delete: { call: 'employees/delete', by: 'recruiter', notice: 'employee_request_removed' },
} as const satisfies Record<EmployeeEvent, { call: CallName; by: Side; notice: string }>

/** The steps after the request that lead to each state. */
const ways: readonly (readonly [LinkState, ...EmployeeEvent[]])[] = [
  ['pending'],
  ['accepted', 'accept'],
  ['declined', 'decline'],
]

type Pair = Record<Side, Person>

async function step(pair: Pair, event: EmployeeEvent, id: number) {
  if (event === 'ask') return await pair.recruiter.send('employees/create', { email: pair.seeker.email })
  const { call, by } = steps[event]
  return await pair[by].send(call, { id })
}

async function linkOf(person: Person, { recruiter, seeker }: Pair) {
  const other = person === recruiter ? seeker : recruiter
  const { employees } = await person.ok('my-profile')
  return employees.find(({ employee, recruiter: company }) => [employee.id, company?.id].includes(other.id))
}

const pairOf = async (stage: Stage): Promise<Pair> => ({
  recruiter: await stage.person('otherRecruiter'),
  seeker: await stage.person('otherSeeker'),
})

export const checks: readonly Check[] = [
  ...(['ask', 'accept', 'decline', 'remove', 'delete'] as const).map((event) =>
    check(steps[event].call, 'state', 28, ['employees.rules']).that(
      'follows the table of states from each status, and notifies the other side',
      async (stage) => {
        const pair = await pairOf(stage)
        for (const [from, ...way] of ways) {
          const { id } = await newLink(pair.recruiter, pair.seeker)
          for (const before of way) await step(pair, before, id)
          await tryStep(pair, event, from, id)
          await stage.tidy()
          const left = await linkOf(pair.recruiter, pair)
          if (left) await pair.recruiter.ok('employees/delete', { id: left.id })
          const rest = await linkOf(pair.recruiter, pair)
          expect(!rest, 'the link remains after its deletion', 'employees/delete')
        }
      },
    ),
  ),
  check('employees/create', 'rule', 28, ['employees.links', 'employees.rules', 'jobs.order']).that(
    'invites only existing job seekers, by any spelling of their address, and lists a repeated request first',
    async (stage) => {
      const { recruiter, seeker } = await pairOf(stage)
      await recruiter.no('employees/create', { email: `no-${seeker.email}` }, 'no account has this address')
      const other = await stage.person('recruiter')
      await recruiter.no('employees/create', { email: other.email }, 'it is the address of a recruiter')
      const { employee: link } = await recruiter.ok('employees/create', {
        email: ` ${seeker.email.toUpperCase()} `,
      })
      const employee = { id: seeker.id, email: seeker.email }
      sameFields(link, { status: 'pending', employee }, 'the new link')
      for (const person of [recruiter, seeker]) {
        const [listed] = (await person.ok('my-profile')).employees
        const sides = { employee, ...(listed?.recruiter && { recruiter: { id: recruiter.id } }) }
        sameFields(listed, { id: link.id, ...sides }, `the link for ${person.label}`, 'my-profile')
      }
      await seeker.ok('employees/decline-request', { id: link.id })
      const later = await newLink(recruiter, await stage.person('seeker'))
      const again = await newLink(recruiter, seeker)
      const { employees } = await recruiter.ok('my-profile')
      same(idsOf(employees), [again.id, later.id], 'the links after a second request')
    },
  ),
  check('jobs/search', 'rule', 28).that(
    'lists accepted employees on the company page, and counts them',
    async (stage) => {
      const pair = await pairOf(stage)
      const { id } = await newLink(pair.recruiter, pair.seeker)
      const other = await stage.person('seeker')
      const declined = await newLink(pair.recruiter, other)
      await other.ok('employees/decline-request', { id: declined.id })
      const listed = async () => {
        const body = { company_id: pair.recruiter.id, page: 1, fetch_company: 1 } as const
        const { employees = [], total_employees } = await stage.visitor.ok('jobs/search', body)
        same(total_employees, employees.length, 'the number of employees')
        return employees.map(({ employee }) => employee.id)
      }
      same(await listed(), [], 'the employees while one request is pending and another declined')
      await pair.seeker.ok('employees/accept-request', { id })
      same(await listed(), [pair.seeker.id], 'the employees after it was accepted')
      for (let at = 0; at < 10; at += 1) {
        const seeker = await memberOf(stage, 'job_seeker', at)
        await seeker.ok('employees/accept-request', { id: (await newLink(pair.recruiter, seeker)).id })
      }
      same((await listed()).length, 11, 'the number of employees after eleven accepted')
    },
  ),
]

/** Takes a step and checks that it follows the table of states. @throws Failed */
async function tryStep(pair: Pair, event: EmployeeEvent, from: LinkState, id: number): Promise<void> {
  const { call, by, notice } = steps[event]
  const notified = by === 'recruiter' ? pair.seeker : pair.recruiter
  const to = after(employeeLinkMachine, from, event)
  const received = await step(pair, event, id)
  const link = await linkOf(pair.recruiter, pair)
  if (to === undefined) {
    needRefusal(received, `the link is ${from}`)
    same(link?.status, from, `the status after /api/${call} was refused for a link that is ${from}`)
    return
  }
  if (received.exchange.problem !== undefined) throw new Failed(`/api/${call} ${received.exchange.problem}`)
  same(link?.status ?? 'none', to, `the status after /api/${call} of a link that is ${from}`)
  expect(link === undefined || event === 'ask' || link.id === id, 'the id of the link has changed')
  await expectNotice(notified, notice, event === 'ask' ? (link?.id ?? id) : id)
}
