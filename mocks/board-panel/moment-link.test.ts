import { describe, expect, it } from 'vitest'
import { hashOf, type Moment, readMoment } from './moment-link.ts'

const moment: Moment = {
  format: 'a1b2',
  scenario: 'everyday',
  seed: 7,
  ahead: -3_600_000,
  isStopped: true,
  account: 101,
}

it('other hashes are not links to a moment', () => {
  for (const hash of ['', '#', '#main', '#how-it-works']) expect(readMoment(hash)).toBeNull()
})

describe('a broken link', () => {
  const good = hashOf(moment)
  it.each([
    ['cut off', good.slice(0, 20)],
    ['cut off before its first value', '#moment'],
    ['without a scenario', good.replace('everyday', '')],
    ['with a seed that is not a number', good.replace('seed=7', 'seed=x')],
    ['with a negative seed', good.replace('seed=7', 'seed=-7')],
    ['with an id of a million digits', good.replace('account=101', `account=${'1'.repeat(1_000_000)}`)],
    ['with an id of sixteen digits', good.replace('account=101', `account=${'9'.repeat(16)}`)],
    ['with account 0', good.replace('account=101', 'account=0')],
    ['with a clock that is neither stopped nor running', good.replace('stopped=1', 'stopped=2')],
  ])('is recognised: %s', (_, hash) => {
    expect(readMoment(hash)).toBe('broken')
  })
})
