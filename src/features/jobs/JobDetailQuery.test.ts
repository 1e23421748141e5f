import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { missingWord, readJobDetailSearch, readJobId } from './JobDetailQuery.ts'

describe('the id in an address', () => {
  it.each([
    ['7', 7],
    ['123456789', 123_456_789],
  ])('%s is %i', (text, id) => {
    expect(readJobId(text)).toBe(id)
  })

  it.each(['abc', '', '0', '-1', '1.5', '007', '7x', ' 7', '1e3', '99999999999999999999'])(
    '%o is none',
    (text) => {
      expect(readJobId(text)).toBeUndefined()
    },
  )
})

describe('the word for a job that is not there', () => {
  const failure = (kind: 'refused' | 'network', httpStatus: number) =>
    new ApiError({ kind, httpStatus, call: 'jobs/fetch-single', message: 'This job was removed.' })

  it("is the server's own", () => {
    expect(missingWord(failure('refused', 200))).toBe('This job was removed.')
  })

  it('is not said of a job that may well be there', () => {
    expect(missingWord(failure('refused', 500))).toBeUndefined()
    expect(missingWord(failure('network', 0))).toBeUndefined()
    expect(missingWord(new Error('This job was removed.'))).toBeUndefined()
  })
})

describe('how a page of a job is looked at', () => {
  it('is read off the address', () => {
    expect(readJobDetailSearch({ tab: 'advert', view: 'board', search: 'ada' })).toMatchObject({
      tab: 'advert',
      view: 'board',
      search: 'ada',
    })
  })

  it('is left to the page where it makes no sense', () => {
    expect(readJobDetailSearch({ tab: 'payments' }).tab).toBeUndefined()
  })
})
