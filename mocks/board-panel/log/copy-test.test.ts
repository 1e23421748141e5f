import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/calls.gen.ts'
import type { SentField } from '../../engine/network/trace.ts'
import type { CopiedCall } from '../../panel/log/copy-call.ts'
import { asTest } from './copy-test.ts'

const payload: SentField[] = [
  { name: 'id', value: '41' },
  { name: 'note', value: "It’s “me”, isn't it?\n@home" },
  { name: 'cv', value: { name: 'my "cv".pdf', type: 'application/pdf', size: 400 } },
  { name: 'password', value: 'harbour lights', isSecret: true },
]
const call: CopiedCall = {
  call: 'jobs/apply',
  payload,
  token: 'abc123',
  outcome: 'error',
  message: 'You’ve applied already.',
  httpStatus: 200,
}

describe('as a test', () => {
  it('logs in, makes the call with typed values, and expects the message', () => {
    const fields = contract['jobs/apply'].fields
    expect(asTest(call, { withSecrets: false }, { account: 101, fields })).toBe(
      [
        'const backend = await createTestBackend()',
        'const token = await backend.signIn(101)',
        `const { httpStatus, refusal } = await backend.call('jobs/apply', { id: 41, note: 'It’s “me”, isn\\'t it?\\n@home', cv: pdfFile('my "cv".pdf'), password: '<password>' }, token)`,
        'expect(httpStatus).toBe(200)',
        `expect(refusal.message).toBe('You’ve applied already.')`,
      ].join('\n'),
    )
  })

  it('escapes what a terminal would act on, also inside of JSON', () => {
    const fields = contract['save-profile'].fields
    const strange = [
      { name: 'education', value: '[\n"\u202e\u009b"]' },
      { name: 'about', value: '\u001b[2J' },
    ]
    const text = asTest({ ...call, payload: strange, message: '\u2066' }, { withSecrets: false }, { fields })
    expect(text).toContain(String.raw`{ education: [ "\u202e\u009b"], about: '\u001b[2J' }`)
    expect(text).toContain(String.raw`toBe('\u2066')`)
  })
})
