import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

describe('passwords', () => {
  it('are stored as a hash, another one for each salt', () => {
    const [one, other] = ['a1b2', 'c3d4'].map((salt) => hashPassword('harbour lights', salt))
    expect(one).toMatch(/^a1b2:[0-9a-f]{64}$/)
    expect(other?.slice(5)).not.toBe(one?.slice(5))
  })

  it.each(['harbour lights', '  spaces  ', 'with:colons:', 'mot de passe 🔑'])('match: %j', (password) => {
    expect(passwordMatches(password, hashPassword(password, 'a1b2'))).toBe(true)
  })

  // Earlier hashes are of what was typed: on Vietnamese keyboards, letters neither composed nor decomposed.
  it.each(['vi\u1ec7t', 'vi\u00ea\u0323t', 'vie\u0323\u0302t'])('match in any normal form: %s', (typed) => {
    const earlier = `a1b2:${bytesToHex(sha256(utf8ToBytes(`a1b2:${typed}`)))}`
    expect(passwordMatches(typed, earlier)).toBe(true)
    expect(passwordMatches(typed, hashPassword('vi\u1ec7t', 'a1b2'))).toBe(true)
  })

  it.each(['harbour light', 'Harbour lights', ' harbour lights', ''])('do not match: %j', (guess) => {
    expect(passwordMatches(guess, hashPassword('harbour lights', 'a1b2'))).toBe(false)
  })

  it('do not match an empty hash', () => {
    expect(passwordMatches('', '')).toBe(false)
  })
})
