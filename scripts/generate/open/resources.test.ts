import { expect, it } from 'vitest'
import { compileOpen, documentOf, engine } from '../../../tests/support/open-contract.ts'
import { generateTexts } from '../target.ts'

const fields = (names: string, more: object = {}) => ({
  type: 'object',
  properties: { ...Object.fromEntries(names.split(' ').map((name) => [name, { type: 'string' }])), ...more },
})
const list = (items: object) => ({ type: 'array', items })
const within = (name: string, schema: object) => ({ properties: { [name]: schema } })
const media = (schema: object) => ({ content: { 'application/json': { schema } } })

/** What a call answers, takes, and says beside that. */
type Call = [answer?: object, sent?: object, more?: object]

/** Writes a contract of calls such as `GET /books`. */
function contractOf(calls: Record<string, Call>): string {
  const paths: Record<string, object> = {}
  for (const [name, [answer, sent, more]] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ')
    const responses = answer ? { 200: { description: '', ...media(answer) } } : { 204: { description: '' } }
    const call = { responses, ...(sent && { requestBody: media(sent) }), ...more }
    paths[path] = { ...paths[path], [method.toLowerCase()]: call }
  }
  return documentOf(paths, { components: { schemas: { Role: fields('id title') } } })
}

const book = fields('id title author')
const books: Record<string, Call> = { 'GET /books': [list(book)], 'POST /books': [book, fields('title')] }
const tag = fields('name color')
const role = { $ref: '#/components/schemas/Role' }
const contact = fields('id email name')
const note = fields('id title text')
const key = { parameters: [{ name: 'key', in: 'path', required: true, description: 'The ID or the email.' }] }

it.each<[kind: string, calls: Record<string, Call>, ...lines: string[]]>([
  [
    'a collection and its items, in wrappers and with other ends of their paths',
    {
      'GET /books.json': [fields('next', { books: list(fields('id title')) })],
      'POST /books.json': [within('book', book), book],
      'GET /books/{book_id}/': [within('book', book)],
      'PUT /books/{book_id}/': [undefined, book],
      'DELETE /books/{book_id}/': [],
    },
    'books: list, create, read, change, remove at /books.json and /books/{book_id}/, key id',
  ],
  [
    'a key under another name, a removal that answers a note',
    {
      'GET /tags': [within('data', list(tag))],
      'POST /tags': [tag, tag],
      'DELETE /tags/{tag_id}': [fields('name deleted')],
    },
    'tags: list, create, remove at /tags and /tags/{tag_id}, key name',
  ],
  [
    'a key or another field',
    { 'GET /contacts': [list(contact)], 'GET /contacts/{key}': [contact, undefined, key] },
    'contacts: list, read at /contacts and /contacts/{key}, key id or email',
  ],
  [
    'no actions, and no lists alone',
    {
      ...books,
      'POST /books/{id}/print': [book],
      'POST /books/search': [list(book), fields('title')],
      'PUT /books/{id}': [fields('job'), fields('cancel')],
      'GET /colors': [list(fields('red green'))],
    },
    'books: list, create at /books, key id',
    'changes nothing: POST /books/{id}/print',
    'changes nothing: POST /books/search',
    'changes nothing: PUT /books/{id}',
  ],
  [
    'no creation that answers what the items belong to',
    {
      ...books,
      'GET /books/{id}': [book],
      'GET /books/{id}/notes': [list(note)],
      'POST /books/{id}/notes': [book, fields('text')],
      'DELETE /books/{id}/notes/{note}': [],
    },
    'books: list, create, read at /books and /books/{id}, key id',
    'notes: list, remove at /books/{id}/notes and /books/{id}/notes/{note}, key id',
    'changes nothing: POST /books/{id}/notes',
  ],
  [
    'one thing at two paths, and two things of one kind',
    {
      'GET /teams/{team}/roles': [list(role)],
      'POST /teams/{team}/roles': [role, role],
      'GET /roles/{id}': [role],
      'DELETE /roles/{id}': [],
      'GET /users/{user}/roles': [list(role)],
      'DELETE /users/{user}/roles/{id}': [],
    },
    'roles: list, create, read, remove at /roles/{id} and /teams/{team}/roles, key id',
    'users_roles: list, remove at /users/{user}/roles and /users/{user}/roles/{id}, key id',
  ],
  [
    'what `x-row` names, and not what it takes out',
    {
      'GET /books': [list({ ...book, 'x-row': 'none' })],
      'POST /books': [book, book],
      'GET /shelf/books': [list(book), undefined, { 'x-row': 'shelf' }],
      'GET /volumes/{id}': [{ ...tag, 'x-row': 'volume' }],
    },
    'volume: read at /volumes/{id}, key name',
    'shelf: list at /shelf/books, key id',
    'changes nothing: POST /books',
  ],
])('recognises %s', async (_kind, calls, ...lines) => {
  const { recognised } = await generateTexts(contractOf(calls), 'open', engine)
  expect(recognised).toEqual(lines)
})

it('says where the item, its key and its owner are', async () => {
  const calls: Record<string, Call> = {
    'GET /articles': [list(fields('slug title'))],
    'GET /articles/{slug}': [fields('slug title')],
    'GET /articles/{slug}/comments': [within('comments', list(fields('id text')))],
    'POST /articles/{slug}/comments': [
      within('comment', fields('id text')),
      within('comment', fields('text')),
    ],
    'GET /articles/{slug}/readers': [list(fields('id name'))],
    'POST /articles/{slug}/readers': [fields('article'), { ...fields('user_id'), required: ['user_id'] }],
    'DELETE /articles/{slug}/readers/{user_id}': [],
  }
  const owner = { table: 'articles', param: 'slug' }
  const { contract } = await compileOpen(contractOf(calls))
  expect(contract.does).toMatchObject({
    'GET /articles': { to: 'articles', what: 'list', status: '200', at: [] },
    'GET /articles/{slug}': { to: 'articles', what: 'read', key: 'slug', at: [] },
    'GET /articles/{slug}/comments': { to: 'comments', what: 'list', within: owner, at: ['comments'] },
    'POST /articles/{slug}/comments': { what: 'create', within: owner, at: ['comment'], from: ['comment'] },
    'POST /articles/{slug}/readers': { to: 'readers', what: 'create', at: null, given: 'user_id' },
    'DELETE /articles/{slug}/readers/{user_id}': { what: 'remove', key: 'user_id', status: '204' },
  })
})
