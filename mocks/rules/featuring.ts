import { day } from '../engine/base/clock.ts'
import type { JobState } from './job-state.ts'
import { after, type Machine } from './machine.ts'

/** The duration of featuring, in milliseconds: 30 days (product: constants). */
export const featuredFor = 30 * day

export type Featuring = 'plain' | 'paid' | 'featured'

export type FeaturingEvent = 'pay' | 'pay_ahead' | 'approve' | 'lapse'

/** Whether a job is featured, and so listed before the others. */
export const featuringMachine: Machine<Featuring, FeaturingEvent> = {
  name: 'Featuring',
  source: 'rules 23',
  initial: 'plain',
  states: {
    plain: 'not featured; its owner can feature it',
    paid: 'paid, but not approved: the 30 days have not started',
    featured: 'listed above all others, for 30 days',
  },
  transitions: [
    {
      from: ['plain'],
      event: 'pay',
      to: 'featured',
      by: 'payment',
      when: 'succeeds while the job is approved',
    },
    {
      from: ['plain'],
      event: 'pay_ahead',
      to: 'paid',
      by: 'payment',
      when: 'succeeds while the job is pending or cancelled',
    },
    { from: ['paid'], event: 'approve', to: 'featured', by: 'approval of the job' },
    { from: ['featured'], event: 'lapse', to: 'plain', by: 'clock', when: 'after 30 days' },
  ],
}

export interface FeaturedJob {
  featured_until: number | null
  feature_on_approval: boolean
}

/** Returns the featuring of a job now. It ends when the clock reaches `featured_until` (rules 23). */
export function featuringOf(job: FeaturedJob, now: number): Featuring {
  if (job.feature_on_approval) return 'paid'
  return isFeatured(job, now) ? 'featured' : 'plain'
}

/** Whether a job is featured now (rules 23). */
export function isFeatured(job: Pick<FeaturedJob, 'featured_until'>, now: number): boolean {
  return now < (job.featured_until ?? 0)
}

/**
 * The effect of a successful payment: the 30 days start now, or with the approval (rules 23).
 * @returns the fields to change; undefined if the job is already featured or paid for
 */
export function afterPayment(job: FeaturedJob & { state: JobState }, now: number): FeaturedJob | undefined {
  return moved(job, job.state === 'approved' ? 'pay' : 'pay_ahead', now)
}

/** The effect of an approval on a job whose featuring is already paid for; undefined for other jobs (rules 23). */
export function afterApproval(job: FeaturedJob, now: number): FeaturedJob | undefined {
  return moved(job, 'approve', now)
}

function moved(job: FeaturedJob, event: FeaturingEvent, now: number): FeaturedJob | undefined {
  const next = after(featuringMachine, featuringOf(job, now), event)
  if (next === undefined) return undefined
  return {
    featured_until: next === 'featured' ? now + featuredFor : null,
    feature_on_approval: next === 'paid',
  }
}
