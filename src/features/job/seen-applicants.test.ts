import { expect, test } from 'vitest'
import { createSafeStorage } from '../../api/storage.ts'
import { followApplicants, markSeen, newApplicants } from './seen-applicants.ts'

const job = (applicants: number | undefined, account = 1) => ({ id: 7, applicants, user: { id: account } })

test.each([
  ['since the owner last looked', [markSeen], [3], job(5), 2],
  ['none right after a look', [markSeen, markSeen], [3, 5], job(5), 0],
  ['none of a job that this browser doesn’t know', [], [], job(3), 0],
  ['from then on', ['follow', 'follow'], [3, 4], job(4), 1],
  ['from the lower number after it has fallen', [markSeen, 'follow'], [3, 2], job(3), 1],
  ['none for another account', [markSeen], [3], job(5, 2), 0],
  ['none if the number is missing', [markSeen], [3], job(undefined), 0],
] as const)('new applicants are counted %s', (_what, steps, counts, now, expected) => {
  const storage = createSafeStorage(() => undefined)
  for (const [at, step] of steps.entries()) {
    if (step === 'follow') followApplicants([job(counts[at])], storage)
    else step(job(counts[at]), storage)
  }
  expect(newApplicants(now, storage)).toBe(expected)
})

test('an unreadable number counts nothing', () => {
  const storage = createSafeStorage(() => undefined)
  storage.set('fieldwork.seenApplicants.1.7', 'many')
  expect(newApplicants(job(5), storage)).toBe(0)
})
