import { expect, it } from 'vitest'
import type { Result } from '../../conformance/check.ts'
import { causesOf } from '../../conformance/report/causes.ts'

const failed = (
  check: Pick<Result['check'], 'call' | 'kind' | 'title'>,
  message: string,
  deviations?: readonly { at: string; message: string; found: string; count: number }[],
): Result => ({
  check,
  outcome: { status: 'failed', message, evidence: [], ...(deviations && { deviations }) },
})

const ofAnswers = (call: Result['check']['call'], kind: 'strict' | 'reading', at: string, count: number) =>
  failed({ call, kind, title: 'answers follow the contract' }, `${at} is missing`, [
    { at, message: 'is missing', found: '', count },
  ])

const results: readonly Result[] = [
  failed({ call: 'jobs/my', kind: 'state', title: 'a state' }, 'expected 1, found 2'),
  failed(
    { call: 'jobs/my', kind: 'rule', title: 'a rule' },
    '/api/jobs/create refuses this: “No” (called by A)',
  ),
  failed(
    { call: 'jobs/search', kind: 'rule', title: 'another' },
    '/api/jobs/create refuses this: “No” (called by B)',
  ),
  ofAnswers('jobs/my', 'strict', '/jobs/*/title', 3),
  failed({ call: 'logout', kind: 'state', title: 'ends one session' }, 'the token still works'),
  ofAnswers('me', 'strict', '/status', 20),
  ofAnswers('me', 'reading', '/status', 20),
  ofAnswers('logout', 'strict', '/status', 11),
  ofAnswers('jobs/my', 'strict', '/jobs/*/nature', 2),
  failed({ call: 'jobs/my', kind: 'input', title: 'refuses a word' }, 'succeeds'),
  failed({ call: 'me', kind: 'repeat', title: 'answers' }, '/api/me failed 3 of 9 times with HTTP 500'),
  failed({ call: 'me', kind: 'access', title: 'answers reveal no secrets' }, '/user/password', [
    { at: '/user/password', message: 'looks like a secret', found: '', count: 1 },
  ]),
  failed({ call: 'me', kind: 'cors', title: 'a page may call it' }, 'no header'),
  failed({ call: 'cvs/fetch', kind: 'input', title: 'x' }, "/api/cvs/fetch doesn't answer within 10 s"),
]

it('failures are grouped by cause, in the order in which to mend them', () => {
  expect(causesOf(results).map(({ title }) => title)).toEqual([
    'me answers: /api/me failed 3 of 9 times with HTTP 500',
    "cvs/fetch x: /api/cvs/fetch doesn't answer within 10 s",
    'a page may call it: no header',
    '`status` is missing in 31 answers of me, logout',
    'jobs/my, jobs/search: /api/jobs/create refuses this: “No” (called by A) (2 checks)',
    '`password` looks like a secret in 1 answer of me',
    'jobs/my a state: expected 1, found 2',
    'logout ends one session: the token still works',
    'jobs/my refuses a word: succeeds',
    '`title`, `nature` are missing in 3 answers of jobs/my',
  ])
})
