import * as v from 'valibot'
import type { Step } from '../../engine/data/history.ts'
import type { CallName } from '../../operation.ts'
import type { Person } from '../accounts.ts'
import type { Section } from '../frame.ts'

interface GuideStep {
  /** Unique in its story. */
  text: string
  /** What completes the step: a change in any tab, notifications read in any tab, or a login in this tab. */
  done: { call: CallName | 'review a job' } | { loginAs: Person['type'] } | { reads: 'notifications' }
  /** The button that helps with the step: see `Help` in Guide.tsx. */
  help?: 'login' | 'job' | 'applicants' | 'post' | 'notifications' | 'featuring' | { section: Section }
}

export interface GuidedStory {
  id: string
  title: string
  steps: readonly GuideStep[]
}

const asJobSeeker = {
  text: 'Log in as a job seeker.',
  done: { loginAs: 'job_seeker' },
  help: 'login',
} as const
const asRecruiter = { text: 'Log in as the company.', done: { loginAs: 'recruiter' }, help: 'login' } as const

/** The guided stories. Each takes about two minutes. */
export const guidedStories: readonly GuidedStory[] = [
  {
    id: 'apply',
    title: 'Apply for a job',
    steps: [
      asJobSeeker,
      { text: 'Open a job, choose a CV and apply.', done: { call: 'jobs/apply' }, help: 'job' },
      asRecruiter,
      {
        text: 'Find the application on the job’s page and change its status.',
        done: { call: 'jobs/change-application-status' },
        help: 'applicants',
      },
      { ...asJobSeeker, text: 'Log in as the job seeker again.' },
      {
        text: 'Read the notification about it.',
        done: { reads: 'notifications' },
        help: 'notifications',
      },
    ],
  },
  {
    id: 'hire',
    title: 'Hire someone',
    steps: [
      asRecruiter,
      { text: 'Post a job.', done: { call: 'jobs/create' }, help: 'post' },
      {
        text: 'Approve it, as an administrator would.',
        done: { call: 'review a job' },
        help: { section: 'review' },
      },
      asJobSeeker,
      { text: 'Apply for one of the company’s jobs.', done: { call: 'jobs/apply' }, help: 'job' },
      { ...asRecruiter, text: 'Log in as the company again.' },
      {
        text: 'Shortlist the applicant, or choose another status.',
        done: { call: 'jobs/change-application-status' },
        help: 'applicants',
      },
    ],
  },
  {
    id: 'feature',
    title: 'Feature a job',
    steps: [
      asRecruiter,
      {
        text: 'Pay to feature a job, with the card 4242 4242 4242 4242, any future date and any CVC.',
        done: { call: 'payments/verify-stripe' },
        help: 'featuring',
      },
      asJobSeeker,
      {
        text: 'Apply for the job. It’s now listed first.',
        done: { call: 'jobs/apply' },
        help: 'job',
      },
    ],
  },
]

export const guideKey = 'fieldwork.simulator.guide'

/** The progress of the guide, saved in the browser. */
export const guideSchema = v.object({
  isHidden: v.boolean(),
  /** The current story; null if no story is in progress. */
  story: v.nullable(v.string()),
  /** The number of completed steps. */
  done: v.number(),
  /** The number of a journal entry: only later entries can complete the next step. */
  since: v.number(),
  /** The epoch of the world that the story belongs to. */
  epoch: v.string(),
})
export type Guide = v.InferOutput<typeof guideSchema>

export const firstGuide: Guide = { isHidden: false, story: null, done: 0, since: 0, epoch: '' }

/** The state that decides whether a step is complete. */
interface Progress {
  history: readonly Step[]
  /** The type of this tab's account; undefined for a visitor. */
  type: Person['type'] | undefined
  /** Whether both sides are shown, each with its own login. */
  isBothSides: boolean
}

/** Returns the guide with newly completed steps counted, or the same object if there are none. */
export function ticked(guide: Guide, { history, type, isBothSides }: Progress): Guide {
  const steps = guidedStories.find(({ id }) => id === guide.story)?.steps ?? []
  let { done, since } = guide
  for (const { done: wanted } of steps.slice(done)) {
    if ('loginAs' in wanted) {
      if (!isBothSides && type !== wanted.loginAs) break
    } else {
      const found = history.find((step) => step.head > since && isDone(step, wanted))
      if (!found) break
      since = found.head
    }
    done += 1
  }
  return done === guide.done ? guide : { ...guide, done, since }
}

function isDone({ origin, undo }: Step, wanted: Exclude<GuideStep['done'], { loginAs: unknown }>): boolean {
  if ('call' in wanted) return origin?.what === wanted.call
  // Reading notifications marks their rows as read, as a side effect without an origin.
  return origin === null && undo.some((change) => change.table === wanted.reads && 'put' in change)
}
