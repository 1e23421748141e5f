import type { AssumptionId } from '../mocks/assumptions.ts'
import type { CallName } from '../mocks/operation.ts'
import type { Setup } from './setup.ts'
import type { Stage } from './stage.ts'
import type { Exchange } from './transport.ts'

/** What a check is about: the columns of the report. The first two are about all answers that were seen. */
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
} as const
export type Kind = keyof typeof kindNames

export const kinds: readonly Kind[] = [
  'strict',
  'reading',
  'access',
  'rule',
  'state',
  'paging',
  'files',
  'input',
  'repeat',
  'oracle',
]

type Hook = Exclude<keyof Setup, 'mayWrite' | 'accessKey' | 'accounts'>

/** What has to be given before a check can run. `write` is the permission to change anything. */
export type Need = 'write' | Hook

/** What a need is called in "not checked: needs …". */
export const needWords: Readonly<Record<Need, string>> = {
  write: '--write, the permission to change anything',
  newAddress: 'permission to sign up accounts (newAddress in the setup file)',
  code: 'the codes that are mailed (code in the setup file)',
  decideJob: 'an administrator who decides on jobs (decideJob in the setup file)',
  decideTransfer: 'an administrator who decides on bank transfers (decideTransfer in the setup file)',
  advance: 'a clock that can be moved (advance in the setup file)',
  resetClock: 'a clock that can be put right (resetClock in the setup file)',
  payCard: 'test cards (payCard in the setup file)',
  googleCredential: 'credentials of the identity provider (googleCredential in the setup file)',
}

/** One thing to find out about a backend. */
export interface Check {
  /** The call it is about, which a failure is counted against. */
  call: CallName
  kind: Kind
  /** What a backend that passes does: "The first CV becomes the default". */
  title: string
  /** The number of the rule in docs/rules.md. */
  rule?: number
  /** What it needs beside `--write`. */
  needs?: readonly Need[]
  /** It changes nothing, and runs without `--write`. */
  readsOnly?: true
  /** Assumptions that it rests on: where one is decided otherwise, this check proves nothing. */
  assumes?: readonly AssumptionId[]
  /** @throws Failed */
  run: (stage: Stage) => Promise<void>
}

/** How a check of a run went. */
export interface Result {
  check: Pick<Check, 'call' | 'kind' | 'title' | 'rule' | 'assumes'>
  outcome: Outcome
}

/** How a check went. */
export type Outcome =
  | { status: 'passed' }
  /** `unusable`: the backend sent nothing that could be judged, so the failure says nothing about an assumption. */
  | { status: 'failed'; message: string; evidence: readonly Exchange[]; unusable?: true }
  /** It failed, and it rests on an assumption that this backend decides otherwise. */
  | { status: 'otherwise'; message: string; assumption: string; evidence: readonly Exchange[] }
  | { status: 'not checked'; message: string }
  /** This backend does without something that is optional. */
  | { status: 'not offered'; message: string }

/** The backend does something else than a check expects. */
export class Failed extends Error {
  override name = 'Failed'
}

/** A check cannot run. */
export class NotChecked extends Error {
  override name = 'NotChecked'
}

/** The backend does without something that is optional. */
export class NotOffered extends Error {
  override name = 'NotOffered'
}

/** @param otherwise what is wrong if it does not hold @throws Failed */
export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Failed(otherwise)
}

/** @throws Failed unless both are the same, as JSON */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [actual, expected].map((value) => JSON.stringify(value) ?? 'nothing')
  if (found !== wanted) throw new Failed(`${what}: expected ${wanted}, found ${found}`)
}
