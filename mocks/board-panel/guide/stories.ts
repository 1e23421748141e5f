import * as v from 'valibot'
import type { Step } from '../../engine/data/history.ts'
import type { CallName } from '../../operation.ts'
import type { Person } from '../accounts.ts'
import { holdingOf } from '../holding.ts'

export interface GuideStep {
  /** Unique in its story. */
  text: string
  /** What completes the step: a change in any tab, notifications read in any tab, or a login in this tab. */
  done: { call: CallName | 'review a job' } | { loginAs: Person['type'] } | { reads: 'notifications' }
  /** The button that helps with the step. A login opens the page of the next step, too. */
  help: ({ label: string } & Opening) | { label: string; approves: 'the newest job' }
}

/** A page of the app that a step needs, see `pathOf` in parties.ts, and what to fill in there. */
export interface Opening {
  opens: 'job' | 'application' | 'copied job' | 'featuring by card' | 'notifications'
  fills?: 'the test card'
}

export interface GuidedStory {
  id: string
  title: string
  /** The account type that the story logs in first, and the page it opens. */
  begins: { loginAs: Person['type'] } & Opening
  steps: readonly GuideStep[]
  /** What happened, on both sides. */
  ending: string
}

const logIn = (loginAs: Person['type'], text: string, opens: Opening['opens']): GuideStep => ({
  text,
  done: { loginAs },
  help: { label: 'Log in', opens },
})

/** The guided stories. Each takes about two minutes. */
export const guidedStories: readonly GuidedStory[] = [
  {
    id: 'apply',
    title: 'Apply for a job',
    begins: { loginAs: 'job_seeker', opens: 'job' },
    steps: [
      {
        text: 'You’re a job seeker: apply for the job.',
        done: { call: 'jobs/apply' },
        help: { label: 'Open the job', opens: 'job' },
      },
      logIn('recruiter', 'Log in as the company.', 'application'),
      {
        text: 'Answer: shortlist the applicant.',
        done: { call: 'jobs/change-application-status' },
        help: { label: 'Open the application', opens: 'application' },
      },
      logIn('job_seeker', 'Log in as the job seeker again.', 'notifications'),
      {
        text: 'Read the notification about it.',
        done: { reads: 'notifications' },
        help: { label: 'Open notifications', opens: 'notifications' },
      },
    ],
    ending: 'The job seeker applied and has the company’s answer. The company received the application.',
  },
  {
    id: 'hire',
    title: 'Hire someone',
    begins: { loginAs: 'recruiter', opens: 'copied job' },
    steps: [
      {
        text: 'You’re a company: post the job. The form is filled in.',
        done: { call: 'jobs/create' },
        help: { label: 'Fill in a job', opens: 'copied job' },
      },
      {
        text: 'Approve it, as an administrator would.',
        done: { call: 'review a job' },
        help: { label: 'Approve the job', approves: 'the newest job' },
      },
      logIn('job_seeker', 'Log in as a job seeker.', 'job'),
      {
        text: 'Apply for the company’s new job.',
        done: { call: 'jobs/apply' },
        help: { label: 'Open the job', opens: 'job' },
      },
      logIn('recruiter', 'Log in as the company again.', 'application'),
      {
        text: 'Shortlist the applicant.',
        done: { call: 'jobs/change-application-status' },
        help: { label: 'Open the application', opens: 'application' },
      },
    ],
    ending: 'The company chose an applicant, who was told.',
  },
  {
    id: 'feature',
    title: 'Feature a job',
    begins: { loginAs: 'recruiter', opens: 'featuring by card' },
    steps: [
      {
        text: 'You’re a company: pay with the test card.',
        done: { call: 'payments/verify-stripe' },
        help: { label: 'Fill in the test card', opens: 'featuring by card', fills: 'the test card' },
      },
      logIn('job_seeker', 'Log in as a job seeker.', 'job'),
      {
        text: 'Apply for the job. It’s now listed first.',
        done: { call: 'jobs/apply' },
        help: { label: 'Open the job', opens: 'job' },
      },
    ],
    ending:
      'The company paid, and its job is listed first for 30 days. The job seeker found it there and applied.',
  },
]

/** Returns the story to offer after another one; without one, the first. */
export function storyAfter(id: string | null): GuidedStory | undefined {
  return guidedStories[(guidedStories.findIndex((story) => story.id === id) + 1) % guidedStories.length]
}

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
  /** `since` at the start and after each completed step. */
  marks: v.optional(v.array(v.number()), []),
  /** The epoch of the world that the story belongs to. */
  epoch: v.string(),
})
export type Guide = v.InferOutput<typeof guideSchema>

export const firstGuide: Guide = { isHidden: false, story: null, done: 0, since: 0, marks: [], epoch: '' }

/** The state that decides whether a step is complete. */
interface Progress {
  history: readonly Step[]
  /** The type of this tab's account; undefined for a visitor. */
  type: Person['type'] | undefined
  /** Whether both sides are shown, each with its own login. */
  isBothSides: boolean
}

/**
 * Returns the guide with newly completed steps counted, and without those whose changes were undone; or the same object if
 * nothing has changed.
 */
export function ticked(guide: Guide, { history, type, isBothSides }: Progress): Guide {
  const steps = guidedStories.find(({ id }) => id === guide.story)?.steps ?? []
  let marks = guide.done === 0 ? [guide.since] : guide.marks
  const holding = holdingOf(history)
  const has = (list: readonly Step[], mark: number) => list.some(({ head }) => head === mark)
  const undone = marks.findIndex((mark, at) => at > 0 && has(history, mark) && !has(holding, mark))
  if (undone > 0) marks = marks.slice(0, undone)
  let done = undone > 0 ? undone - 1 : guide.done
  let since = marks.at(-1) ?? guide.since
  for (const { done: wanted } of steps.slice(done)) {
    if ('loginAs' in wanted) {
      if (!isBothSides && type !== wanted.loginAs) break
    } else {
      const found = holding.find((step) => step.head > since && isDone(step, wanted))
      if (!found) break
      since = found.head
    }
    marks = [...marks, since]
    done += 1
  }
  return done === guide.done ? guide : { ...guide, done, since, marks }
}

function isDone({ origin, undo }: Step, wanted: Exclude<GuideStep['done'], { loginAs: unknown }>): boolean {
  if ('call' in wanted) return origin?.what === wanted.call
  // Reading notifications marks their rows as read, as a side effect without an origin.
  return origin === null && undo.some((change) => change.table === wanted.reads && 'put' in change)
}
