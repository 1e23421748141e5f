import { describe, expect, it } from 'vitest'
import { afterApproval, afterPayment, featuredFor, featuringMachine, featuringOf } from './featuring.ts'
import { after, eventsFrom } from './machine.ts'
import { machines } from './machines.ts'

// The backend moves its rows by these tables, and the conformance kit checks what clients see of that.

describe.each(machines)('$name', (machine) => {
  it('reaches all of its states, and names its source', () => {
    const reached = new Set([machine.initial])
    for (let size = 0; size < reached.size;) {
      size = reached.size
      for (const { from, to } of machine.transitions)
        if (from.some((state) => reached.has(state))) reached.add(to)
    }
    expect([...reached].sort()).toEqual(Object.keys(machine.states).sort())
    expect(machine.source).toMatch(/\brules \d+/)
  })

  it('has one target for each state and event', () => {
    const steps = machine.transitions.flatMap(({ from, event }) => from.map((state) => `${state} ${event}`))
    expect(steps).toHaveLength(new Set(steps).size)
    for (const state of Object.keys(machine.states)) {
      for (const event of eventsFrom(machine, state)) expect(after(machine, state, event)).toBeDefined()
    }
  })
})

it.each(['plain', 'paid', 'featured'] as const)('featuring moves by its table from %s (rules 23)', (from) => {
  const now = 1_000
  const job = {
    feature_on_approval: from === 'paid',
    featured_until: from === 'featured' ? now + featuredFor : null,
  }
  const moves = {
    pay: [afterPayment({ ...job, state: 'approved' }, now), now],
    pay_ahead: [afterPayment({ ...job, state: 'cancelled' }, now), now],
    approve: [afterApproval(job, now), now],
    lapse: [undefined, now + featuredFor],
  } as const
  for (const event of ['pay', 'pay_ahead', 'approve', 'lapse'] as const) {
    const [changed, time] = moves[event]
    expect([event, featuringOf(changed ?? job, time)]).toEqual([
      event,
      after(featuringMachine, from, event) ?? from,
    ])
  }
})
