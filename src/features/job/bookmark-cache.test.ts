import { describe, expect, test } from 'vitest'
import { withBookmark } from './bookmark-cache.ts'

describe('a bookmark in the cache', () => {
  const job = (id: number, is_bookmarked = false) => ({ id, title: `Job ${id}`, is_bookmarked })

  test('changes wherever the job occurs, while all else stays the same', () => {
    const other = job(8)
    const answer = { jobs: [job(7), other], full_time: [job(7)], part_time: [other], job: job(7), pages: 2 }
    expect(withBookmark(answer, 7, true)).toEqual({
      jobs: [job(7, true), other],
      full_time: [job(7, true)],
      part_time: [other],
      job: job(7, true),
      pages: 2,
    })
    expect(answer.jobs[0]?.is_bookmarked).toBe(false)
  })

  test('leaves answers without the job untouched', () => {
    const answer = { jobs: [job(8)], job: undefined }
    expect(withBookmark(answer, 7, true)).toBe(answer)
    expect(withBookmark(undefined, 7, true)).toBeUndefined()
  })
})
