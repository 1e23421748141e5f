import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { applications, personas } from '../../scenarios/personas.ts'

describe('jobs/fetch-application', () => {
  let backend: TestBackend
  const id = applications.shortlisted

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('returns the same to the applicant and the owner of the job (rules 20)', async () => {
    const [job, company] = await backend.runtime.read(({ tx }) => {
      const row = tx.jobs.need(tx.applications.need(id).job_id)
      return [row, tx.accounts.need(row.account_id)] as const
    })
    const ada = await backend.signIn(personas.ada)
    const { application } = (await backend.call('jobs/fetch-application', { id }, ada)).success
    expect(application).toMatchObject({
      id,
      status: 'shortlisted',
      user: { id: personas.ada },
      company: { name: company.name },
      job: { id: job.id, title: job.title },
    })
    const owner = await backend.signIn(company.id)
    const same = (await backend.call('jobs/fetch-application', { id }, owner)).success.application
    expect(same).toEqual(application)
  })
})
