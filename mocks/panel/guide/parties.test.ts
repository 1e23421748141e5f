import { expect, it } from 'vitest'
import { createTestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'
import { partiesOf } from './parties.ts'

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
