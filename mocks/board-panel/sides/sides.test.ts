import { describe, expect, it } from 'vitest'
import { createTestBackend, jobRow } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'
import { parseSaved } from '../../panel/saved.ts'
import { firstSides, sidesSchema } from './sides.ts'

const { ada, harbour, newcomer, smallShop } = personas
const ids = [ada, harbour, newcomer, smallShop]

describe('firstSides', () => {
  it('starts at the recruiter’s newest job that the job seeker has not applied for', async () => {
    const { runtime } = await createTestBackend()
    const first = async () => await runtime.read((context) => firstSides(context, ids, 'a'))
    const job = await runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(harbour)).id)
    expect(await first()).toMatchObject({
      epoch: 'a',
      people: { job_seeker: ada, recruiter: harbour },
      path: `/jobs/${job}`,
    })
    await runtime.mutate(({ tx }) => tx.jobs.patch(job, { state: 'pending' }))
    expect((await first()).path).not.toBe(`/jobs/${job}`)
  })
})

it('limits the share of a saved layout, and ignores an invalid layout', () => {
  const saved = {
    epoch: 'a',
    people: { job_seeker: 1, recruiter: null },
    path: '/',
    isSwapped: true,
    share: 99,
  }
  expect(parseSaved(JSON.stringify(saved), sidesSchema, null)).toEqual({ ...saved, share: 75 })
  expect(parseSaved(JSON.stringify({ ...saved, people: 7 }), sidesSchema, null)).toBeNull()
})
