import * as v from 'valibot'
import {
  fileAnswer,
  type Backend,
  newWorldState,
  type OperationSet,
  operationsOf,
  Refused,
  type RowOf,
  table,
  worldState,
} from '../../../mocks/engine/index.ts'
import { openContract } from '../../../mocks/engine/open/index.ts'
import { contract } from './contract.gen.ts'
import type { components, paths } from './schema.gen.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const tables = {
  engine: table(v.object({ id, ...worldState })),
  people: table(v.object({ id, name: v.string(), token: v.string() }), { unique: ['token'] }),
  parts: table(v.object({ id, name: v.string(), picture: v.nullable(v.string()) })),
}

export interface Depot {
  paths: paths
  calls: typeof contract.calls
  tables: typeof tables
  actor: RowOf<typeof tables, 'people'>
  session: RowOf<typeof tables, 'people'>
}

const operation = operationsOf<Depot>(contract.calls)
const viewOf = (part: { id: number; name: string }): components['schemas']['Part'] => {
  return { id: part.id, name: part.name, note: null, of: [] }
}

const operations: OperationSet<Depot> = {
  logIn: operation('logIn', ({ body, header, tx }) => {
    const person = tx.people.one('token', `${body.name}-${header['x-device']}`)
    if (!person) throw new Refused('Nobody has this name.')
    const cookie = `sid=${person.token}; Max-Age=${body.days * 86_400}; HttpOnly`
    return { status: 204, headers: { 'set-cookie': cookie } }
  }),
  findParts: operation('findParts', ({ query, cookie, tx, actor }) => {
    if (cookie.theme === 'csv')
      return {
        status: 200,
        body: tx.parts
          .all()
          .map(({ name }) => `${name}\n`)
          .join(''),
      }
    const hits = tx.parts.where((part) => query.ids?.includes(part.id) ?? true)
    const note = JSON.stringify({ ...query, caller: actor?.name })
    return { status: 200, body: hits.map((part) => ({ ...viewOf(part), note })) }
  }),
  'POST /parts': operation('POST /parts', ({ body, tx, files }) => {
    if (typeof body === 'string') return { status: 201, body: add(body) }
    if (!body) throw new Refused('There is no part.', { httpStatus: 400 })
    if ('part' in body) return { status: 201, body: add(body.part.name, files.keep(body.picture, 'part')) }
    const known = tx.parts.where(({ name }) => name === body.name)[0]
    return known ? { status: 200, body: viewOf(known) } : { status: 201, body: add(body.name) }

    function add(name: string, picture: string | null = null) {
      return viewOf(tx.parts.insert({ name, picture }))
    }
  }),
  picture: operation('picture', ({ path, tx }) => {
    const picture = tx.parts.get(path.id)?.picture
    if (!picture) throw new Refused('There is no picture.', { httpStatus: 404 })
    return {
      status: 200,
      body: fileAnswer({
        name: 'picture.png',
        bare: true,
        entries: [{ name: 'picture.png', path: picture }],
      }),
    }
  }),
  replacePicture: operation('replacePicture', ({ path, body, tx, files }) => {
    tx.parts.patch(path.id, { picture: files.keep(body, 'part') })
    return { status: 202 }
  }),
}

export const depot: Backend<Depot> = {
  name: 'depot',
  contract: openContract(contract),
  style: { refusal: ({ message }) => ({ title: message }) },
  operations,
  tables,
  state: (tx) => tx.engine,
  session: {
    find(tx, token) {
      const person = tx.people.one('token', token)
      return person && { session: person, actor: person }
    },
    roleOf: () => 'clerk',
    nameOf: ({ name }) => name,
  },
  scenarios: [
    {
      name: 'one',
      about: 'One clerk, one part.',
      personas: [],
      build: () => ({
        data: {
          engine: { rows: [{ id: 1, ...newWorldState }] },
          people: { rows: [{ id: 1, name: 'Kim', token: 'Kim-7' }] },
          parts: { rows: [{ id: 1, name: 'bolt', picture: null }] },
        },
        files: new Map(),
      }),
    },
  ],
}
