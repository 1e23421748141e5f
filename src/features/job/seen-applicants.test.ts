import { expect, test } from 'vitest'
import { createSafeStorage } from '../../api/storage.ts'
import { followApplicants, markSeen, newApplicants } from './seen-applicants.ts'

const memory = () => createSafeStorage(() => undefined)
const job = (applicants: number | undefined, account = 1) => ({ id: 7, applicants, user: { id: account } })

test('counts the applicants since the owner last looked', () => {
  const storage = memory()
  markSeen(job(3), storage)
  expect(newApplicants(job(3), storage)).toBe(0)
  expect(newApplicants(job(5), storage)).toBe(2)
  markSeen(job(5), storage)
  expect(newApplicants(job(5), storage)).toBe(0)
})

test('a job that this browser doesn’t know has no new applicants, and is counted from then on', () => {
  const storage = memory()
  expect(newApplicants(job(3), storage)).toBe(0)
  followApplicants([job(3)], storage)
  expect(newApplicants(job(4), storage)).toBe(1)
  followApplicants([job(4)], storage)
  expect(newApplicants(job(4), storage)).toBe(1)
})

test('counts from the lower number after the number of applicants has fallen', () => {
  const storage = memory()
  markSeen(job(3), storage)
  followApplicants([job(2)], storage)
  expect(newApplicants(job(3), storage)).toBe(1)
})

test('each account has its own count, and a missing or unreadable number counts nothing', () => {
  const storage = memory()
  markSeen(job(3), storage)
  expect(newApplicants(job(5, 2), storage)).toBe(0)
  expect(newApplicants(job(undefined), storage)).toBe(0)
  storage.set('fieldwork.seenApplicants.1.7', 'many')
  expect(newApplicants(job(5), storage)).toBe(0)
})
