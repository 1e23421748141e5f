import type { CallName } from '../operation.ts'
import { describe, expect, it } from 'vitest'
import { bringThings, payloads, type Things } from '../../tests/support/payloads.ts'
import {
  createTestBackend,
  type FormInput,
  formOf,
  jobRow,
  pdfFile,
  type TestBackend,
  testMoment,
} from '../../tests/support/backend.ts'
import { answerValidators } from '../contract/validators.gen.js'
import { closeCardPayment, decideTransfer } from '../services/feature-payments.ts'
import { decide } from '../services/moderation.ts'
import { answerStripe } from '../third-parties/stripe-api.ts'
import { applicationStatusMachine } from './application-status.ts'
import { codeLifetime, codeMachine, codeState, maxTries, resendAfter } from './codes.ts'
import { cvDefaultMachine } from './cv-default.ts'
import { employeeLinkMachine } from './employee-link.ts'
import { featuredFor, featuringMachine, featuringOf } from './featuring.ts'
import { autoApprovalAfter, jobStateMachine } from './job-state.ts'
import { jobStatusMachine } from './job-status.ts'
import { after, eventsFrom, type Machine } from './machine.ts'
import { machines } from './machines.ts'
import { intentMachine, paymentMachine } from './payments.ts'
import { sessionLifetime, sessionMachine } from './sessions.ts'

/** A row in a state, and one event to apply to it. */
interface Walker<S extends string> {
  look: () => S | Promise<S>
  /** Applies the event; `false` if it is refused. */
  happen: () => Promise<boolean | void>
}

/** A world with a job seeker, a recruiter and their rows. */
interface Ground {
  backend: TestBackend
  things: Things
  seeker: string
  recruiter: string
}

async function newGround(): Promise<Ground> {
  const backend = await createTestBackend('empty')
  const things = await bringThings(backend, 'heather')
  return {
    backend,
    things,
    seeker: await backend.signIn(things.seeker),
    recruiter: await backend.signIn(things.recruiter),
  }
}

/**
 * Applies every event in every state on the backend, which must reach the state that the machine gives. If the machine
 * gives none, the event must be refused or have no effect.
 */
function walk<S extends string, E extends string>(
  machine: Machine<S, E>,
  start: (ground: Ground, state: S, event: E) => Promise<Walker<S>>,
): void {
  const isState = (name: string): name is S => Object.hasOwn(machine.states, name)
  const states = Object.keys(machine.states).filter(isState)
  const events = [...new Set(machine.transitions.map(({ event }) => event))]
  const steps = states.flatMap((from) =>
    events.map((event) => ({ from, event, to: after(machine, from, event) })),
  )
  describe(`${machine.name} (${machine.source})`, () => {
    it.each(steps)('$from, $event: $to', async ({ from, event, to }) => {
      const { look, happen } = await start(await newGround(), from, event)
      expect(await look()).toBe(from)
      const allowed = await happen()
      expect(await look()).toBe(to ?? from)
      expect(allowed === undefined || allowed === (to !== undefined)).toBe(true)
    })
  })
}

async function succeeds<K extends CallName>(
  backend: TestBackend,
  call: K,
  body: FormInput<K>,
  token?: string,
): Promise<boolean> {
  const response = await backend.raw(call, formOf(body), token)
  const envelope: unknown = await response.json()
  return answerValidators[call](envelope)
}

describe('every machine', () => {
  it.each(machines)('$name reaches all of its states, and names its source', (machine) => {
    const reached = new Set([machine.initial])
    for (let size = 0; size < reached.size;) {
      size = reached.size
      for (const { from, to } of machine.transitions)
        if (from.some((state) => reached.has(state))) reached.add(to)
    }
    expect([...reached].sort()).toEqual(Object.keys(machine.states).sort())
    expect(machine.source).toMatch(/\brules \d+/)
  })

  it.each(machines)('$name has one target for each state and event', ({ transitions }) => {
    const steps = transitions.flatMap(({ from, event }) => from.map((state) => `${state} ${event}`))
    expect(steps).toHaveLength(new Set(steps).size)
  })
})

describe('a machine', () => {
  const lamp: Machine<'off' | 'on', 'press' | 'break'> = {
    name: 'Lamp',
    source: 'rules 1',
    initial: 'off',
    states: { off: 'dark', on: 'bright' },
    transitions: [
      { from: ['off'], event: 'press', to: 'on', by: 'anyone' },
      { from: ['on'], event: 'press', to: 'off', by: 'anyone' },
      { from: ['on'], event: 'break', to: 'off', by: 'time' },
    ],
  }

  it('returns the state after an event, if it is allowed', () => {
    expect(after(lamp, 'off', 'press')).toBe('on')
    expect(after(lamp, 'on', 'press')).toBe('off')
    expect(after(lamp, 'off', 'break')).toBeUndefined()
  })

  it('returns the events that a state allows', () => {
    expect(eventsFrom(lamp, 'off')).toEqual(['press'])
    expect(eventsFrom(lamp, 'on')).toEqual(['press', 'break'])
  })
})

walk(jobStateMachine, async ({ backend, things, recruiter }, state, event) => {
  const id = await backend.runtime.mutate(
    ({ tx }) => tx.jobs.insert(jobRow(things.recruiter, { state, category: things.category })).id,
  )
  const decideOn = (decision: 'approved' | 'cancelled') =>
    backend.runtime.mutate((context) => {
      decide(context, context.tx.jobs.need(id), decision)
    })
  return {
    look: () => backend.runtime.read(({ tx }) => tx.jobs.need(id).state),
    happen: {
      approve: () => decideOn('approved'),
      cancel: () => decideOn('cancelled'),
      async auto_approve() {
        await backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { auto_approve: true }))
        await backend.advance(autoApprovalAfter)
        await backend.call('fetch-settings')
      },
      edit: () =>
        succeeds(backend, 'jobs/update', { ...payloads['jobs/update'](things, 'recruiter'), id }, recruiter),
    }[event],
  }
})

walk(jobStatusMachine, async ({ backend, things, recruiter }, status, event) => {
  const id = await backend.runtime.mutate(
    ({ tx }) => tx.jobs.insert(jobRow(things.recruiter, { status, category: things.category })).id,
  )
  const form = { ...payloads['jobs/update'](things, 'recruiter'), id, status: event }
  return {
    look: async () => (await backend.call('jobs/fetch-single', { id })).success.job.status,
    happen: () => succeeds(backend, 'jobs/update', form, recruiter),
  }
})

walk(applicationStatusMachine, async ({ backend, things, seeker, recruiter }, status, event) => {
  const id = things.application
  await backend.runtime.mutate(({ tx }) => tx.applications.patch(id, { status }))
  return {
    look: async () =>
      (await backend.call('jobs/fetch-application', { id }, seeker)).success.application.status,
    happen: () => succeeds(backend, 'jobs/change-application-status', { id, status: event }, recruiter),
  }
})

walk(featuringMachine, async ({ backend, things, recruiter }, featuring, event) => {
  const id = await backend.runtime.mutate(
    ({ tx, now }) =>
      tx.jobs.insert(
        jobRow(things.recruiter, {
          state: event === 'pay' ? 'approved' : event === 'pay_ahead' ? 'cancelled' : 'pending',
          feature_on_approval: featuring === 'paid',
          featured_until: featuring === 'featured' ? now + featuredFor : null,
        }),
      ).id,
  )
  const pay = async () => {
    const sent = await succeeds(backend, 'jobs/upload-receipt', { id, file: pdfFile() }, recruiter)
    await backend.runtime.mutate((context) => {
      for (const payment of context.tx.payments.by('job_id', id)) {
        decideTransfer(context, payment, 'approved')
      }
    })
    return sent
  }
  return {
    look: () => backend.runtime.read(({ tx, now }) => featuringOf(tx.jobs.need(id), now)),
    happen: {
      pay,
      pay_ahead: pay,
      approve: () =>
        backend.runtime.mutate((context) => {
          decide(context, context.tx.jobs.need(id), 'approved')
        }),
      lapse: () => backend.advance(featuredFor),
    }[event],
  }
})

walk(paymentMachine, async ({ backend, things }, status, event) => {
  const { runtime } = backend
  const byCard = event === 'retry'
  const { payment, intent } = await runtime.mutate(({ tx, now }) => {
    const of = { account_id: things.recruiter, job_id: things.openJob, created_at: now }
    const open = tx.intents.insert({
      ...of,
      provider_id: 'pi_walk',
      client_secret: 'pi_walk_secret',
      amount: 4900,
      status: status === 'succeeded' ? 'succeeded' : 'requires_payment_method',
      last_error: null,
      declines_with: null,
    })
    const [method, intent_id] = byCard ? (['stripe', open.provider_id] as const) : (['other', null] as const)
    return {
      payment: tx.payments.insert({ ...of, method, status, amount: 49, intent_id }).id,
      intent: open.id,
    }
  })
  const settle = (decision: 'approved' | 'rejected') =>
    runtime.mutate((context) => {
      decideTransfer(context, context.tx.payments.need(payment), decision)
    })
  return {
    look: () => runtime.read(({ tx }) => tx.payments.need(payment).status),
    happen: {
      settle: () => settle('approved'),
      fail: () => settle('rejected'),
      // This card requires authentication, so the attempt is neither paid nor declined.
      retry: () => tryCard(backend, intent, '4000002500003155'),
    }[event],
  }
})

walk(intentMachine, async ({ backend, things }, status, event) => {
  const { runtime } = backend
  const job = things.openJob
  const id = await runtime.mutate(
    ({ tx, now }) =>
      tx.intents.insert({
        account_id: things.recruiter,
        job_id: job,
        provider_id: 'pi_walk',
        client_secret: 'pi_walk_secret',
        amount: 4900,
        status,
        last_error: null,
        declines_with: null,
        created_at: now,
      }).id,
  )
  return {
    look: () => runtime.read(({ tx }) => tx.intents.need(id).status),
    happen: {
      pay: () => tryCard(backend, id, '4242424242424242'),
      ask: () => tryCard(backend, id, '4000002500003155'),
      decline: () => tryCard(backend, id, '4000000000000002'),
      cancel: () =>
        runtime.mutate(({ tx }) => {
          closeCardPayment(tx, { id: job })
        }),
    }[event],
  }
})

/** Sends a card to the provider, as the payer's browser does. */
async function tryCard({ runtime }: TestBackend, intentId: number, number: string): Promise<void> {
  const { provider_id, client_secret } = await runtime.read(({ tx }) => tx.intents.need(intentId))
  const url = new URL(`https://api.stripe.com/v1/payment_intents/${provider_id}/confirm`)
  const card = { number, exp_month: '12', exp_year: '34', cvc: '123' }
  const body = new URLSearchParams({
    key: 'pk_test_simulated',
    client_secret,
    'payment_method_data[type]': 'card',
    ...Object.fromEntries(
      Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
    ),
  })
  await answerStripe(runtime, url, new Request(url, { method: 'POST', body }))
}

walk(employeeLinkMachine, async ({ backend, things, seeker, recruiter }, status, event) => {
  const id = things.pendingLink
  await backend.runtime.mutate(({ tx }) => {
    if (status === 'none') tx.employee_links.remove(id)
    else tx.employee_links.patch(id, { status })
  })
  const pair = `${things.recruiter}:${things.seeker}`
  return {
    look: () => backend.runtime.read(({ tx }) => tx.employee_links.one('pair', pair)?.status ?? 'none'),
    happen: {
      ask: () => succeeds(backend, 'employees/create', { email: things.email }, recruiter),
      accept: () => succeeds(backend, 'employees/accept-request', { id }, seeker),
      decline: () => succeeds(backend, 'employees/decline-request', { id }, seeker),
      remove: () => succeeds(backend, 'employees/remove-request', { id }, seeker),
      delete: () => succeeds(backend, 'employees/delete', { id }, recruiter),
    }[event],
  }
})

walk(cvDefaultMachine, async ({ backend, things, seeker }, standing, event) => {
  // The CV under test, and another one.
  const [own, beside] = standing === 'default' ? [things.cv, things.unusedCv] : [things.unusedCv, things.cv]
  let id = own
  if (standing === 'deleted') await backend.call('cvs/delete', { id }, seeker)
  return {
    look: () =>
      backend.runtime.read(({ tx }) => {
        const cv = tx.cvs.get(id)
        return cv === undefined ? 'deleted' : cv.is_default ? 'default' : 'other'
      }),
    happen: {
      choose: () => succeeds(backend, 'cvs/set-default', { id }, seeker),
      async add_first() {
        // `add_first` needs a job seeker without CVs: both are deleted, and the new one is then the CV under test.
        if (standing === 'other')
          for (const cv of [own, beside]) await backend.call('cvs/delete', { id: cv }, seeker)
        const { cv } = (await backend.call('cvs/upload', { file: pdfFile(), title: 'New' }, seeker)).success
        if (standing === 'other') ({ id } = cv)
      },
      async replace() {
        await backend.call('cvs/set-default', { id: beside }, seeker)
      },
      async promote() {
        await backend.call('cvs/delete', { id: beside }, seeker)
      },
      delete: () => succeeds(backend, 'cvs/delete', { id }, seeker),
    }[event],
  }
})

walk(sessionMachine, async ({ backend, things, seeker }, state, event) => {
  const token = await backend.signIn(things.seeker)
  if (state === 'ended') await backend.call('logout', {}, token)
  return {
    look: async () => ((await backend.call('me', {}, token)).httpStatus === 200 ? 'live' : 'ended'),
    happen: {
      use: () => succeeds(backend, 'my-profile', {}, token),
      lapse: () => backend.advance(sessionLifetime),
      log_out: () => succeeds(backend, 'logout', {}, token),
      async change_password() {
        await backend.call('change-password', payloads['change-password'](things, 'job_seeker'), seeker)
      },
      async reset_password() {
        await backend.call('reset-password', payloads['reset-password'](things, 'job_seeker'))
      },
    }[event],
  }
})

walk(codeMachine, async ({ backend, things }, state, event) => {
  const { email, signInCode } = things
  const holder = `sign_in:${email}`
  await backend.runtime.mutate(({ tx }) => {
    const code = tx.codes.one('holder', holder)
    if (!code) throw new Error('The world has no code')
    if (state === 'none') tx.codes.remove(code.id)
    else
      tx.codes.patch(code.id, {
        tries: state === 'used_up' ? maxTries : event === 'miss_last' ? maxTries - 1 : 0,
        sent_at: state === 'expired' ? testMoment - codeLifetime : testMoment,
      })
  })
  // Even the right code is a wrong try once it has expired.
  const wrong = { email, code: state === 'expired' ? signInCode : '000000' }
  const missed = async () => {
    await backend.call('verify', wrong)
  }
  return {
    look: () => backend.runtime.read(({ tx, now }) => codeState(tx.codes.one('holder', holder), now)),
    happen: {
      async send() {
        await backend.advance(resendAfter)
        return await succeeds(backend, 'login', { email, type: 'job_seeker' })
      },
      redeem: () => succeeds(backend, 'verify', { email, code: signInCode }),
      miss: missed,
      miss_last: missed,
      lapse: () => backend.advance(codeLifetime),
    }[event],
  }
})
