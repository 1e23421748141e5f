import { expect, it } from 'vitest'
import { compileOpen, documentOf, engine } from '../../../tests/support/open-contract.ts'
import { generateTexts } from '../target.ts'

const fields = (names: string, more: object = {}) => ({
  type: 'object',
  properties: { ...Object.fromEntries(names.split(' ').map((name) => [name, { type: 'string' }])), ...more },
})
const list = (items: object) => ({ type: 'array', items })
const media = (schema: object) => ({ content: { 'application/json': { schema } } })
const call = (answer?: object, sent?: object, more: object = {}) => ({
  responses: answer ? { 200: { description: '', ...media(answer) } } : { 204: { description: '' } },
  ...(sent && { requestBody: media(sent) }),
  ...more,
})

const book = fields('id title author')
const both = { '/books': { get: call(list(book)), post: call(book, fields('title')) } }
const tag = fields('name color')
const role = { $ref: '#/components/schemas/Role' }
const components = { schemas: { Role: fields('id title') } }
const roles = { get: call(list(role)), post: call(role, role) }
const contact = fields('id email name')
const emailOrId = [{ name: 'key', in: 'path', required: true, description: 'The ID or the email.' }]

const recognised = async (paths: object) =>
  (await generateTexts(documentOf(paths, { components }), 'open', engine)).recognised

it.each<[kind: string, paths: object, ...lines: string[]]>([
  [
    'a collection and its items, in wrappers and with other ends of their paths',
    {
      '/books.json': {
        get: call(fields('next', { books: list(fields('id title')) })),
        post: call({ properties: { book } }, book),
      },
      '/books/{book_id}/': {
        get: call({ properties: { book } }),
        put: call(undefined, book),
        delete: call(),
      },
    },
    'books: list, create, read, change, remove at /books.json and /books/{book_id}/, key id',
  ],
  [
    'a key under another name, a removal that answers a note',
    {
      '/tags': { get: call({ properties: { data: list(tag) } }), post: call(tag, tag) },
      '/tags/{tag_id}': { delete: call(fields('name deleted')) },
    },
    'tags: list, create, remove at /tags and /tags/{tag_id}, key name',
  ],
  [
    'a key or another field',
    {
      '/contacts': { get: call(list(contact)) },
      '/contacts/{key}': { parameters: emailOrId, get: call(contact) },
    },
    'contacts: list, read at /contacts and /contacts/{key}, key id or email',
  ],
  [
    'actions, and lists alone',
    {
      ...both,
      '/books/{id}/print': { post: call(book) },
      '/books/search': { post: call(list(book), fields('title')) },
      '/books/{id}': { put: call(fields('job'), { properties: { cancel: { type: 'boolean' } } }) },
      '/colors': { get: call(list(fields('red green'))) },
    },
    'books: list, create at /books, key id',
    'changes nothing: POST /books/{id}/print',
    'changes nothing: POST /books/search',
    'changes nothing: PUT /books/{id}',
  ],
  [
    'a creation that answers what the items belong to',
    {
      ...both,
      '/books/{id}': { get: call(book) },
      '/books/{id}/notes': { get: call(list(fields('id title text'))), post: call(book, fields('text')) },
      '/books/{id}/notes/{note}': { delete: call() },
    },
    'books: list, create, read at /books and /books/{id}, key id',
    'notes: list, remove at /books/{id}/notes and /books/{id}/notes/{note}, key id',
    'changes nothing: POST /books/{id}/notes',
  ],
  [
    'one thing at two paths, and two things of one kind',
    {
      '/teams/{team}/roles': roles,
      '/roles/{id}': { get: call(role), delete: call() },
      '/users/{user}/roles': { get: call(list(role)) },
      '/users/{user}/roles/{id}': { delete: call() },
    },
    'roles: list, create, read, remove at /roles/{id} and /teams/{team}/roles, key id',
    'users_roles: list, remove at /users/{user}/roles and /users/{user}/roles/{id}, key id',
  ],
  [
    'what `x-row` names, and what it takes out',
    {
      '/books': { ...both['/books'], 'x-row': 'none' },
      '/inventory': { get: call(book, undefined, { 'x-row': 'none' }) },
      '/shelf/books': { get: call(list(book)), 'x-row': 'shelf' },
      '/volumes/{id}': { get: call({ ...tag, 'x-row': 'volume' }) },
    },
    'volume: read at /volumes/{id}, key name',
    'shelf: list at /shelf/books, key id',
    'changes nothing: POST /books',
  ],
])('recognises %s', async (_kind, paths, ...lines) => {
  expect(await recognised(paths)).toEqual(lines)
})

it('says where the item, its key and its owner are', async () => {
  const comment = { properties: { comment: fields('id text') } }
  const { contract } = await compileOpen(
    documentOf({
      '/articles': { get: call(list(fields('slug title'))) },
      '/articles/{slug}': { get: call(fields('slug title')) },
      '/articles/{slug}/comments': {
        get: call({ properties: { comments: list(fields('id text')) } }),
        post: call(comment, { properties: { comment: fields('text') } }),
      },
      '/articles/{slug}/readers': {
        get: call(list(fields('id name'))),
        post: call(fields('article'), { ...fields('user_id'), required: ['user_id'] }),
      },
      '/articles/{slug}/readers/{user_id}': { delete: call() },
    }),
  )
  const within = { table: 'articles', param: 'slug' }
  expect(contract.does).toMatchObject({
    'GET /articles': { to: 'articles', what: 'list', status: '200', at: [] },
    'GET /articles/{slug}': { to: 'articles', what: 'read', key: 'slug', at: [] },
    'GET /articles/{slug}/comments': { to: 'comments', what: 'list', within, at: ['comments'] },
    'POST /articles/{slug}/comments': { what: 'create', within, at: ['comment'], from: ['comment'] },
    'POST /articles/{slug}/readers': { to: 'readers', what: 'create', at: null, given: 'user_id' },
    'DELETE /articles/{slug}/readers/{user_id}': { what: 'remove', key: 'user_id', status: '204', within },
  })
  expect(contract.resources).toMatchObject({
    articles: { path: '/articles', key: 'slug' },
    readers: { key: 'id' },
  })
})
