import { beforeAll, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'
import { changesInWords } from '../../panel/go-back.ts'
import { sentenceOf } from './sentences.ts'

let backend: TestBackend
let ada: string

beforeAll(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
})

/** What the last change did, in words, or one `back` before it. */
const said = async (back = 0) =>
  await backend.runtime.read(
    ({ tx }) => changesInWords(backend.runtime.store.history.steps, sentenceOf, tx)[back]?.sentence,
  )

describe('a change in words', () => {
  it('tells adding from removing', async () => {
    const toggle = () => backend.call('bookmarks/toggle', { id: jobs.partTime, type: 'job' }, ada)
    await toggle()
    expect(await said()).toMatch(/^Ada Lindqvist bookmarked “.+”$/)
    await toggle()
    expect(await said()).toBe('Ada Lindqvist removed a bookmark')
    // The bookmark is gone, but not what the older sentence says.
    expect(await said(1)).toMatch(/^Ada Lindqvist bookmarked “.+”$/)
  })

  it('tells a wrong code from a login', async () => {
    const email = 'ada.lindqvist@example.org'
    await backend.call('login', { email, type: 'job_seeker' })
    await backend.call('verify', { email, code: '000000' })
    expect(await said()).toBe('A visitor entered a wrong code')
    const code = await backend.runtime.read(({ tx }) => tx.codes.by('account_id', personas.ada)[0]?.code)
    await backend.call('verify', { email, code: code ?? '' })
    expect(await said()).toBe('A visitor logged in')
  })

  it('is the summary in the contract for a call without words', async () => {
    const origin = { who: 'Ada Lindqvist (job_seeker)', what: 'cvs/fetch', at: 0 }
    const told = await backend.runtime.read(({ tx }) => sentenceOf(origin, { undo: [] }, tx))
    expect(told).toBe("Ada Lindqvist: List the caller's CVs")
  })
})
