import type { AssumptionId } from '../mocks/assumptions.ts'
import type { CallName } from '../mocks/operation.ts'
import { type Deviation, isObject } from './contract.ts'
import { Failed } from './failures.ts'
import type { Stage } from './stage.ts'
import type { Exchange } from './transport.ts'

/** The kinds of check, which are the columns of the report. The first two cover every answer of a run. */
export const kindNames = {
  strict: 'answers, strictly',
  reading: 'answers, as the app reads them',
  access: 'access',
  rule: 'rules',
  state: 'states',
  paging: 'pages',
  files: 'files',
  input: 'bad input',
  repeat: 'repetition',
  oracle: 'as simulated',
  cors: 'other origins (CORS)',
} as const
export type Kind = keyof typeof kindNames

export interface Check {
  /** The call that a failure counts against, unless another call of the check failed. */
  call: CallName
  kind: Kind
  /** The number of the rule in docs/rules.md. */
  rule?: number
  /** Assumptions that the check relies on. If the backend reverses one, a failure proves nothing. */
  assumes?: readonly AssumptionId[] | undefined
  /** What a passing backend does, such as "makes the first CV the default". */
  title: string
  /** The check changes nothing, so it runs without `--write`. */
  readsOnly?: true
  /** @throws Failed; NotChecked if it needs a hook that the setup lacks */
  run: (stage: Stage) => Promise<void>
}

/** Begins a check, which `that` completes with its title. */
export const check = (...[call, kind, rule, assumes]: Parameters<Begin>) => ({
  that: (title: string, run: Check['run']): Check => ({ call, kind, rule, assumes, title, run }),
})

/** Begins a check that changes nothing. */
export const readOnly = (...head: Parameters<Begin>) => ({
  that: (title: string, run: Check['run']): Check => ({
    ...check(...head).that(title, run),
    readsOnly: true,
  }),
})

type Begin = (call: CallName, kind: Kind, rule: number, assumes?: Check['assumes']) => void

/** A deviation, with the number of answers that show it. */
export interface Counted extends Deviation {
  count: number
}

export interface Result {
  check: Pick<Check, 'call' | 'kind' | 'title' | 'rule' | 'assumes'>
  outcome: Outcome
  /** The calls that the check makes and that it depends on; undefined for checks of all answers. */
  calls?: readonly CallName[]
}

export type Outcome =
  | { status: 'passed' }
  /**
   * `call`: the call that failed, if it is known. `unusable`: the backend sent nothing that could be judged, so the
   * failure says nothing about an assumption.
   */
  | {
      status: 'failed'
      message: string
      evidence: readonly Exchange[]
      call?: CallName | undefined
      unusable?: true
      /** The assumption that the backend reverses here, if that is all that is the matter. */
      reverses?: AssumptionId
      /** What is wrong with the answers, if the check is about all of them. */
      deviations?: readonly Counted[]
    }
  /** The check failed and relies on an assumption that this backend reverses. */
  | { status: 'otherwise'; message: string; assumption: string; evidence: readonly Exchange[] }
  | { status: 'not checked'; message: string }
  /** This backend lacks something optional. */
  | { status: 'not offered'; message: string }

/**
 * Checks that a condition holds.
 * @param otherwise describes the failure
 * @param call the call that failed, if it isn't the one of the check
 * @throws Failed
 */
export function expect(holds: boolean, otherwise: string, call?: CallName): asserts holds {
  if (!holds) throw new Failed(otherwise, call)
}

/**
 * Checks fields of an object, and of objects in it. Where null is expected, a text may also be empty.
 * @throws Failed
 */
export function sameFields(found: unknown, expected: object, of: string, call?: CallName): void {
  expect(isObject(found), `${of} is missing`, call)
  for (const [name, wanted] of Object.entries(expected)) {
    const value = found[name]
    if (isObject(wanted) && !Array.isArray(wanted)) sameFields(value, wanted, `${name} of ${of}`, call)
    else same(wanted === null ? value || null : value, wanted, `${name} of ${of}`, call)
  }
}

/**
 * Checks that two values are the same as JSON.
 * @param call the call that failed, if it isn't the one of the check
 * @throws Failed
 */
export function same(actual: unknown, expected: unknown, what: string, call?: CallName): void {
  // Forms send line breaks as \r\n, which the app shows like \n.
  const [found, wanted] = [actual, expected].map((value) =>
    (JSON.stringify(value) ?? 'nothing').replaceAll(String.raw`\r\n`, String.raw`\n`),
  )
  if (found === wanted) return
  const rows = (value: unknown) =>
    Array.isArray(value) || typeof value === 'string'
      ? Array.from(value, (one) => JSON.stringify(one))
          .toSorted()
          .join()
      : JSON.stringify(value)
  const reverses = rows(actual) === rows(expected) ? 'jobs.order' : undefined
  throw new Failed(`${what}: expected ${wanted}, found ${found}`, call, reverses)
}
