import { expect, it } from 'vitest'
import { createTestBackend, pdfFile } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

it('cvs/upload leaves the default of other accounts', async () => {
  const backend = await createTestBackend()
  const newcomer = await backend.signIn(personas.newcomer)
  await backend.call('cvs/upload', { file: pdfFile(), title: 'Teaching', is_default: 1 }, newcomer)
  const { cvs: own } = (await backend.call('cvs/fetch', {}, await backend.signIn(personas.ada))).success
  expect(own.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([cvs.standard])
})
