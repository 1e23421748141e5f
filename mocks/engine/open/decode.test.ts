import { describe, expect, it } from 'vitest'
import { cookiesOf, pairsOf, plus, readParam, textsOf } from './decode.ts'
import type { Encoding, Shape } from './types.ts'

// The table of styles in OpenAPI's own description.
const list: Shape = { items: 'string' }
const colours = ['blue', 'black', 'brown']
const object: Shape = { fields: { R: 'integer', G: 'integer', B: 'integer' } }
const rgb = { R: 100, G: 200, B: 150 }

const inPath: [Encoding['style'], boolean, Shape, string, unknown][] = [
  ['matrix', false, 'string', ';color=blue', 'blue'],
  ['matrix', false, list, ';color=blue,black,brown', colours],
  ['matrix', true, list, ';color=blue;color=black;color=brown', colours],
  ['matrix', false, object, ';color=R,100,G,200,B,150', rgb],
  ['matrix', true, object, ';R=100;G=200;B=150', rgb],
  ['label', false, 'string', '.blue', 'blue'],
  ['label', false, list, '.blue,black,brown', colours],
  ['label', true, list, '.blue.black.brown', colours],
  ['label', false, object, '.R,100,G,200,B,150', rgb],
  ['label', true, object, '.R=100.G=200.B=150', rgb],
  ['simple', false, 'string', 'blue', 'blue'],
  ['simple', false, list, 'blue,black,brown', colours],
  ['simple', false, list, 'blue%2Cblack', ['blue,black']],
  ['simple', false, object, 'R,100,G,200,B,150', rgb],
  ['simple', true, object, 'R=100,G=200,B=150', rgb],
]

it.each(inPath)('a path has %s, explode %s: %j as %s', (style, explode, shape, text, value) => {
  const texts = textsOf([['color', text]], decodeURIComponent)
  expect(readParam({ name: 'color', style, explode, shape }, texts)).toEqual(value)
})

const inQuery: [Encoding['style'], boolean, Shape, string, unknown][] = [
  ['form', true, 'string', 'color=light+blue', 'light blue'],
  ['form', true, 'string', 'color=', ''],
  ['form', true, 'string', 'color=a%3Db=c', 'a=b=c'],
  ['form', true, 'string', 'other=1', undefined],
  ['form', false, list, 'color=blue,black,brown', colours],
  ['form', true, list, 'color=blue&color=black&color=brown', colours],
  ['form', true, list, 'color=blue,black', ['blue,black']],
  ['form', false, object, 'color=R,100,G,200,B,150', rgb],
  ['form', true, object, 'R=100&G=200&B=150', rgb],
  ['spaceDelimited', false, list, 'color=blue%20black+brown', colours],
  ['pipeDelimited', false, list, 'color=blue|black%7Cbrown', colours],
  ['deepObject', true, object, 'color[R]=100&color[G]=200&color%5BB%5D=150', rgb],
  ['deepObject', true, object, 'colour[R]=100', undefined],
  // This would take minutes if each bracket were looked for to the end.
  ['deepObject', true, object, `color${'['.repeat(1_000_000)}=1`, undefined],
  [
    'deepObject',
    true,
    { fields: { in: { fields: { ids: { items: 'integer' } } } } },
    'color[in][ids][]=1&color[in][ids][]=2',
    { in: { ids: [1, 2] } },
  ],
  [
    'deepObject',
    true,
    { fields: { a: 'string' }, rest: { items: { fields: { id: 'integer' } } } },
    'color[a]=1&color[b][0][id]=2&color[b][1][id]=3&color[constructor][0][id]=4',
    { a: '1', b: [{ id: 2 }, { id: 3 }], constructor: [{ id: 4 }] },
  ],
  ['deepObject', true, { items: 'integer' }, 'color[]=1&color[1]=2', [1, 2]],
  ['deepObject', true, { fields: { a: 'string' } }, 'color[constructor]=1', undefined],
  ['form', true, { fields: {}, rest: 'string' }, '100%25=%25', { '100%': '%' }],
  ['form', true, { fields: { R: 'integer' } }, 'constructor=1', undefined],
  ['json', false, 'string', 'color=%7B%22a%22%3A1%7D', { a: 1 }],
]

it.each(inQuery)('a query has %s, explode %s: %j as %s', (style, explode, shape, query, value) => {
  expect(readParam({ name: 'color', style, explode, shape }, textsOf(pairsOf(query), plus))).toEqual(value)
})

it.each([
  ['integer', '12', 12],
  ['integer', '1.5', '1.5'],
  ['integer', '99999999999999999999', '99999999999999999999'],
  ['integer', '', ''],
  ['number', '-1.5e3', -1500],
  ['number', 'Infinity', 'Infinity'],
  ['number', '1e999', '1e999'],
  ['boolean', 'true', true],
  ['boolean', '1', '1'],
  ['integer|null', 'null', null],
  ['integer|string', 'x', 'x'],
])('text of type %s: %j is read as %j', (shape, text, value) => {
  expect(readParam({ name: 'a', style: 'form', explode: true, shape }, textsOf([['a', text]]))).toBe(value)
})

describe('broken text', () => {
  it.each([
    ['percent-encoding', { style: 'simple', shape: 'string' } as const, '%E0%A4%A'],
    ['JSON', { style: 'json', shape: 'string' } as const, '{'],
    ['deep JSON', { style: 'json', shape: 'string' } as const, '['.repeat(200) + ']'.repeat(200)],
    ['JSON with a prototype', { style: 'json', shape: 'string' } as const, '{"__proto__":{}}'],
    ['JSON with 1e999', { style: 'json', shape: 'string' } as const, '[-1E+999]'],
    ['JSON with 400 digits', { style: 'json', shape: 'string' } as const, `{"a":${'9'.repeat(400)}.5}`],
    ['a list in a list', { style: 'simple', shape: { items: { items: 'string' } } } as const, 'a,b'],
  ])('is refused: %s', (_what, encoding, text) => {
    const texts = textsOf([['a', text]], decodeURIComponent)
    expect(() => readParam({ name: 'a', explode: false, ...encoding }, texts)).toThrow('a can’t be read.')
  })

  it.each([
    ['form', true, '__proto__', 'x'],
    ['form', false, 'a', '__proto__,x'],
    ['deepObject', true, 'a[b][__proto__]', 'x'],
  ] as const)('can’t name a prototype: %s, explode %s', (style, explode, name, text) => {
    const shape: Shape = { fields: {}, rest: style === 'form' ? 'string' : { fields: {}, rest: 'string' } }
    expect(() => readParam({ name: 'a', style, explode, shape }, textsOf([[name, text]]))).toThrow(
      'a can’t be read.',
    )
  })
})

it('cookies may have = in their values', () => {
  expect(cookiesOf('a=1; b=x=y;c')).toEqual([
    ['a', '1'],
    ['b', 'x=y'],
  ])
})
