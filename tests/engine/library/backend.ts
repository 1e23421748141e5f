import {
  type Backend,
  day,
  houseContract,
  newWorldState,
  type OperationSet,
} from '../../../mocks/engine/index.ts'
import { contract as calls } from './calls.gen.ts'
import { operations } from './operations.ts'
import { type Library, tables } from './tables.ts'
import { answerValidators as answers, requestValidators as requests } from './validators.gen.js'

export const library: Backend<Library> & { operations: OperationSet<Library> } = {
  name: 'library',
  contract: houseContract({ calls, requests, answers }),
  operations,
  tables,
  state: (tx) => tx.engine,
  session: {
    find(tx, token) {
      const session = tx.sessions.one('token', token)
      return session && { session, actor: tx.people.need(session.person_id) }
    },
    roleOf: ({ role }) => role,
    nameOf: ({ name }) => name,
  },
  beforeCall({ tx, now }) {
    const late = tx.loans.where(({ state, due_at }) => state === 'out' && due_at < now)
    for (const { id } of late) tx.loans.patch(id, { state: 'overdue' })
  },
  scenarios: [{ name: 'small', about: 'Two members, a librarian, three books.', personas: [], build: small }],
}

function small(seed: number, now: number) {
  const engine = { rows: [{ id: 1, ...newWorldState }] }
  const people = [
    { id: 1, name: 'Ann', pin: '1111', role: 'member' },
    { id: 2, name: 'Ben', pin: '2222', role: 'member' },
    { id: 3, name: 'Lou', pin: '3333', role: 'librarian' },
  ]
  const books = ['Emma', 'Persuasion', 'Mansfield Park'].map((title, at) => {
    return { id: at + 1, title, author: 'Jane Austen', isbn: `978000000000${at}`, cover: null }
  })
  const loan = { id: 1, book_id: 1 + (seed % 3), person_id: 2, due_at: now + 7 * day, state: 'out' }
  const data = { engine, people: { rows: people }, books: { rows: books }, loans: { rows: [loan] } }
  return { data, files: new Map() }
}
