import { describe, expect, it } from 'vitest'
import { readJobDetailSearch } from './JobDetailQuery.ts'

describe('how a page of a job is looked at', () => {
  it('is read off the address', () => {
    expect(readJobDetailSearch({ tab: 'details', view: 'board', search: 'ada' })).toMatchObject({
      tab: 'details',
      view: 'board',
      search: 'ada',
    })
  })

  it('leaves out invalid values', () => {
    expect(readJobDetailSearch({ tab: 'payments' }).tab).toBeUndefined()
  })
})
