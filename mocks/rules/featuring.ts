import type { JobState } from './job-state.ts'
import { after, describeMachine } from './machine.ts'

const day = 86_400_000

/** How long featuring lasts: 30 days (spec §9), in milliseconds. */
export const featuredFor = 30 * day

/** How a job stands out. */
export type Featuring = 'plain' | 'paid' | 'featured'

/** What happens to a job's featuring. */
export type FeaturingEvent = 'pay' | 'pay_ahead' | 'approve' | 'lapse'

/** Whether a job stands before the others. */
export const featuringMachine = describeMachine<Featuring, FeaturingEvent>({
  name: 'Featuring',
  source: 'spec §4, §9, rules 23',
  initial: 'plain',
  states: {
    plain: 'like any other job; its owner is offered to feature it',
    paid: 'paid, but not approved: its 30 days have not begun',
    featured: 'before all others in the lists, for 30 days',
  },
  transitions: [
    {
      from: ['plain'],
      event: 'pay',
      to: 'featured',
      by: 'payment',
      when: 'goes through while the job is approved',
    },
    {
      from: ['plain'],
      event: 'pay_ahead',
      to: 'paid',
      by: 'payment',
      when: 'goes through while the job is pending or cancelled',
    },
    { from: ['paid'], event: 'approve', to: 'featured', by: 'approval of the job' },
    { from: ['featured'], event: 'lapse', to: 'plain', by: 'clock', when: 'after 30 days' },
  ],
})

/** What a job keeps of its featuring. */
export interface FeaturedJob {
  featured_until: number | null
  feature_on_approval: boolean
}

/** How a job stands out now: its 30 days lapse by the clock alone (rules 23). */
export function featuringOf(job: FeaturedJob, now: number): Featuring {
  if (job.feature_on_approval) return 'paid'
  return isFeatured(job, now) ? 'featured' : 'plain'
}

/** Whether a job is featured: by the clock alone (rules 23). */
export function isFeatured(job: Pick<FeaturedJob, 'featured_until'>, now: number): boolean {
  return job.featured_until !== null && now < job.featured_until
}

/**
 * What a payment that goes through now does to a job: it starts the 30 days at once, or with the approval (rules 23).
 * @returns the fields to change; undefined where the job is featured or paid already, which is an error
 */
export function afterPayment(job: FeaturedJob & { state: JobState }, now: number): FeaturedJob | undefined {
  return moved(job, job.state === 'approved' ? 'pay' : 'pay_ahead', now)
}

/** What the approval of a job does to a feature that was paid before; undefined where there was none (rules 23). */
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
