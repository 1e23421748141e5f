import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, edgePairs, rolesIn, textPairs } from '../../tests/support/colours.ts'

const roles = rolesIn(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colour roles, %s', (_, theme) => {
  const value = (role: string) => {
    const pair = roles.get(role)
    if (!pair) throw new Error(`No role ${role} in tokens.css`)
    return pair[theme]
  }

  it.each(textPairs)('%s is readable on %s', (ink, ground) => {
    expect(contrast(value(ink), value(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('%s is visible on %s', (edge, ground) => {
    expect(contrast(value(edge), value(ground))).toBeGreaterThanOrEqual(3)
  })
})
