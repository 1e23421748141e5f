import { beforeEach, expect, it } from 'vitest'
import { createTestBackend, pdfFile, testBoard, type TestBackend } from '../../tests/support/backend.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import type { JobBoard } from '../operation.ts'
import { goBack as goBackIn } from '../panel/go-back.ts'
import type { PanelParts } from '../panel/parts.ts'
import { keepingSessions } from './keep-sessions.ts'

const parts: PanelParts<JobBoard> = { goingBack: keepingSessions }
let backend: TestBackend
let ada: string
beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
})

/** Goes back to before the first change of this name. @returns what is said */
async function goBack(what: string): Promise<string> {
  const { runtime } = backend
  const step = runtime.store.history.steps.find(({ origin }) => origin?.what === what)
  return await goBackIn({ backend: testBoard, runtime, parts }, step?.head ?? -1, what)
}

it('going back restores the data and keeps existing accounts logged in', async () => {
  const { runtime, call, signIn } = backend
  await call('bookmarks/toggle', { id: jobs.open, type: 'job' }, ada)
  const harbour = await signIn(personas.harbour)
  const bookmarks = async () => await runtime.read(({ tx }) => tx.bookmarks.all().length)
  const after = await bookmarks()

  expect(await goBack('bookmarks/toggle')).toBe('Data restored to how it was before “bookmarks/toggle”.')
  expect(await bookmarks()).toBe(after - 1)
  expect((await call('me', undefined, ada)).httpStatus).toBe(200)
  expect((await call('me', undefined, harbour)).httpStatus).toBe(200)
  expect(runtime.store.history.steps.at(-1)?.origin?.what).toBe(
    'restore the data from before bookmarks/toggle',
  )

  await goBack('restore the data from before bookmarks/toggle')
  expect(await bookmarks()).toBe(after)
})

it('going back removes an account that signed up later, and logs it out', async () => {
  const { runtime, call, signIn } = backend
  const email = 'new@example.org'
  await call('register', { name: 'New', email, password: 'a-long-password', type: 'job_seeker' })
  const id = await runtime.read(({ tx }) => tx.accounts.all().find((row) => row.email === email)?.id ?? 0)
  const token = await signIn(id)
  await goBack('register')
  expect((await call('me', undefined, token)).httpStatus).toBe(401)
})

it('says that deleted files can’t be restored', async () => {
  const { call } = backend
  const { cv } = (await call('cvs/upload', { title: 'Own', file: pdfFile() }, ada)).success
  await call('save-profile', { name: 'Ada' }, ada)
  expect(await goBack('save-profile')).toBe('Data restored to how it was before “save-profile”.')
  await call('cvs/delete', { id: cv.id }, ada)
  expect(await goBack('cvs/delete')).toMatch(/1 file was deleted since and can’t be restored\.$/)
})
