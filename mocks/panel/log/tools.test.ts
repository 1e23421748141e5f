import { describe, expect, it } from 'vitest'
import { calmNetwork, type Pin } from '../../engine/network/network.ts'
import { editable, formOfFields } from './fields.ts'
import { withoutPin, withPin } from './pins.ts'
import { tokenFor } from './sent.ts'

it.each([
  ['as it was', { caller: 'Ann', token: 'a' }, 'a'],
  ['of another backend', { caller: '', source: 'real' }, 'of the tab'],
  ['from before a reload', { caller: 'Ann', isEarlier: true }, 'of the tab'],
  ['of a visitor before a reload', { caller: 'visitor', isEarlier: true }, undefined],
])('the token for a call %s', (_what, entry, expected) => {
  const login = { get: () => 'of the tab', set: () => undefined, clear: () => undefined, isInTab: () => true }
  expect(tokenFor(entry, { token: login })).toBe(expected)
})

const file = { name: 'cv.pdf', type: 'application/pdf', size: 3 }

describe('the fields to send again', () => {
  it('are those that were sent, edited or not, and others of the contract with a value', () => {
    const contract = {
      id: { kind: 'integer', required: true, label: 'Id' },
      note: { kind: 'text', required: false, label: 'Note' },
      tag: { kind: 'text', required: false, label: 'Tag' },
    } as const
    const sent = [
      { name: 'id', value: '' },
      { name: 'files[]', value: { ...file, blob: new Blob(['one']) } },
      { name: 'files[]', value: { ...file, blob: new Blob(['two!']) } },
    ]
    const fields = editable(sent, contract).map((field) =>
      field.name === 'note' ? { ...field, value: 'Hi' } : field,
    )
    const form = formOfFields(fields)
    expect([...form.keys()]).toEqual(['id', 'files[]', 'files[]', 'note'])
    expect(form.get('id')).toBe('')
    expect(form.getAll('files[]')).toMatchObject([{ size: 3 }, { size: 4, name: 'cv.pdf' }])
  })

  it('name a file that has to be chosen again', () => {
    const fields = editable([{ name: 'cv', value: file }])
    expect(() => formOfFields(fields)).toThrow('cv.pdf is no longer here. Choose it again.')
  })
})

describe('pins', () => {
  const pin: Pin = { call: 'me', fields: { id: '1', page: '2' }, httpStatus: 200, answer: {}, times: null }

  it('replace the one for the same payloads, and the one that was edited', () => {
    const same = { ...pin, fields: { page: '2', id: '1' } }
    const options = withPin(withPin(calmNetwork, pin), same)
    expect(options.pins).toEqual([same])
    const narrower = { ...pin, fields: { id: '7' } }
    expect(withPin(options, narrower, same).pins).toEqual([narrower])
    // The call used up the edited pin in the meantime.
    expect(withPin(calmNetwork, narrower, same).pins).toEqual([narrower])
    expect(withoutPin(options, same).pins).toEqual([])
  })
})
