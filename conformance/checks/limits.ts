import { requestValidators } from '../../mocks/contract/validators.gen.js'
import type { CallName } from '../../mocks/operation.ts'
import { toFormData } from '../../src/api/form-data.ts'
import { check, type Check, expect, same } from '../check.ts'
import { contractOf, hasSucceeded, isObject } from '../contract.ts'
import { type Caller, needRefusal, reasonOf } from '../person.ts'
import type { Stage } from '../stage.ts'
import { jobFields, jobFor, newJob, newProject, pdf, projectOf } from '../things.ts'
import { rows } from './profile.ts'

type Values = Readonly<Record<string, string | number>>

interface Prepared {
  caller: Caller
  body: object
  /** Returns what the call stored; undefined if no answer shows that. */
  stored?: (answer: Record<string, unknown>) => Promise<unknown>
}

/** Makes a check of a call with texts or numbers that have a maximum. */
const limited = (call: CallName, prepare: (stage: Stage) => Promise<Prepared>) =>
  check(call, 'input', 3, ['text-limits', 'number-limits', 'plain-text', 'requests.form']).that(
    'accepts texts and numbers up to the limits of the contract, and refuses longer and larger ones',
    async (stage) => {
      const limits = limitsOf(call)
      const { caller, body, stored } = await prepare(stage)
      const send = async (values: Values) => await caller.raw(call, toFormData({ ...body, ...values }))
      for (const [name, limit] of limits) {
        const why = `${name} is ${limit.isText ? `${limit.most + 1} characters long` : limit.most + 1}`
        needRefusal(await send({ [name]: filled(limit, 1) }), why)
      }
      const full = Object.fromEntries([...limits].map(([name, limit]) => [name, filled(limit, 0)]))
      const received = await send(full)
      const { envelope, exchange } = received
      const refuses = `/api/${call} refuses values at their limits (lengths count Unicode code points)`
      const why = exchange.problem ?? `“${reasonOf(received)}”`
      expect(hasSucceeded(envelope), `${refuses}: ${why}`)
      const shown = await stored?.(envelope)
      if (!isObject(shown)) return
      const lost = Object.keys(full).filter((name) => name in shown && shown[name] !== full[name])
      expect(lost.length === 0, `/api/${call} changes values at their limits: ${lost.join()}`)
    },
  )

/** Makes the check for a call of a new job seeker that answers what it stored. */
const adding = (call: CallName, body: object, name: string) =>
  limited(call, async (stage) => {
    const caller = await stage.newcomer('job_seeker')
    return { caller, body, stored: (answer) => Promise.resolve(answer[name]) }
  })

/** Fields whose values are chosen, or have a form of their own, so they can't be filled up. */
const formed = /^(?:id|email|url|time_zone|file|category|currency)$/

/** Returns the maximum length of each text field and the maximum of each number, by the contract's schema. */
function limitsOf(call: CallName): Map<string, { most: number; isText: boolean }> {
  const fields = Object.entries(contractOf(call).fields).filter(([name]) => !formed.test(name))
  const huge = fields.map(([name, { kind }]) => [name, kind === 'text' ? 'x'.repeat(100_000) : 1e15])
  const validator = requestValidators[call]
  validator(Object.fromEntries(huge))
  return new Map(
    (validator.errors ?? []).flatMap(({ instancePath, keyword, params }) => {
      const isText = keyword === 'maxLength'
      const limit = { most: Number(params['limit']), isText }
      return isText || keyword === 'maximum' ? [[instancePath.slice(1), limit] as const] : []
    }),
  )
}

/** Fills a field up to its limit, and beyond it if `more` is 1. Length counts code points, as in JSON Schema. */
function filled({ most, isText }: { most: number; isText: boolean }, more: 0 | 1): string | number {
  return isText ? `🧭${'x'.repeat(most - 1 + more)}` : most + more
}

const placed = { type: 'on_site', location: 'Kitville' } as const

export const checks: readonly Check[] = [
  limited('jobs/create', async (stage) => {
    const caller = await stage.person('recruiter')
    const stored = async ({ id }: Record<string, unknown>) => await jobFor(caller, { id: Number(id) })
    return { caller, body: await jobFields(stage, placed), stored }
  }),
  limited('jobs/update', async (stage) => {
    const caller = await stage.person('recruiter')
    const { id } = await newJob(stage, caller, {}, 'pending')
    const body = { id, ...(await jobFields(stage, placed)) }
    return { caller, body, stored: async () => await jobFor(caller, { id }) }
  }),
  limited('save-profile', async (stage) => {
    const caller = await stage.newcomer('job_seeker')
    return { caller, body: { name: caller.name }, stored: async () => (await caller.ok('me')).user }
  }),
  adding('cvs/upload', { file: pdf(), title: 'Kit CV' }, 'cv'),
  adding('posts/create', { caption: 'Kit post' }, 'post'),
  adding('projects/add', { title: 'Kit project' }, 'project'),
  limited('projects/update', async (stage) => {
    const caller = await stage.newcomer('job_seeker')
    const { id, title } = await newProject(stage, caller)
    return { caller, body: { id, title }, stored: async () => await projectOf(caller, id) }
  }),
  limited('send-message', ({ visitor }) => {
    const body = { name: 'Kit', email: 'kit@conformance.example', subject: 'Test', message: 'A test.' }
    return Promise.resolve({ caller: visitor, body })
  }),
  check('save-profile', 'input', 3, ['list-limits']).that(
    'accepts 200 entries in a list, and refuses 201',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      for (const [name, [row]] of Object.entries(rows)) {
        const body = (length: number) => ({ name: seeker.name, [name]: Array.from({ length }, () => row) })
        await seeker.no('save-profile', body(201), `${name} has 201 entries`)
        await seeker.ok('save-profile', body(200))
        const { [name]: stored }: Record<string, unknown> = (await seeker.ok('me')).user
        same(Array.isArray(stored) && stored.length, 200, `the stored entries of ${name}`)
      }
    },
  ),
  check('cvs/upload', 'files', 21, ['file-limits']).that(
    'accepts a file of exactly 5 MB, and refuses one byte more',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const most = 5 * 1024 * 1024 - pdf().size
      const file = pdf('cv.pdf', 'x'.repeat(most))
      await seeker.ok('cvs/upload', { file, title: 'Kit CV' })
      const large = pdf('cv.pdf', 'x'.repeat(most + 1))
      await seeker.no('cvs/upload', { file: large, title: 'Kit CV' }, 'it is larger than 5 MB')
    },
  ),
]
