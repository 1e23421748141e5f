import { expect, it } from 'vitest'
import { createTestBackend, pdfFile, testBoard, type TestBackend } from '../../tests/support/backend.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import type { JobBoard } from '../operation.ts'
import { goBack as goBackIn } from '../panel/go-back.ts'
import type { PanelParts } from '../panel/parts.ts'
import { keepingSessions } from './keep-sessions.ts'

const parts: PanelParts<JobBoard> = { goingBack: keepingSessions }
const goBack = async (runtime: TestBackend['runtime'], head: number, what: string) =>
  await goBackIn({ backend: testBoard, runtime, parts }, head, what)

const headOf = ({ runtime }: TestBackend, what: string) =>
  runtime.store.history.steps.find(({ origin }) => origin?.what === what)?.head ?? -1

it('going back restores the data and keeps existing accounts logged in', async () => {
  const backend = await createTestBackend()
  const { runtime, call, signIn } = backend
  const ada = await signIn(personas.ada)
  await call('bookmarks/toggle', { id: jobs.open, type: 'job' }, ada)
  const harbour = await signIn(personas.harbour)
  const bookmarks = async () => await runtime.read(({ tx }) => tx.bookmarks.all().length)
  const after = await bookmarks()

  const said = await goBack(runtime, headOf(backend, 'bookmarks/toggle'), 'bookmarks/toggle')
  expect(said).toBe('Data restored to how it was before “bookmarks/toggle”.')
  expect(await bookmarks()).toBe(after - 1)
  expect((await call('me', undefined, ada)).httpStatus).toBe(200)
  expect((await call('me', undefined, harbour)).httpStatus).toBe(200)
  expect(runtime.store.history.steps.at(-1)?.origin?.what).toBe(
    'restore the data from before bookmarks/toggle',
  )

  await goBack(runtime, headOf(backend, 'restore the data from before bookmarks/toggle'), 'that')
  expect(await bookmarks()).toBe(after)
})

it('going back removes an account that signed up later, and logs it out', async () => {
  const backend = await createTestBackend()
  const { runtime, call, signIn } = backend
  const email = 'new@example.org'
  await call('register', { name: 'New', email, password: 'a-long-password', type: 'job_seeker' })
  const id = await runtime.read(({ tx }) => tx.accounts.all().find((row) => row.email === email)?.id ?? 0)
  const token = await signIn(id)
  await goBack(runtime, headOf(backend, 'register'), 'register')
  expect((await call('me', undefined, token)).httpStatus).toBe(401)
})

it('says that deleted files can’t be restored', async () => {
  const backend = await createTestBackend()
  const { runtime, call, signIn } = backend
  const ada = await signIn(personas.ada)
  const { cv } = (await call('cvs/upload', { title: 'Own', file: pdfFile() }, ada)).success
  await call('save-profile', { name: 'Ada' }, ada)
  expect(await goBack(runtime, headOf(backend, 'save-profile'), 'that')).toBe(
    'Data restored to how it was before “that”.',
  )
  await call('cvs/delete', { id: cv.id }, ada)
  const said = await goBack(runtime, headOf(backend, 'cvs/delete'), 'that')
  expect(said).toBe(
    'Data restored to how it was before “that”. 1 file was deleted since and can’t be restored.',
  )
})
