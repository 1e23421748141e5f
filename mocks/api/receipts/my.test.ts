import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  jobRow,
  pdfFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('receipts/my', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  const page = async (number = 1, token = harbour) =>
    (await backend.call('receipts/my', { page: number }, token)).success

  it('returns the caller’s receipts, newest first', async () => {
    await backend.call('jobs/upload-receipt', { id: jobs.open, file: pdfFile() }, harbour)
    const { title } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const { receipts } = await page()
    expect(receipts.map(({ table_id }) => table_id)).toContain(jobs.paymentPending)
    expect(receipts[0]).toMatchObject({
      type: 'feature_job',
      job: { id: jobs.open, title },
      table_id: jobs.open,
      created_at: '2026-11-20T09:30:00.000Z',
    })
    const times = receipts.map(({ created_at }) => Date.parse(created_at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('links to the files', async () => {
    for (const { path } of (await page()).receipts) {
      expect((await fetchStored(backend, path)).headers.get('content-type')).toBe('application/pdf')
    }
  })

  it('does not return other people’s receipts', async () => {
    const own = await backend.runtime.read(({ tx }) =>
      tx.receipts.by('account_id', personas.harbour).map(({ id }) => id),
    )
    const { receipts, total } = await page()
    expect(new Set(receipts.map(({ id }) => id))).toEqual(new Set(own))
    expect(total).toBe(own.length)
  })

  it('returns pages and a total (rules 5)', async () => {
    const smallShop = await backend.signIn(personas.smallShop)
    expect(await page(1, smallShop)).toMatchObject({ receipts: [], pages: 1, total: 0 })
    const ids = await backend.runtime.mutate(({ tx }) =>
      Array.from({ length: 11 }, () => tx.jobs.insert(jobRow(personas.smallShop)).id),
    )
    for (const id of ids) await backend.call('jobs/upload-receipt', { id, file: pdfFile() }, smallShop)
    const found = [await page(1, smallShop), await page(2, smallShop), await page(3, smallShop)]
    expect(found.map(({ receipts, pages, total }) => [receipts.length, pages, total])).toEqual([
      [10, 2, 11],
      [1, 2, 11],
      [0, 2, 11],
    ])
  })

  it('is for recruiters only (rules 6, 7)', async () => {
    const ada = await backend.signIn(personas.ada)
    expect((await refused(backend, 'receipts/my', {}, ada)).message).toBe(
      'This needs a recruiter account. Please log in with one.',
    )
    expect((await refused(backend, 'receipts/my')).httpStatus).toBe(401)
  })
})
