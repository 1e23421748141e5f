import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { pdfFile, pngFile } from '../support/calls.ts'
import { moment, openLibrary, rowsOf, type TestLibrary } from '../support/library.ts'
import { library } from './library/backend.ts'
import { operations } from './library/operations.ts'

const day = 86_400_000

let open: TestLibrary
let ann: string
let lou: string
/** A book that Ben has borrowed, and an available one. */
const lent = 2
const free = 1

beforeEach(async () => {
  open = await openLibrary()
  ann = await open.logIn('Ann')
  lou = await open.logIn('Lou')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const novel = { title: 'Sanditon', author: 'Jane Austen', isbn: '9780000000017' }

describe('the envelope', () => {
  it('reports success with a message', async () => {
    const { httpStatus, success } = await open.call('books/search', {})
    expect([httpStatus, success.status, success.message, success.total]).toEqual([200, 'success', '', 3])
    expect((await open.call('books/add', novel, lou)).success.message).toBe('Book added.')
  })

  it('names the invalid fields, at HTTP 200', async () => {
    const { httpStatus, refusal } = await open.call('books/add', { title: '  ', isbn: '12' }, lou)
    expect(httpStatus).toBe(200)
    expect(refusal.errors).toEqual({
      title: ['Title is required.'],
      author: ['Author is required.'],
      isbn: ['ISBN is not valid.'],
    })
  })

  it('names a field that a rule of the backend rejects', async () => {
    await open.call('books/add', novel, lou)
    const { refusal } = await open.call('books/add', novel, lou)
    expect(refusal.errors).toEqual({ isbn: ['We have this book already.'] })
  })

  it('answers 404 for an unknown call, 405 for a wrong method, 415 for anything but a form', async () => {
    const get = await open.runtime.handle('api/loans/my', new Request('https://library.example/'))
    const others = [await open.raw('books/burn', null), get, await open.raw('books/search', '{"page":1}')]
    expect(others.map(({ status }) => status)).toEqual([404, 405, 415])
    for (const other of others) expect(await other.json()).toMatchObject({ status: 'error' })
  })

  it('has the simulated time', async () => {
    await open.advance(day)
    const response = await open.raw('books/search', null)
    expect(Date.parse(response.headers.get('date') ?? '')).toBe(moment + day)
  })

  it('applies the contract’s defaults, and replaces an invalid page with the first', async () => {
    const form = new FormData()
    form.set('page', 'x')
    const everything = await open.call('books/search', { page: 1 })
    expect(await (await open.raw('books/search', form)).json()).toEqual(everything.success)
    expect((await open.call('books/search', { page: 2 })).success.books).toEqual([])
    expect((await open.call('books/search', { text: 'EMMA', only_in: 1 })).success.total).toBe(1)
  })

  it('of an answer that breaks the contract is an error naming the field', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(operations['books/search'], 'run').mockReturnValue({ books: [7], total: 1, secret: 'x' })
    const { httpStatus, refusal } = await open.call('books/search')
    expect(httpStatus).toBe(500)
    expect(refusal.message).toContain('/books/0 must be object')
    expect(refusal.message).toContain('secret')
    expect(open.runtime.log.entries[0]?.violations).toHaveLength(2)
  })
})

describe('access', () => {
  it('answers 401 without a token and with an invalid one', async () => {
    expect((await open.call('loans/my')).httpStatus).toBe(401)
    expect((await open.call('loans/my', undefined, 'dead')).httpStatus).toBe(401)
    expect((await open.call('books/search', {}, 'dead')).success.total).toBe(3)
  })

  it('requires the contract’s role before the payload is validated', async () => {
    const byLibrarian = await open.call('books/lend', {}, lou)
    expect(byLibrarian.refusal).toEqual({
      status: 'error',
      message: 'This needs a member account. Please log in with one.',
    })
    expect((await open.call('books/add', novel, ann)).refusal.message).toBe(
      'This needs a librarian account. Please log in with one.',
    )
    for (const token of [ann, lou])
      expect((await open.call('loans/my', undefined, token)).success.loans).toEqual([])
  })

  it('requires the owner', async () => {
    expect((await open.call('books/return', { id: 1 }, ann)).refusal.message).toBe('This loan is not yours.')
    expect((await open.call('books/return', { id: 9 }, ann)).refusal.message).toBe('Loan not found.')
    const ben = await open.logIn('Ben')
    expect((await open.call('books/return', { id: 1 }, ben)).success.loan.state).toBe('returned')
  })
})

describe('a unit of work', () => {
  it('changes nothing if the call is refused', async () => {
    const before = await rowsOf(open)
    const { refusal } = await open.call('books/lend', { id: lent }, ann)
    expect(refusal.message).toBe('Somebody else has borrowed this book.')
    expect(await rowsOf(open)).toEqual(before)
  })

  it('changes nothing if the operation fails midway, including files', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const before = await rowsOf(open)
    let path = ''
    vi.spyOn(operations['books/lend'], 'run').mockImplementation(({ tx, files }) => {
      tx.books.remove(free)
      path = files.keep({ blob: new Blob(['x']), name: 'x.png', size: 1, kind: 'png' }, 'cover')
      throw new Error('midway')
    })
    expect((await open.call('books/lend', { id: free }, ann)).httpStatus).toBe(500)
    expect(await rowsOf(open)).toEqual(before)
    expect((await open.file(path)).status).toBe(404)
  })

  it('rejects commits that violate the model', async () => {
    const second = { book_id: lent, person_id: 1, due_at: 0, state: 'out' as const }
    await expect(open.runtime.mutate(({ tx }) => tx.loans.insert(second))).rejects.toThrow(
      `loans: a second row for unreturned ${lent}`,
    )
    await expect(
      open.runtime.mutate(({ tx }) => tx.loans.insert({ ...second, book_id: free, person_id: 99 })),
    ).rejects.toThrow('person_id 99 is not a row of people')
    await expect(open.runtime.mutate(({ tx }) => tx.people.remove(2))).rejects.toThrow(
      'people 2 is still used by loans',
    )
  })

  it('deletes dependent rows', async () => {
    await open.runtime.mutate(({ tx }) => tx.people.remove(3))
    expect((await open.call('loans/my', undefined, lou)).httpStatus).toBe(401)
    expect((await open.call('loans/my', undefined, ann)).httpStatus).toBe(200)
  })

  it('applies ten identical simultaneous requests once', async () => {
    const lend = () => open.call('books/lend', { id: free }, ann)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, async () => (await lend()).success))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await open.call('loans/my', undefined, ann)).success.loans).toHaveLength(1)
  })
})

describe('time', () => {
  it('makes a loan overdue; the next call by anyone saves that', async () => {
    const { success } = await open.call('books/lend', { id: free }, ann)
    expect(success.loan).toMatchObject({ state: 'out', due_at: '2026-12-18T09:30:00.000Z' })
    await open.advance(28 * day + 1)
    await open.call('books/search')
    expect(await open.runtime.read(({ tx }) => tx.loans.need(success.loan.id).state)).toBe('overdue')
    expect((await open.call('loans/my', undefined, ann)).success.loans[0]?.state).toBe('overdue')
  })
})

describe('files', () => {
  const add = (cover: File) => open.call('books/add', { ...novel, cover }, lou)

  it('get a new name, and are served whole and in parts', async () => {
    const { book } = (await add(pngFile('../front.png', 900))).success
    expect(book.cover).toMatch(/^\/storage\/cover-[0-9a-f]{16}\.png$/)
    const whole = await open.file(book.cover ?? '')
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await whole.blob()).size).toBe(900)
    const part = await open.file(book.cover ?? '', { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 1-3/900',
      'PNG',
    ])
    expect((await open.file('/storage/..%2F..%2Fetc')).status).toBe(404)
  })

  it.each([
    ['a text named .png', new File(['hello'], 'a.png', { type: 'image/png' }), 'a.png is not PNG or JPEG.'],
    ['a PDF', pdfFile('a.png'), 'a.png is not PNG or JPEG.'],
    ['an empty file', new File([], 'a.png', { type: 'image/png' }), 'a.png is empty.'],
    ['a path as its name', new File(['x'], '../../x.png'), 'x.png is not PNG or JPEG.'],
  ])('are rejected: %s', async (_what, file, message) => {
    expect((await add(file)).refusal.errors).toEqual({ cover: [message] })
  })

  it('above the limit get 413', async () => {
    const { httpStatus, refusal } = await add(pngFile('big.png', 2 * 1_048_576))
    expect([httpStatus, refusal.message]).toEqual([413, 'big.png is larger than 1 MB.'])
  })

  it('are not confused with text fields', async () => {
    const form = formWith({ ...novel, cover: 'front.png' })
    form.set('title', pngFile())
    const answer = await (await open.raw('books/add', form, lou)).json()
    expect(answer.errors).toEqual({ cover: ['Cover must be a file.'], title: ['Title must be text.'] })
  })
})

describe('the network', () => {
  it.each([
    ['error-500', 500, /"status":"error"/],
    ['error-503', 503, /"status":"error"/],
    ['html', 502, /<h1>/],
    ['cut-off', 200, /^\{"status":[^}]*$/],
    ['empty', 200, /^$/],
  ] as const)('fails with %s, the configured number of times', async (kind, status, body) => {
    open.runtime.options = { ...calmNetwork, faults: [{ call: 'loans/my', kind, times: 1 }] }
    const response = await open.raw('loans/my', null, ann)
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(body)])
    expect((await open.call('loans/my', undefined, ann)).success.loans).toEqual([])
  })

  it('can lose the answer of a call that took effect', async () => {
    open.runtime.options = { ...calmNetwork, faults: [{ call: '*', kind: 'lost-answer', times: 1 }] }
    expect((await open.raw('books/lend', formWith({ id: String(free) }), ann)).type).toBe('error')
    expect((await open.call('loans/my', undefined, ann)).success.loans).toHaveLength(1)
  })

  it('can prevent a call from running', async () => {
    open.runtime.options = { ...calmNetwork, faults: [{ call: 'books/lend', kind: 'network', times: null }] }
    expect((await open.raw('books/lend', formWith({ id: String(free) }), ann)).type).toBe('error')
    open.runtime.options = calmNetwork
    expect((await open.call('loans/my', undefined, ann)).success.loans).toEqual([])
  })
})

describe('the request log', () => {
  it('records callers, calls and outcomes', async () => {
    await open.call('loans/my', undefined, ann)
    await open.call('loans/my')
    const [visitor, member] = open.runtime.log.entries
    expect(visitor).toMatchObject({ call: 'loans/my', caller: 'visitor', httpStatus: 401, outcome: 'error' })
    expect(member).toMatchObject({ caller: 'Ann (member)', httpStatus: 200, outcome: 'success' })
    open.runtime.log.clear()
    expect(open.runtime.log.entries).toEqual([])
  })
})

describe('a world', () => {
  const play = async (seed: number) => {
    const run = await openLibrary({ seed })
    const token = await run.logIn('Lou')
    await run.call('books/add', { ...novel, cover: pngFile() }, token)
    return await rowsOf(run)
  }

  it('is the same for the same seed and calls, including tokens and file names', async () => {
    expect(await play(7)).toEqual(await play(7))
    expect(await play(8)).not.toEqual(await play(7))
  })

  it('restarts on a reset', async () => {
    const fresh = await rowsOf(await openLibrary())
    await open.call('books/lend', { id: free }, ann)
    await open.runtime.store.reset()
    expect(await rowsOf(open)).toEqual(fresh)
    expect(open.runtime.store.identity).toMatchObject({ scenario: library.scenarios[0]?.name, seed: 7 })
  })
})

function formWith(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
