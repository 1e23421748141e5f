import { describe, expect, it } from 'vitest'
import { compileOpen, documentOf, engine } from '../../../tests/support/open-contract.ts'
import { ContractError } from '../json.ts'
import { reportLines } from '../not-carried.ts'
import { explodes } from '../patterns.ts'
import { generateTexts } from '../target.ts'

const ok = { responses: { 200: { description: '' } } }
const call = (operation: object) => ({ '/a': { post: { ...ok, ...operation } } })
const answer = (schema: unknown) =>
  call({ responses: { 200: { content: { 'application/json': { schema } } } } })
const response = (answers: object) => call({ responses: answers })
const query = (parameter: object) => call({ parameters: [{ name: 'q', in: 'query', ...parameter }] })
const bodyOf = (content: object) => call({ requestBody: { required: true, content } })
const schemas = (all: object) => ({ components: { schemas: all } })
const aliases =
  'a: &a [1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c]'

describe('a contract that can’t be read, or has a flaw where none is allowed', () => {
  it.each([
    ['isn’t YAML', 'a: [1\nb: 2', /at line 2, column 1$/],
    ['isn’t JSON', '{ "a": 1,, }', /at line 1, column 10$/],
    ['isn’t a mapping', '- 1', 'it is not a mapping'],
    ['grows without end', aliases, 'Excessive alias count'],
    ['contains itself', 'openapi: 3.1.0\npaths: &a { b: *a }', 'it contains itself'],
    [
      'is broken Swagger 2.0',
      'swagger: "2.0"\npaths: { /a: { get: { parameters: [{}] } } }',
      'it can’t be converted from Swagger 2.0',
    ],
    ['is of another version', 'openapi: 3.2.0', '`openapi` must be 3.0.x or 3.1.x, but is "3.2.0"'],
    ['has no version', 'info: {}', '`openapi` must be 3.0.x or 3.1.x, but is null'],
    ['has no calls', documentOf({}), 'paths: there are no calls'],
    [
      'refers to nothing',
      documentOf(answer({ properties: { a: { $ref: '#/components/schemas/Gone' } } })),
      'POST /a responses.200.content.application/json.schema.a: `$ref` #/components/schemas/Gone points to nothing',
    ],
    [
      'refers to another file',
      documentOf(answer({ $ref: 'pet.yaml#/Pet' })),
      /`\$ref` pet\.yaml#\/Pet is outside of the document; bundle the contract first/,
    ],
    ...['example', 'default', 'x-more', 'enum', 'properties'].map((name): [string, string, RegExp] => [
      `has a field ${name} in another file`,
      documentOf(call({}), schemas({ A: { properties: { [name]: { $ref: 'file:///a.yaml' } } } })),
      /outside of the document/,
    ]),
    ...['example', 'x-more', 'default'].map((name): [string, string, RegExp] => [
      `has an ${name} in another file`,
      documentOf(answer({ [name]: { a: [{ $ref: 'https://a.example/b' }] } })),
      /outside of the document/,
    ]),
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].flatMap(
      (name): [string, string, string][] =>
        [
          documentOf(call({ operationId: name })),
          documentOf(query({ name })),
          documentOf({ [`/a/{${name}}`]: { get: ok } }),
          documentOf(call({ security: [{ [name]: [] }] })),
          documentOf(call({}), schemas(JSON.parse(`{ "A": { "properties": { "${name}": {} } } }`))),
        ].map((source) => [`names something ${name}`, source, `nothing can be named "${name}"`]),
    ),
    ...['x-a', 'components/schemas'].map((place): [string, string, string] => {
      const two = (at: number) => ({ $ref: `#/${place}/s${at + 1}` })
      const all = Array.from({ length: 40 }, (_, at) => [
        `s${at}`,
        { properties: { a: two(at), b: two(at) } },
      ])
      const members = { ...Object.fromEntries(all), s40: {} }
      const schema = { $ref: `#/${place}/s0` }
      const rest = place === 'x-a' ? { 'x-a': members } : schemas(members)
      return [
        `repeats ${place} without end`,
        documentOf(query({ schema }), rest),
        'its `$ref`s repeat so often',
      ]
    }),
    [
      'is nested 5,000 times',
      documentOf(answer('inner')).replace('"inner"', `${'{"items":'.repeat(5_000)}{}${'}'.repeat(5_000)}`),
      /nested too deeply/,
    ],
    [
      'refers in a circle',
      documentOf(
        answer({ $ref: '#/components/schemas/A' }),
        schemas({ A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }),
      ),
      'components.schemas.A: only a circle of `$ref`: #/components/schemas/A, #/components/schemas/B',
    ],
  ])('%s: one line says so', async (_name, source, message) => {
    const error = await generateTexts(source, 'open', engine, { strict: true }).catch(
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof ContractError)) throw new Error('There was no error')
    const [, ...lines] = error.message.split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(message)
  })

  it('is described by its first problems', async () => {
    const items = Array.from({ length: 50 }, (_item, index) => ({ $ref: `#/${index}` }))
    const source = documentOf(answer({ oneOf: items }))
    await expect(generateTexts(source, 'open', engine, { strict: true })).rejects.toThrow(/and 30 more$/)
  })
})

it.each<[what: string, paths: object, place: string, calls?: string[]]>([
  ['`$ref` #/b points to nothing', query({ $ref: '#/b' }), 'POST /a parameters.0'],
  ['`$ref` #/b points to nothing', response({ 200: { $ref: '#/b' } }), 'POST /a responses.200'],
  ['`$ref` #/b points to nothing', { ...call({}), '/c': { $ref: '#/b' } }, '/c'],
  ['nothing can be named "constructor"', { ...call({}), '/{constructor}': { get: ok } }, 'paths'],
  [
    'its route is that of another call',
    { ...call({}), '/{a}': { get: ok }, '/{b}': { get: ok } },
    'GET /{b}',
    ['POST /a', 'GET /{a}'],
  ],
  [
    'another call has the operationId post /a',
    { ...call({ operationId: 'post /a' }), '/c': { $ref: '#/paths/~1a' } },
    'POST /c operationId',
    ['post /a', 'POST /c'],
  ],
  ['the path /a has no {q}', query({ in: 'path' }), 'POST /a parameters.0'],
  ['it must be a mapping', response({ 200: null }), 'POST /a responses.200'],
  ['it must be a mapping', { ...call({}), '/b': null }, '/b'],
  ['it must be a mapping', { ...call({}), '/b': { put: null } }, 'PUT /b'],
  ['a schema must be a mapping', query({ schema: 'string' }), 'POST /a parameters.0.schema'],
])(
  '“%s” is refused where no flaw is allowed; else only that is left out: %j',
  async (what, paths, place, calls = ['POST /a']) => {
    const source = documentOf(paths)
    await expect(generateTexts(source, 'open', engine, { strict: true })).rejects.toThrow(`${place}: ${what}`)
    const { contract, notCarried } = await compileOpen(source)
    expect(notCarried).toContainEqual({ what: `${what}, so it is left out`, places: [place] })
    expect(Object.keys(contract.calls)).toEqual(calls)
  },
)

it('Swagger 2.0 is converted, with forms and bodies that several calls share', async () => {
  const parameters = {
    Book: { in: 'body', name: 'book', required: true, schema: { $ref: '#/definitions/Book' } },
    Cover: { in: 'formData', name: 'cover', type: 'file', required: true },
  }
  const taking = (name: string) => ({ parameters: [{ $ref: `#/parameters/${name}` }], ...ok })
  const source = JSON.stringify({
    swagger: '2.0',
    basePath: '/v1',
    parameters,
    definitions: { Book: { type: 'object', required: ['title'] } },
    paths: { '/books': { post: taking('Book') }, '/cover': { put: taking('Cover') } },
  })
  const { contract, requests, notCarried } = await compileOpen(source)
  expect(contract.prefix).toBe('/v1')
  expect(contract.calls['PUT /cover']?.bodies).toEqual({
    'multipart/form-data': { fields: { cover: 'file' } },
  })
  const check = (body: object) => requests['POST /books']?.['application/json']?.({ body })
  expect([check({ title: '' }), check({})]).toEqual([true, false])
  expect(notCarried.map(({ what }) => what)).toContain('it is converted from Swagger 2.0')
})

describe('what isn’t carried is reported', () => {
  const place = 'POST /a'
  const inAnswer = `${place} responses.200.content.application/json.schema`
  const first = `${place} parameters.0`
  const slow = answer({ patternProperties: { '(a+)+$': {} } })
  const files = {
    schema: { properties: { f: { format: 'binary' } } },
    encoding: { f: { contentType: 'image/png' } },
  }
  const inForm = `${place} requestBody.content.multipart/form-data.encoding.f`
  const secured = (...schemes: string[]) =>
    call({ security: [Object.fromEntries(schemes.map((name) => [name, []]))] })

  it.each<[what: string, paths: object, place: string]>([
    ['format "money" isn’t checked', answer({ properties: { a: { format: 'money' } } }), `${inAnswer}.a`],
    ['keyword "optional" isn’t checked', answer({ optional: true }), inAnswer],
    ['keyword "required" has a value that can’t be checked', answer({ required: true }), inAnswer],
    [explodes(1000), answer({ pattern: '^.*a.*$' }), inAnswer],
    [explodes(19), slow, inAnswer],
    [explodes(12), query({ schema: { pattern: '^(a|a|a)*$' } }), `${first}.schema`],
    ['a pattern that JavaScript can’t read isn’t checked', answer({ pattern: '(?i)a[' }), inAnswer],
    [
      '`nullable` is followed, but isn’t a keyword of OpenAPI 3.1',
      answer({ type: 'string', nullable: true }),
      inAnswer,
    ],
    ['a schema that is null accepts anything', answer(null), inAnswer],
    ['a path that can’t be matched', { '/{+rest}': { post: ok } }, 'POST /{+rest}'],
    ['a path that can’t be matched', { '/a?b=c': { post: ok } }, 'POST /a?b=c'],
    ['TRACE isn’t allowed in browsers', { '/a': { trace: ok } }, 'TRACE /a'],
    [
      'a parameter of the path isn’t described and may be any text',
      { '/{id}': { post: ok } },
      'POST /{id} {id}',
    ],
    ['parameters in "body" aren’t read', query({ in: 'body' }), first],
    ['style "matrix" in query isn’t known', query({ style: 'matrix' }), first],
    ['media type text/csv of a parameter is read as text', query({ content: { 'text/csv': {} } }), first],
    ['bodies of application/xml aren’t read', bodyOf({ 'application/xml': {}, 'image/svg+xml': {} }), place],
    [
      'a body may be missing, as its type says, because `required` isn’t said',
      call({ requestBody: { content: { 'text/plain': {} } } }),
      place,
    ],
    ['the body of a GET or HEAD isn’t read', { '/a': { get: { ...ok, requestBody: {} } } }, 'GET /a'],
    [
      'answers of a/b+xml aren’t written',
      response({
        400: { content: { 'a/b+xml; charset=utf-8': {}, 'a/b+json': {} } },
        201: { content: { 'a/b+xml': {} } },
      }),
      `${place} responses.400`,
    ],
    ['status 101 isn’t sent', response({ 101: {} }), place],
    ['links aren’t followed', response({ 200: { links: {} } }), `${place} responses.200`],
    ['callbacks aren’t called', call({ callbacks: {} }), place],
    ['servers of an operation aren’t used', call({ servers: [] }), place],
    ['servers of a path aren’t used', { '/a': { servers: [], post: ok } }, '/a'],
    ['one of the schemes is enough where several are required together', secured('oauth', 'key'), place],
    ['scheme "mutualTLS" isn’t read', secured('tls'), 'components.securitySchemes.tls'],
    ['a scheme isn’t described', secured('gone'), 'components.securitySchemes.gone'],
    ['keyword "x-access" isn’t followed', call({ 'x-access': 'owner' }), place],
    ['keyword "x-lenient" isn’t followed', answer({ items: { 'x-lenient': 1 } }), `${inAnswer}.items`],
    ['the media types of a file aren’t checked', bodyOf({ 'multipart/form-data': files }), inForm],
  ])('%s', async (what, paths, where) => {
    const key = { type: 'apiKey', in: 'header', name: 'X-Key' }
    const securitySchemes = { oauth: { type: 'oauth2' }, key, tls: { type: 'mutualTLS' } }
    const source = documentOf({ '/other': { get: ok }, ...paths }, { components: { securitySchemes } })
    const { notCarried } = await generateTexts(source, 'open', engine)
    expect(notCarried.map((each) => [each.what, each.places[0]])).toEqual([[what, where]])
  })

  it('in one line for each kind, with the first places', async () => {
    const fields = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { format: 'money' }]))
    const source = documentOf(answer({ properties: fields }), {
      webhooks: { sold: {} },
      servers: [{ url: '/v1' }, { url: '/v2' }],
    })
    const { notCarried } = await generateTexts(source, 'open', engine)
    const places = ['a', 'b', 'c'].map((name) => `${inAnswer}.${name}`).join(', ')
    expect(reportLines(notCarried)).toEqual([
      `format "money" isn’t checked: 4 places, such as ${places}`,
      'over HTTP, only calls of the first server are answered: servers.1',
      'webhooks aren’t called: webhooks.sold',
    ])
  })
})
