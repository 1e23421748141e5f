import { day, iso, type OperationSet, operationsOf, owned } from '../../../mocks/engine/index.ts'
import { Refused, refuseField, type Row, type Tx } from '../../../mocks/engine/index.ts'
import { contract } from './calls.gen.ts'
import type { Library } from './tables.ts'

const operation = operationsOf<Library>(contract)
const viewOfBook = (tx: Tx<Library>, book: Row<Library, 'books'>) => {
  return { ...book, is_in: tx.loans.count('unreturned', book.id) === 0 }
}
const viewOfLoan = (tx: Tx<Library>, { id, book_id, state, due_at }: Row<Library, 'loans'>) => {
  return { id, state, due_at: iso(due_at), book: viewOfBook(tx, tx.books.need(book_id)) }
}

export const operations: OperationSet<Library> = {
  'log-in': operation('log-in', ({ body, tx, random }) => {
    const person = tx.people.one('name', body.name)
    if (person?.pin !== body.pin) throw new Refused('Name and PIN do not match.')
    return { token: tx.sessions.insert({ token: random.hex(40), person_id: person.id }).token }
  }),
  'books/search': operation('books/search', ({ body: { text, page, only_in }, tx }) => {
    const hits = tx.books.where(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
    const views = hits.sort((a, b) => a.id - b.id).map((book) => viewOfBook(tx, book))
    const found = views.filter(({ is_in }) => is_in || !only_in)
    return { books: found.slice((page - 1) * 10, page * 10), total: found.length }
  }),
  'books/add': operation('books/add', ({ body, tx, files }) => {
    if (tx.books.one('isbn', body.isbn)) throw refuseField('isbn', 'We have this book already.')
    const cover = body.cover ? files.keep(body.cover, 'cover') : null
    return { book: viewOfBook(tx, tx.books.insert({ ...body, cover })), message: 'Book added.' }
  }),
  'books/lend': operation('books/lend', ({ body: { id }, tx, actor, now }) => {
    if (!tx.books.get(id)) throw new Refused('Book not found.')
    if (tx.loans.one('unreturned', id)) throw new Refused('Somebody else has borrowed this book.')
    const loan = { book_id: id, person_id: actor.id, due_at: now + 28 * day, state: 'out' as const }
    return { loan: viewOfLoan(tx, tx.loans.insert(loan)) }
  }),
  'books/return': operation(
    'books/return',
    ({ body, tx }) => owned('loan', tx.loans.get(body.id), ({ person_id }) => [person_id]),
    ({ tx }, { id }) => ({ loan: viewOfLoan(tx, tx.loans.patch(id, { state: 'returned' })) }),
  ),
  'loans/my': operation('loans/my', ({ tx, actor }) => {
    return { loans: tx.loans.by('person_id', actor.id).map((loan) => viewOfLoan(tx, loan)) }
  }),
}
