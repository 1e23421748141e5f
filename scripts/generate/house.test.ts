import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Answer, Body, CallName, Success } from '../../mocks/engine/call/types.ts'
import { formats, textLength } from '../../mocks/engine/contract/formats.ts'
import type { components } from '../../tests/engine/library/schema.gen.ts'
import type { Library } from '../../tests/engine/library/tables.ts'
import { readContract } from './contract.ts'
import { ContractError } from './json.ts'
import { explodes } from './patterns.ts'
import { generateTexts } from './target.ts'

const library = readFileSync('tests/engine/library/openapi.yaml', 'utf8')
const jobBoard = readFileSync('openapi.yaml', 'utf8')
const generate = (source: string) => generateTexts(source, 'house', (file) => file)

/** Returns the library's contract after an edit. */
function edited(before: string, after: string): string {
  expect(library).toContain(before)
  return library.replace(before, () => after)
}

describe('a contract is refused', () => {
  it.each([
    ['an unknown access', 'x-access: librarian', 'x-access: anyone', 'public, signed-in, owner, member, lib'],
    ['no roles', 'x-roles: [member, librarian]\n', '', '`x-access` must be one of public, signed-in, owner;'],
    ['unfitting security', 'x-access: librarian', 'x-access: public', "doesn't fit a token that is required"],
    ['code as a name', 'operationId: booksAdd', "operationId: 'a */ b'", 'must be a name in JavaScript'],
    ['code as a path', '/api/books/add:', "/api/books/a'dd:", 'its path may have letters'],
    ['two tags', 'tags: [session]', 'tags: [a, b]', '/api/log-in: a call must have one tag'],
    ['a name twice', 'operationId: booksAdd', 'operationId: logIn', 'logIn names /api/log-in and'],
    ['a list as text', 'isbn: { type: string', 'isbn: { type: array', 'only lists and objects may have'],
    ['a bit of other values', 'enum: [0, 1]', 'enum: [0, 2]', '`x-form: bit` needs'],
    ['another lenient value', 'x-lenient: 1', 'x-lenient: 2', 'must be the same value as `default`'],
    [
      'owners of no record',
      'x-access: member',
      'x-access: member\n      x-owner: [member]',
      '`x-owner` must',
    ],
    ['unknown owners', 'x-access: owner', 'x-access: owner\n      x-owner: [x]', '`x-owner` must list roles'],
    ['another success', 'enum: [success]', 'const: success', 'LogInAnswer.status must be `enum: [success]`'],
    ['another refusal', 'enum: [error]', 'const: error', 'Refusal.status must be `enum: [error]`'],
    ['a constant', 'isbn: { type: string', 'isbn: { const: a, type: string', 'write `enum` with one value'],
    ['an unknown type', 'isbn: { type: string', 'isbn: { type: money', 'field isbn: its `type`'],
    ['allOf', '    Book:\n', '    Book:\n      allOf: []\n', /Book: .*`allOf`/],
    ['a misspelt keyword', 'minLength: 1', 'minLenght: 1', /name: keyword "minLenght"/],
    ['an unknown format', 'format: date-time', 'format: moment', 'format "moment" isn’t checked'],
  ])('with %s', async (_what, before, after, problem) => {
    await expect(generate(edited(before, after))).rejects.toThrow(problem)
  })

  it('with all its problems at once', async () => {
    const broken = edited('tags: [session]', 'tags: []').replace('enum: [0, 1]', 'enum: [1]')
    await expect(generate(broken)).rejects.toThrow(ContractError)
    await expect(generate(broken)).rejects.toThrow(/a call must have one tag.*\n.*only_in/)
  })
})

describe('what of a contract isn’t carried', () => {
  const call = 'POST /api/log-in'
  const summary = '      summary: Open a session\n'
  const responses = "      responses:\n        '200':\n"
  const answers = (more: string) => `      responses:\n        ${more}\n        '200':\n`
  const refusal = "content: { application/json: { schema: { $ref: '#/components/schemas/Refusal' } } }"
  const bearer = 'bearer: { type: http, scheme: bearer }'

  it.each([
    ['paths outside of /api/ aren’t answered', 'paths:\n', 'paths:\n  /health: { get: {} }\n', '/health'],
    [
      'parameters aren’t read, only form data',
      summary,
      `${summary}      parameters: [{ name: q, in: query }]\n`,
      `${call} parameters.0`,
    ],
    ['status 201 isn’t sent as described', responses, answers(`'201': { ${refusal} }`), call],
    ['status 409 isn’t sent as described', responses, answers("'409': { content: { a/b: {} } }"), call],
    [
      'headers of answers aren’t checked',
      responses,
      `${responses}          headers: { X-Next: {} }\n`,
      `${call} responses.200`,
    ],
    ['bodies of a/b aren’t read', '        content:\n', '        content:\n          a/b: {}\n', call],
    [
      explodes(19),
      '  schemas:\n',
      "  schemas:\n    Slow: { pattern: '(a+)+$' }\n",
      'components.schemas.Slow',
    ],
    ['the path of a server isn’t used', 'url: /', 'url: /v2', 'servers.0'],
    ['scopes aren’t checked', '      security: []\n', '      security: [{}, { bearer: [a] }]\n', call],
    [
      'scheme bearer isn’t read as described',
      bearer,
      'bearer: { type: http, scheme: basic }',
      'components.securitySchemes.bearer',
    ],
  ])('is reported: %s', async (what, before, after, place) => {
    const { notCarried } = await generate(edited(before, after))
    expect(notCarried.map((each) => [each.what, each.places[0]])).toEqual([[what, place]])
  })

  it('is nothing of our contracts, nor refusals that any call can have', async () => {
    for (const source of [jobBoard, library, edited(responses, answers(`'429': { ${refusal} }`))])
      expect((await generate(source)).notCarried).toEqual([])
  })
})

it('a call takes a token whatever keys it also takes', () => {
  const key = 'key: { type: apiKey, in: header, name: X-Key }'
  const keyed = edited('security: [{ bearer: [] }]', 'security: [{ bearer: [] }, { bearer: [], key: [] }]')
    .replace('security: []', 'security: [{}, { key: [] }]')
    .replace('  securitySchemes:\n', `  securitySchemes:\n    ${key}\n`)
  const auths = readContract(keyed).calls.map(({ name, meta }) => [name, meta.auth])
  expect(Object.fromEntries(auths)).toMatchObject({ 'log-in': 'none', 'loans/my': 'required' })
})

/** Valid and invalid texts of each format. */
const texts: Record<string, readonly [valid: readonly string[], invalid: readonly string[]]> = {
  'date-time': [
    ['2026-03-02T09:15:00Z', '2024-02-29T23:59:59.123Z', '2026-03-02T09:15:00+00:00'],
    ['2026-02-29T09:15:00Z', '2026-13-02T09:15:00Z', '2026-03-02T24:00:00Z', '2026-03-02T09:15:00+02:00', ''],
  ],
  email: [
    ["o'hara+books@mail.example.co.uk", 'ADA@EXAMPLE.COM', 'a@bücher.de'],
    ['ada', 'ada@localhost', 'a@example.com, b@example.com', 'a b@example.com', '@example.com', ''],
  ],
  uri: [
    ['https://example.com/a?b=c#d', 'mailto:ada@example.com'],
    ['/storage/a.png', 'example.com', 'https://exa mple.com', ''],
  ],
  'uri-reference': [
    ['/storage/cover-31.png', 'https://example.com/%20', 'a.png', ''],
    ['/storage/my cover.png', '/a"b', 'https://['],
  ],
}

it('each format accepts and rejects what it should', () => {
  expect(Object.keys(formats)).toEqual(Object.keys(texts))
  for (const [name, [valid, invalid]] of Object.entries(texts)) {
    expect([name, valid.filter((text) => !formats[name]?.(text))]).toEqual([name, []])
    expect([name, invalid.filter((text) => formats[name]?.(text))]).toEqual([name, []])
  }
  for (const text of ['', 'café 🙂', '\ud83d', '\ude42', '\ud83d\ud83d\ude42\ude42', 'a\ude42\ud83d'])
    expect([text, textLength(text)]).toEqual([text, Array.from(text).length])
})

// The compiler checks what follows.

type Schemas = components['schemas']
type Calls = 'log-in' | 'books/search' | 'books/add' | 'books/lend' | 'books/return' | 'loans/my'
expectTypeOf<CallName<Library>>().toEqualTypeOf<Calls>()
expectTypeOf<Library['calls']['books/add']['access']>().toEqualTypeOf<'librarian'>()
expectTypeOf<Body<Library, 'books/search'>['page']>().toEqualTypeOf<number>()
expectTypeOf<Body<Library, 'books/add'>['cover']>().toEqualTypeOf<Blob | undefined>()
expectTypeOf<Success<Library, 'books/add'>>().toEqualTypeOf<Schemas['BookAnswer']>()
expectTypeOf<Schemas['Loan']['state']>().toEqualTypeOf<'out' | 'overdue' | 'returned'>()
expectTypeOf<{ loans: [] }>().toExtend<Answer<Library, 'loans/my'>>()
// The runtime adds the status.
expectTypeOf<Answer<Library, 'loans/my'>>().not.toHaveProperty('status')
