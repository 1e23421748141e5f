import { describe, expect, it } from 'vitest'
import { readJobDetailSearch } from './job-page.ts'

describe('the view of a job’s page', () => {
  it('is read from the URL', () => {
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
