import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLog, tooLong } from '../../mocks/engine/hosts/browser/saved-log.ts'
import { calmNetwork, type Pin } from '../../mocks/engine/network/network.ts'
import { type LogEntry, RequestLog } from '../../mocks/engine/network/request-log.ts'
import { changeAfter } from '../../mocks/panel/go-back.ts'
import { formOf, pngFile } from '../support/calls.ts'
import { openLibrary, type TestLibrary } from '../support/library.ts'

let open: TestLibrary
let ann: string
const last = (): LogEntry => {
  const [entry] = open.runtime.log.entries
  if (!entry) throw new Error('The log is empty')
  return entry
}

/** What an entry has of any call. */
const entry = { at: 0, caller: '', httpStatus: 200, outcome: 'success', message: '', took: 1, violations: [] }

beforeEach(async () => {
  open = await openLibrary({ violations: 'report' })
  ann = await open.logIn('Ann')
})

describe('a log entry', () => {
  it('has the payload, the answer, the stages and the position before the call', async () => {
    await open.call('books/lend', { id: 1 }, ann)
    const { payload, answer, steps, before, token, stack } = last()
    expect(payload).toEqual([{ name: 'id', value: '1' }])
    expect(answer).toMatchObject({ status: 'success', loan: { state: 'out' } })
    expect(Object.keys(steps ?? {})).toEqual(['delay', 'form', 'queue', 'operation', 'store'])
    expect(changeAfter(open.runtime.store, before ?? null)).toBe(2)
    expect(token).toBe(ann)
    expect(stack).toBeUndefined()
  })

  it('has the line that refused the call', async () => {
    await open.call('books/lend', { id: 99 }, ann)
    for (const stack of [last().stack, open.runtime.backend.operations['books/lend']?.definedAt])
      expect(stack).toMatch(/library\/operations\.ts:\d+:\d+/)
  })

  it('has the payload of a call that a fault stopped', async () => {
    open.runtime.options = { ...calmNetwork, faults: [{ call: '*', kind: 'html', times: 1 }] }
    await open.raw('books/search', formOf({ text: 'Emma' }))
    expect(last()).toMatchObject({ outcome: 'html', payload: [{ name: 'text', value: 'Emma' }] })
    expect(last().answer).toContain('Bad gateway')
  })

  it('forgets the contents of older files, but not their names', () => {
    const log = new RequestLog()
    const blob = new Blob([new Uint8Array(15 * 1_048_576)])
    for (const call of ['first', 'second']) {
      const value = { name: 'a.png', type: 'image/png', size: blob.size, blob }
      log.add({ ...entry, call, payload: [{ name: 'cover', value }] })
    }
    const kept = log.entries.map(({ call, payload }) => [call, payload?.[0]?.value])
    expect(kept).toMatchObject([
      ['second', { name: 'a.png', blob }],
      ['first', { name: 'a.png', blob: undefined }],
    ])
  })
})

describe('a pinned answer', () => {
  const pin: Pin = {
    call: 'books/lend',
    fields: { id: '1' },
    httpStatus: 409,
    answer: { status: 'error', message: 'Not today.' },
    times: 1,
  }

  it('replaces the answer to the payloads with its fields, as often as it says', async () => {
    open.runtime.options = { ...calmNetwork, pins: [pin] }
    expect((await open.call('books/lend', { id: 2 }, ann)).httpStatus).toBe(200)
    const pinned = await open.call('books/lend', { id: 1 }, ann)
    expect(pinned).toMatchObject({ httpStatus: 409, refusal: { message: 'Not today.' } })
    expect(last()).toMatchObject({ isPinned: true, caller: 'Ann (member)', violations: [] })
    expect((await open.call('books/lend', { id: 1 }, ann)).httpStatus).toBe(200)
    expect(open.runtime.options.pins).toEqual([])
  })

  it('stays until it is removed, changes nothing, and may break the contract, which the log says', async () => {
    const answer = { status: 'success', message: '', loan: null }
    open.runtime.options = {
      ...calmNetwork,
      pins: [{ ...pin, fields: {}, httpStatus: 200, answer, times: null }],
    }
    for (const id of [1, 2]) {
      const sent = await open.raw('books/lend', formOf({ id: String(id) }), ann)
      expect(await sent.json()).toEqual(answer)
    }
    expect(last().violations).toEqual(['/loan must be object'])
    expect(await open.runtime.read(({ tx }) => tx.loans.all().length)).toBe(1)
  })
})

describe('the saved log', () => {
  const stored = new Map<string, string>()
  let leave: () => void

  /** Opens a page with the log of this tab. */
  function openPage(): RequestLog {
    const log = new RequestLog()
    const addEventListener = vi.fn((_: string, listener: () => void) => {
      leave = listener
    })
    keepLog('library', log, { addEventListener })
    return log
  }

  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })

  it('has the entries of the page before, without secrets and contents of files', async () => {
    const log = openPage()
    await open.raw('books/add', formOf({ title: 'Sanditon', cover: pngFile() }), ann)
    const sent = { method: 'POST', address: '/?key=1111', headers: { authorization: '1111' }, text: '1111' }
    const answer = {
      newPassword: 'pw-in-answer',
      tokens: { apiKey: ['key-in-list'] },
      note: `1111 ${ann}`,
      key: 'Sanditon',
    }
    const more = { sent, answer, secrets: ['by-contract'], stack: 'at by-contract:1' }
    for (const logged of open.runtime.log.entries.toReversed()) log.add({ ...logged, ...more })
    leave()
    const text = stored.get('library.simulator.log')
    for (const secret of ['1111', ann, 'pw-in-answer', 'key-in-list', 'by-contract'])
      expect(text).not.toContain(secret)
    expect(text).toContain('Sanditon')
    const [added, loggedIn] = openPage().entries
    expect(added).toMatchObject({ call: 'books/add', isEarlier: true, message: last().message })
    expect(added?.payload).toContainEqual({
      name: 'cover',
      value: { name: 'picture.png', type: 'image/png', size: 64 },
    })
    expect(loggedIn?.payload).toContainEqual({ name: 'pin', value: null, isSecret: true })
  })

  it('takes a bounded part of the tab’s storage, the newest entries first', () => {
    const log = openPage()
    log.add({ ...entry, call: 'oldest' })
    for (let count = 0; count < 199; count += 1) {
      const text = 'x'.repeat(count === 198 ? 30_000 : 15_000)
      log.add({ ...entry, call: `call ${count}`, answer: { text }, payload: [{ name: 'note', value: text }] })
    }
    leave()
    expect(stored.get('library.simulator.log')?.length).toBeLessThanOrEqual(1_000_000)
    const { entries } = openPage()
    expect(entries[0]).toMatchObject({ call: 'call 198', answer: tooLong })
    expect(entries.length).toBeGreaterThan(20)
  })

  it.each(['', 'null', '[{"id":"1"}]', '{"length":1}'])('is empty if %j is stored', (text) => {
    stored.set('library.simulator.log', text)
    expect(openPage().entries).toEqual([])
  })
})
