import { expect, it } from 'vitest'
import { createTestBackend, refused } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

it.each([
  ['a job seeker', personas.ada],
  ['an unknown account', 999_999],
])('jobs/search refuses %s as a company', async (_what, company_id) => {
  const { message } = await refused(await createTestBackend(), 'jobs/search', { company_id })
  expect(message).toBe('Company not found.')
})
