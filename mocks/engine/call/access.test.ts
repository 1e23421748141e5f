import { describe, expect, it } from 'vitest'
import { admit } from './access.ts'
import { Refused } from '../base/errors.ts'

describe('access (rules 6, 7)', () => {
  const refusalOf = (access: string, role: string | null, auth: 'none' | 'required' = 'required') => {
    try {
      admit({ access, auth }, role)
      return undefined
    } catch (error) {
      return error instanceof Refused ? { httpStatus: error.httpStatus, message: error.message } : error
    }
  }

  it('names the required role', () => {
    expect(refusalOf('head_librarian', 'member')).toEqual({
      httpStatus: 200,
      message: 'This needs a head librarian account. Please log in with one.',
    })
  })

  it('answers 401 to visitors if a session is required', () => {
    expect(refusalOf('signed-in', null)).toMatchObject({ httpStatus: 401 })
    expect(refusalOf('member', null)).toMatchObject({ httpStatus: 401 })
  })

  it('admits everyone else', () => {
    expect(refusalOf('member', 'member')).toBeUndefined()
    expect(refusalOf('signed-in', 'member')).toBeUndefined()
    expect(refusalOf('owner', 'member')).toBeUndefined()
    expect(refusalOf('public', null, 'none')).toBeUndefined()
  })
})
