import { beforeAll, describe, expect, it, vi } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import { maxParts } from '../../mocks/engine/contract/read-body.ts'
import type { CallContract, FieldKind } from '../../mocks/engine/contract/types.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { createTestBackend, formOf, pngFile, type TestBackend } from '../support/backend.ts'
import { bringThings, payloadOf, type Things } from '../support/payloads.ts'
import { testServers } from '../support/server.ts'

/** The size of each hostile value, in bytes. Quadratic time would take minutes. */
const size = 262_144
const filled = (unit: string, length = size) => unit.repeat(length / Buffer.byteLength(unit))

/** Text that is slow to match, measure, compare or split. */
const texts: Readonly<Record<string, string>> = {
  'one letter': filled('a'),
  'white space inside': `a${filled(' \t')}a`,
  'line ends': `a${filled('\r\n')}a`,
  'digits but not a number': `${filled('9')}x`,
  'fractions of a second': `2026-03-02T09:15:00.${filled('0')}`,
  'combining marks': `a${filled('\u0301', size / 2)}${filled('\u0316', size / 2)}`,
  'many words': filled('a b c d e f g h '),
  emojis: filled('🙂'),
  'an email of labels': `a@${filled('a.')}`,
  'an email of long labels': `a@${filled(`${'a'.repeat(63)}.`)}`,
  'an address and more': `http://a.b/${filled(')')} x`,
}

/** Lists whose brackets are counted before they are parsed. */
const brackets = {
  'lists in lists': filled('[', size / 2) + filled(']', size / 2),
  'objects in objects': filled('{"a":', size) + filled('}', size / 8),
  'lists in short lists': `[${filled('[[[]]],  ')}1]`,
}

/** JSON that is larger than any call accepts, has the wrong type or is invalid. */
const json: Readonly<Record<string, string>> = {
  ...brackets,
  'strings of brackets': `["${filled('[')}"]`,
  'strings of escapes': `["${filled('\\\\')}"]`,
  numbers: `[${filled('1,')}1]`,
  texts: `[${filled('"x",')}1]`,
  objects: `[${filled('{},')}1]`,
  'an unknown field of lists in lists': `[{"degree":"x","more":${filled('[', size / 2)}${filled(']', size / 2)}}]`,
  'a list without an end': filled('['),
  'many fields': `{${Array.from({ length: size / 8 }, (_, number) => `"${number}":1`).join()}}`,
}

const hostile = (kind: FieldKind | undefined) =>
  Object.values(kind === 'json' ? { ...texts, ...json } : texts)

describe('a hostile payload', () => {
  let backend: TestBackend
  let things: Things

  beforeAll(async () => {
    backend = await createTestBackend()
    things = await bringThings(backend, 'juniper')
  })

  it.each(callNames)(
    'to %s costs in proportion to its size',
    async (call) => {
      const { fields, access }: CallContract = contract[call]
      const role = access === 'recruiter' ? 'recruiter' : 'job_seeker'
      const token = await backend.signIn(role === 'recruiter' ? things.recruiter : things.seeker)
      const send = async (name: string, value: string | File) => {
        const form = formOf(payloadOf(call, things, role))
        form.set(name, value)
        const answer = await backend.raw(call, form, token)
        // Without access, the payload would not be read, and the test would be meaningless.
        expect(answer.status === 401 && call !== 'logout').toBe(false)
        await answer.arrayBuffer()
      }
      for (const [name, kind] of [
        ...Object.entries(fields).map(([field, given]) => [field, given.kind] as const),
        ['unknown', undefined] as const,
      ]) {
        for (const text of hostile(kind)) await send(name, text)
        if (kind !== 'file' && kind !== 'files') continue
        for (const unit of ['a/', '🙂', '\u202e']) await send(name, pngFile(filled(unit)))
      }
    },
    20_000,
  )

  it.each(Object.entries(brackets))('of %s is refused before parsing', async (_what, text) => {
    const form = formOf({ ...payloadOf('save-profile', things, 'job_seeker'), education: [] })
    form.set('education', text)
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await backend.raw('save-profile', form, await backend.signIn(things.seeker))
    expect(await answer.json()).toMatchObject({ message: 'Education must be a list.' })
    const lengths = parse.mock.calls.map(([read]) => read.length)
    expect(Math.max(...lengths)).toBeLessThan(size)
  })

  it('with more parts than any call has is refused before its files are inspected', async () => {
    const form = formOf(payloadOf('posts/create', things, 'job_seeker'))
    while ([...form.keys()].length <= maxParts) form.append('files[]', pngFile())
    const slice = vi.spyOn(Blob.prototype, 'slice')
    const answer = await (await backend.raw('posts/create', form, await backend.signIn(things.seeker))).json()
    expect(answer).toMatchObject({ message: 'The request has too many fields.' })
    expect(slice).not.toHaveBeenCalled()
  })
})

describe('a hostile payload to the server', () => {
  const { start } = testServers()

  it('of millions of empty fields is refused without looking at each for the others', async () => {
    const { url } = await start()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'a&'.repeat(1_000_000)
    const answer = await fetch(`${url}/api/login`, { method: 'POST', body, headers })
    expect(await answer.text()).toContain('The request has too many fields.')
  })
})
