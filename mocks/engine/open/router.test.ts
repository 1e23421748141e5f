import { describe, expect, it } from 'vitest'
import { Refused } from '../base/errors.ts'
import { covers } from '../hosts/browser/gate.ts'
import { patternOf, routerOf } from './router.ts'

const calls = {
  list: { method: 'get', path: '/books' },
  add: { method: 'post', path: '/books' },
  mine: { method: 'get', path: '/books/mine' },
  one: { method: 'get', path: '/books/{id}' },
  change: { method: 'put', path: '/books/{id}' },
  cover: { method: 'get', path: '/books/{id}.png' },
  compare: { method: 'get', path: '/books/{from}...{to}' },
  tile: { method: 'get', path: '/tiles/{x}-{y}-{z}.json' },
  date: { method: 'get', path: '/tiles/{year}{month}/of.{day}.{hour}.' },
  ab: { method: 'get', path: '/tiles/{a}ab{b}ab{c}ab{d}abc' },
  pages: { method: 'get', path: '/books/{id}/pages/{page}' },
  chapters: { method: 'get', path: '/books/mine/chapters' },
  self: { method: 'get', path: '/users/@me/bücher' },
  root: { method: 'get', path: '/' },
  notes: { method: 'get', path: '/notes/' },
}
const route = routerOf(calls)

/** Whether a page at `/demo/`, without a prefix for calls, sends a request to the simulator. */
const isCall = (path: string, destination: RequestDestination = '') =>
  covers([['paths', `https://a.example/demo/ ${patternOf(calls)}`]], {
    method: 'GET',
    url: `https://a.example/demo${path}?q=/`,
    destination,
  })

it.each([
  ['GET', '/books', 'list', {}],
  ['POST', '/books', 'add', {}],
  ['HEAD', '/books', 'list', {}],
  ['GET', '/books/mine', 'mine', {}],
  ['PUT', '/books/mine', 'change', { id: 'mine' }],
  ['GET', '/books/7', 'one', { id: '7' }],
  ['GET', '/books/a%2Fb', 'one', { id: 'a%2Fb' }],
  ['GET', '/books/7.png', 'cover', { id: '7' }],
  ['GET', '/books/1...2', 'compare', { from: '1', to: '2' }],
  ['GET', '/tiles/1-2--3.json', 'tile', { x: '1', y: '2', z: '-3' }],
  ['GET', '/tiles/-1-2-.json-.json', 'tile', { x: '-1', y: '2', z: '.json-' }],
  ['GET', '/tiles/2026/of.1.2..', 'date', { year: '2', month: '026', day: '1', hour: '2.' }],
  ['GET', '/books/mine/pages/3', 'pages', { id: 'mine', page: '3' }],
  ['GET', '/users/%40me/b%C3%BCcher', 'self', {}],
  ['GET', '/', 'root', {}],
  ['GET', '/notes/', 'notes', {}],
])('%s %s → %s', (method, path, call, values) => {
  expect(route(path, method)).toEqual({ call, path: values })
  expect([isCall(path.replace('%40', '@')), isCall(path, 'script')]).toEqual([true, false])
})

describe('a path without a call', () => {
  // The long ones take minutes if the work isn't in proportion to the length.
  const hostile = ['-', '.', 'ab', '1-', '-.jso'].map((unit) => `/tiles/${unit.repeat(50_000)}`)
  it.each([
    '/book',
    '/books/',
    '/books/1/pages',
    '/books/1/pages/',
    '',
    '//books',
    '/__proto__',
    '/tiles/1--3.json',
    '/tiles/1-2-.json',
    '/tiles/12/of.1..',
    ...hostile,
    ...hostile.map((path) => `${path}/of.${'.1'.repeat(50_000)}`),
  ])('%.40s is refused with 404', (path) => {
    expect(() => route(path, 'GET')).toThrow(expect.objectContaining({ httpStatus: 404 }))
  })

  it.each(['/book', '/books/', '/notes', '/src/books', '/books/1/pages/2/3'])(
    '%s is no call of a page',
    (path) => expect(isCall(path)).toBe(false),
  )

  it('says which methods are possible', () => {
    const refusal = (() => {
      try {
        return route('/books/mine', 'PATCH')
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(Refused)
    expect(refusal).toMatchObject({ httpStatus: 405, headers: { allow: 'GET, PUT, HEAD' } })
  })
})

it('a page’s pattern for very many paths says only how they begin', () => {
  const many = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [
      index,
      { method: 'get', path: `/shop/area-${index}/{id}/parts/` },
    ]),
  )
  const pattern = patternOf(many)
  const covered = (path: string) =>
    covers([['paths', `https://a.example/ ${pattern}`]], {
      method: 'GET',
      url: `https://a.example/${path}`,
      destination: '',
    })
  expect([pattern.length < 2_000, covered('shop/area-7/1/parts/'), covered('index.html')]).toEqual([
    true,
    true,
    false,
  ])
})
