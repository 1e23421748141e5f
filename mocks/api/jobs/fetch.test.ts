import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, type TestBackend } from '../../../tests/support/backend.ts'
import { lastMoment } from '../../engine/base/clock.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/fetch', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const page = async (number: number, token?: string) =>
    (await backend.call('jobs/fetch', { page: number }, token)).success
  const post = (changes: Parameters<typeof jobRow>[1]) =>
    backend.runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(personas.smallShop, changes)).id)

  async function all(list: 'full_time' | 'part_time') {
    const found = []
    for (let number = 1; number <= 20; number += 1) found.push(...(await page(number))[list])
    return found
  }

  it('splits visible jobs by nature (rules 14)', async () => {
    const listed = await backend.runtime.read(({ tx }) =>
      tx.jobs.all().filter((job) => job.state === 'approved' && job.status === 'active' && !job.deleted_at),
    )
    for (const nature of ['full_time', 'part_time'] as const) {
      const ids = (await all(nature)).map(({ id }) => id)
      const expected = listed.filter((job) => job.nature === nature).map(({ id }) => id)
      expect(ids).toHaveLength(expected.length)
      expect(new Set(ids)).toEqual(new Set(expected))
    }
  })

  it('sorts featured jobs first, then the newest, then the highest id (rules 15)', async () => {
    const [a, b] = [await post({}), await post({})]
    const older = await post({ created_at: 0 })
    const ids = (await all('full_time')).map(({ id }) => id)
    expect(ids[0]).not.toBe(b)
    expect(ids.indexOf(jobs.featured)).toBeLessThan(ids.indexOf(b))
    expect(ids.indexOf(b)).toBe(ids.indexOf(a) - 1)
    expect(ids.at(-1)).toBe(older)
  })

  it('no longer returns a job as featured after its 30 days (rules 23)', async () => {
    const id = await post({ featured_until: Date.UTC(2026, 10, 20, 10, 30), created_at: 1 })
    expect((await page(1)).full_time.some((job) => job.id === id)).toBe(true)
    await backend.advance(3_600_000)
    const last = (await all('full_time')).at(-1)
    expect(last).toMatchObject({ id, is_featured: 0 })
  })

  it('applies one page number to both lists, with pages and total of the longer one (rules 5)', async () => {
    const { full_time, part_time, pages, total } = await page(1)
    const lengths = [(await all('full_time')).length, (await all('part_time')).length]
    expect(total).toBe(Math.max(...lengths))
    expect(pages).toBe(Math.ceil(Math.max(...lengths) / 10))
    expect([full_time.length, part_time.length]).toEqual(lengths.map((length) => Math.min(10, length)))
  })

  it('marks the caller’s bookmarks, and hides the views (rules 17)', async () => {
    const id = await post({ featured_until: lastMoment })
    const ada = await backend.signIn(personas.ada)
    await backend.call('bookmarks/toggle', { id, type: 'job' }, ada)
    const owner = await backend.signIn(personas.smallShop)
    const cards = await Promise.all([ada, owner, undefined].map((token) => page(1, token)))
    const [marked, own, visitors] = cards.map(({ full_time }) => full_time.find((job) => job.id === id))
    expect([marked?.is_bookmarked, own?.is_bookmarked, visitors?.is_bookmarked]).toEqual([true, false, false])
    expect(own).not.toHaveProperty('views')
  })
})
