import { expect, it } from 'vitest'
import { createTestBackend } from '../../../tests/support/backend.ts'

it('jobs/fetch applies one page number to both lists, with pages and total of the longer one (rules 5)', async () => {
  const backend = await createTestBackend()
  const page = async (number: number) => (await backend.call('jobs/fetch', { page: number })).success
  async function all(list: 'full_time' | 'part_time') {
    const found = []
    for (let number = 1; number <= 20; number += 1) found.push(...(await page(number))[list])
    return found
  }
  const { full_time, part_time, pages, total } = await page(1)
  const lengths = [(await all('full_time')).length, (await all('part_time')).length]
  expect(total).toBe(Math.max(...lengths))
  expect(pages).toBe(Math.ceil(Math.max(...lengths) / 10))
  expect([full_time.length, part_time.length]).toEqual(lengths.map((length) => Math.min(10, length)))
})
