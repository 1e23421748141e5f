import { describe, expect, it } from 'vitest'
import type { Step } from '../../engine/data/history.ts'
import { coachingOf, coachWords } from './coach.ts'

const step = (head: number, what: string, application: number, back?: number): Step => ({
  head,
  back,
  origin: { who: 'Ada', what, at: 0 },
  undo: [what === 'jobs/apply' ? removed(application) : { table: 'applications', put: { id: application } }],
})
const removed = (id: number) => ({ table: 'applications', remove: id })

describe('both sides', () => {
  it.each([
    ['nothing', [], { stage: 'begun', application: undefined }],
    ['an application', [step(6, 'jobs/apply', 7)], { stage: 'applied', application: 7 }],
    ['one from before', [step(4, 'jobs/apply', 7)], { stage: 'begun', application: undefined }],
    [
      'an answer',
      [step(6, 'jobs/apply', 7), step(7, 'jobs/change-application-status', 7)],
      { stage: 'answered', application: 7 },
    ],
    [
      'an answer to another one',
      [step(6, 'jobs/apply', 7), step(7, 'jobs/change-application-status', 3)],
      { stage: 'applied', application: 7 },
    ],
    [
      'an answer that was undone',
      [
        step(6, 'jobs/apply', 7),
        step(7, 'jobs/change-application-status', 7),
        step(8, 'restore the data', 7, 7),
      ],
      { stage: 'applied', application: 7 },
    ],
  ])('follow %s', (_, history, expected) => {
    expect(coachingOf(history, 5)).toEqual(expected)
  })

  it.each([
    ['a job', '/jobs/7', 1, 'select Apply', 'will appear here'],
    ['no job', '/', 1, 'in the search', 'post a job'],
    ['nobody', '/', null, 'sign up', 'sign up'],
  ])('say what to do with %s to begin with', (_, path, person, seeker, recruiter) => {
    const words = coachWords('begun', { path, people: { job_seeker: person, recruiter: person } })
    expect(words.job_seeker).toContain(seeker)
    expect(words.recruiter).toContain(recruiter)
  })
})
