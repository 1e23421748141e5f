import { describe, expect, it } from 'vitest'
import { freeChoice, type Machine } from '../../mocks/rules/machine.ts'
import { readContract } from '../generate/contract.ts'
import { sampleContract } from '../../tests/support/sample-contract.ts'
import { accessDocument } from './access.ts'
import { anchorOf, diagram, statesDocument } from './states.ts'

const lamp: Machine<string, string> = {
  name: 'Lamp & light',
  source: 'rules 3',
  initial: 'off',
  states: { off: 'dark', lit: 'light', broken_glass: 'for ever' },
  transitions: [
    { from: ['off'], event: 'switch_on', to: 'lit', by: 'anybody' },
    { from: ['off'], event: 'flash', to: 'lit', by: 'storm' },
    { from: ['off', 'lit'], event: 'drop', to: 'broken_glass', by: 'gravity', when: 'let go' },
  ],
}

describe('the page of states', () => {
  it('draws a machine', () => {
    expect(diagram(lamp).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "off" as s_off',
      '  state "lit" as s_lit',
      '  state "broken glass" as s_broken_glass',
      '  [*] --> s_off',
      '  s_off --> s_lit: switch on / flash',
      '  s_off --> s_broken_glass: drop',
      '  s_lit --> s_broken_glass: drop',
      '  s_broken_glass --> [*]',
    ])
  })

  it('draws one node for all states if any may follow any other', () => {
    const free = { ...lamp, transitions: freeChoice(['off', 'lit', 'broken_glass'], 'anybody') }
    expect(diagram(free)).toContain('  s_any --> s_lit: choose\n')
    expect(diagram(free)).not.toContain('s_off -->')
  })

  it('has tables, and a heading to link to', () => {
    const page = statesDocument([lamp])
    expect(page).toContain('| `off`, `lit` | drop | `broken_glass` | gravity | let go |')
    expect(page).toContain(`- [Lamp & light](#${anchorOf('Lamp & light')})`)
    expect(anchorOf('Code by e-mail')).toBe('code-by-e-mail')
  })
})

describe('the page of access', () => {
  const rowOf = (path: string, source: string) =>
    accessDocument(readContract(source))
      .split('\n')
      .find((line) => line.includes(`\`${path}\``))

  it.each([
    ['public', 'jobs/search', sampleContract, 'yes | yes | yes'],
    ['a role', 'cvs/upload', sampleContract, '– | yes | –'],
    ['an owner of any kind', 'jobs/download-cvs', sampleContract, '– | their own | their own'],
    [
      'an owner of one kind',
      'jobs/download-cvs',
      sampleContract.replace('x-access: owner', 'x-access: owner\n      x-owner: [recruiter]'),
      '– | – | their own',
    ],
  ])('shows who may call: %s', (_, call, source, cells) => {
    expect(rowOf(`/api/${call}`, source)).toContain(`| ${cells} |`)
  })
})
