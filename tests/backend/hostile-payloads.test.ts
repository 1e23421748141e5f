import { beforeAll, describe, expect, it, vi } from 'vitest'
import { maxParts } from '../../mocks/engine/contract/read-body.ts'
import type { CallContract, FieldKind } from '../../mocks/engine/contract/types.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { isCall } from '../../mocks/operation.ts'
import { createTestBackend, formOf, pngFile, type TestBackend } from '../support/backend.ts'
import { bringThings, payloads, type Things } from '../support/payloads.ts'
import { testServers } from '../support/server.ts'
import { costOf, growth, leastCostOf, linear } from '../support/timing.ts'

const calls = Object.keys(contract).filter(isCall)

/** The size of each hostile value, in bytes. Quadratic time would outweigh everything else that a call does. */
const size = 32_768
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

/** JSON that is larger than any call accepts, has the wrong type or is invalid. */
const json: Readonly<Record<string, string>> = {
  numbers: `[${filled('1,')}1]`,
  texts: `[${filled('"x",')}1]`,
  objects: `[${filled('{},')}1]`,
  'lists in lists': filled('[', size / 2) + filled(']', size / 2),
  'an unknown field of lists in lists': `[{"degree":"x","more":${filled('[', size / 2)}${filled(']', size / 2)}}]`,
  'a list without an end': filled('['),
  'many fields': `{${Array.from({ length: size / 8 }, (_, number) => `"${number}":1`).join()}}`,
}

const hostile = (kind: FieldKind | undefined) =>
  Object.entries(kind === 'json' ? { ...texts, ...json } : texts)

describe('a hostile payload', () => {
  let backend: TestBackend
  let things: Things

  beforeAll(async () => {
    backend = await createTestBackend()
    things = await bringThings(backend, 'juniper')
  })

  it.each(calls)(
    'to %s costs at most ten times as much as an honest one of its size',
    async (call) => {
      const { fields, access }: CallContract = contract[call]
      const role = access === 'recruiter' ? 'recruiter' : 'job_seeker'
      const token = await backend.signIn(role === 'recruiter' ? things.recruiter : things.seeker)
      const send = (name: string, value: string | File) => async () => {
        const form = formOf(payloads[call](things, role))
        form.set(name, value)
        const answer = await backend.raw(call, form, token)
        // Without access, the payload would not be read, and the measurement would be meaningless.
        if (answer.status === 401 && call !== 'logout') throw new Error('The session has expired')
        await answer.arrayBuffer()
      }
      const honestly = send('padding', filled('x'))
      await leastCostOf(honestly)
      let honest = await leastCostOf(honestly)
      const costly: string[] = []
      const tryOut = async (what: string, work: () => Promise<void>) => {
        let cost = await costOf(work)
        // A call is slow only if it is slow repeatedly.
        for (let tries = 0; cost > 10 * honest && tries < 20; tries += 1) {
          cost = Math.min(cost, await costOf(work))
          if (tries % 5 === 4) honest = await leastCostOf(honestly)
        }
        if (cost > 10 * honest) costly.push(`${what}: ${Math.round(cost / honest)} times`)
      }
      const named: [string, FieldKind | undefined][] = Object.entries(fields).map(([name, { kind }]) => [
        name,
        kind,
      ])
      for (const [name, kind] of [...named, ['unknown', undefined] as const]) {
        for (const [what, text] of hostile(kind)) await tryOut(`${name}, ${what}`, send(name, text))
        if (kind === 'file' || kind === 'files') {
          for (const unit of ['a/', '🙂', '\u202e'])
            await tryOut(`${name}, named ${unit}…`, send(name, pngFile(filled(unit))))
        }
      }
      expect(costly).toEqual([])
    },
    60_000,
  )

  const brackets: [string, (length: number) => string][] = [
    ['lists in lists', (length) => filled('[', length / 2) + filled(']', length / 2)],
    ['objects in objects', (length) => filled('{"a":', length) + filled('}', length / 8)],
    ['lists in short lists', (length) => `[${filled('[[[]]],  ', length)}1]`],
  ]
  const otherTexts: typeof brackets = [
    ['strings of brackets', (length) => `["${filled('[', length)}"]`],
    ['strings of escapes', (length) => `["${filled('\\\\', length)}"]`],
    ['numbers', (length) => `[${filled('1,', length)}1]`],
  ]
  it.each([...brackets, ...otherTexts])('of %s costs in proportion to its size', async (_what, textOf) => {
    const token = await backend.signIn(things.seeker)
    const send = async (value: string) => {
      const form = formOf(payloads['save-profile'](things, 'job_seeker'))
      form.set('education', value)
      await (await backend.raw('save-profile', form, token)).arrayBuffer()
    }
    expect(await growth(textOf, send, size)).toBeLessThan(linear)
  })

  it.each(brackets)('of %s is refused before parsing', async (_what, textOf) => {
    const form = formOf({ ...payloads['save-profile'](things, 'job_seeker'), education: [] })
    form.set('education', textOf(size))
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await backend.raw('save-profile', form, await backend.signIn(things.seeker))
    expect(await answer.json()).toMatchObject({ message: 'Education must be a list.' })
    const read = parse.mock.calls.map(([text]) => text.length)
    expect(Math.max(...read)).toBeLessThan(size)
  })

  it('with more parts than any call has is refused before its files are inspected', async () => {
    const form = formOf(payloads['posts/create'](things, 'job_seeker'))
    while ([...form.keys()].length <= maxParts) form.append('files[]', pngFile())
    const slice = vi.spyOn(Blob.prototype, 'slice')
    const answer = await (await backend.raw('posts/create', form, await backend.signIn(things.seeker))).json()
    expect(answer).toMatchObject({ message: 'The request has too many fields.' })
    expect(slice).not.toHaveBeenCalled()
  })
})

describe('a hostile payload to the server', () => {
  const { start } = testServers()

  it('of millions of empty fields costs at most ten times as much as one of long fields', async () => {
    const { url } = await start()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = (body: string) => async () => {
      const answer = await fetch(`${url}/api/login`, { method: 'POST', body, headers })
      return await answer.text()
    }
    const honest = await leastCostOf(send(`a=${'x'.repeat(999_997)}&`.repeat(2)))
    const empty = send('a&'.repeat(1_000_000))
    expect(await empty()).toContain('The request has too many fields.')
    expect((await leastCostOf(empty)) / honest).toBeLessThan(10)
  }, 60_000)
})
