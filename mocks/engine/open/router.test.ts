import { describe, expect, it } from 'vitest'
import { Refused } from '../base/errors.ts'
import { routerOf } from './router.ts'

const route = routerOf({
  list: { method: 'get', path: '/books' },
  add: { method: 'post', path: '/books' },
  mine: { method: 'get', path: '/books/mine' },
  one: { method: 'get', path: '/books/{id}' },
  change: { method: 'put', path: '/books/{id}' },
  cover: { method: 'get', path: '/books/{id}.png' },
  compare: { method: 'get', path: '/books/{from}...{to}' },
  pages: { method: 'get', path: '/books/{id}/pages/{page}' },
  chapters: { method: 'get', path: '/books/mine/chapters' },
  self: { method: 'get', path: '/users/@me/bücher' },
  root: { method: 'get', path: '/' },
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
  ['GET', '/books/mine/pages/3', 'pages', { id: 'mine', page: '3' }],
  ['GET', '/users/%40me/b%C3%BCcher', 'self', {}],
  ['GET', '/', 'root', {}],
])('%s %s → %s', (method, path, call, values) => {
  expect(route(path, method)).toEqual({ call, path: values })
})

describe('a path without a call', () => {
  it.each(['/book', '/books/', '/books/1/pages', '/books/1/pages/', '', '//books', '/__proto__'])(
    '%s is refused with 404',
    (path) => {
      expect(() => route(path, 'GET')).toThrow(expect.objectContaining({ httpStatus: 404 }))
    },
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
