import { expect, it } from 'vitest'
import { createTestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'
import { partiesOf, pathOf } from './parties.ts'

it('finds the applicant, the job and its recruiter', async () => {
  const { runtime, call, signIn } = await createTestBackend()
  const parties = async () => await runtime.read((context) => partiesOf(context, runtime.store.history.steps))
  expect(await parties()).toBeUndefined()
  const cv_id = await runtime.read(({ tx }) => tx.cvs.by('account_id', personas.ada)[0]?.id ?? 0)
  await call('jobs/apply', { id: jobs.open, cv_id }, await signIn(personas.ada))
  expect(await parties()).toMatchObject({
    job: jobs.open,
    job_seeker: { id: personas.ada },
    recruiter: { id: personas.harbour },
  })
})

it('finds the pages that a step needs, for the person who is logged in', async () => {
  const { runtime, call, signIn } = await createTestBackend()
  const { ada, harbour, smallShop } = personas
  const pathFor = async (page: Parameters<typeof pathOf>[0], ...ids: number[]) =>
    await runtime.read((context) => pathOf(page, context, ids, runtime.store.history.steps))
  const path = await pathFor('job', ada, harbour)
  const job = Number(/^\/jobs\/(\d+)$/.exec(path)?.[1])
  expect(await pathFor('copied job', harbour)).toMatch(/^\/post\?copy=\d+$/)
  expect(await pathFor('featuring by card', ada, harbour)).toBe(`${path}/feature?method=card`)
  // Its only job is pending.
  expect(await pathFor('copied job', smallShop)).toBe('/post')

  expect(await pathFor('applicants', harbour)).toBe('/my')
  const cv_id = await runtime.read(({ tx }) => tx.cvs.by('account_id', ada)[0]?.id ?? 0)
  await call('jobs/apply', { id: job, cv_id }, await signIn(ada))
  expect(await pathFor('applicants', harbour)).toBe(`${path}?tab=applicants`)
})
