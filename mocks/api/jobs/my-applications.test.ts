import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, jobRow, type TestBackend } from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('jobs/my-applications', () => {
  let backend: TestBackend
  let ada: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  const found = async (search: string) =>
    (await backend.call('jobs/my-applications', { search }, ada)).success

  /** Creates a job with this title and applies for it as Ada. Returns the job's id. */
  async function apply(title: string) {
    const id = await backend.runtime.mutate(
      ({ tx }) => tx.jobs.insert(jobRow(personas.smallShop, { title })).id,
    )
    await backend.call('jobs/apply', { id, cv_id: cvs.standard }, ada)
    return id
  }

  it('searches job and company, regardless of case and accents', async () => {
    const id = await apply('Zahnärztin am Pier')
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.smallShop))
    for (const search of ['zahnarztin', ' «PIER» /', name.toUpperCase()]) {
      expect((await found(search)).applications.map(({ job }) => job.id)).toEqual([id])
    }
    expect(await found('lamplighter')).toMatchObject({ applications: [], pages: 1, total: 0 })
  })
})
