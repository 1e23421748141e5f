import * as v from 'valibot'
import type { Context } from '../../operation.ts'
import { isListed } from '../../rules/visibility.ts'
import type { Person } from '../accounts.ts'
import { peopleOf } from '../accounts.ts'
import { limited } from '../../panel/frame.ts'

export const sideNames = ['job_seeker', 'recruiter'] as const
export type SideName = (typeof sideNames)[number]

export const sidesKey = 'fieldwork.simulator.sides'

/** The left frame's share of the window, as a percentage. */
export const shareLimits = { min: 25, max: 75, step: 5 }

/** The account id of each side; null for a visitor. */
const people = v.object({ job_seeker: v.nullable(v.number()), recruiter: v.nullable(v.number()) })

/** The layout of both sides, saved for this tab; null while they are closed. */
export const sidesSchema = v.nullable(
  v.object({
    /** The epoch of the world that the accounts belong to. */
    epoch: v.string(),
    people,
    /** The number of the last change before the sides appeared. */
    since: v.optional(v.number(), 0),
    /** The first page on both sides, as a path without the base path. */
    path: v.string(),
    /** Whether the recruiter is on the left. */
    isSwapped: v.boolean(),
    share: v.pipe(
      v.number(),
      v.transform((value) => limited(value, shareLimits)),
    ),
  }),
)
export type Sides = NonNullable<v.InferOutput<typeof sidesSchema>>

/** Returns the scenario's personas by the side they are for. */
export function castOf(
  context: Pick<Context, 'tx'>,
  personas: readonly number[],
): Record<SideName, Person[]> {
  const { people: cast } = peopleOf(context, personas)
  return {
    job_seeker: cast.filter(({ type }) => type === 'job_seeker'),
    recruiter: cast.filter(({ type }) => type === 'recruiter'),
  }
}

/**
 * Returns the initial sides: the first job seeker and the first recruiter. Both open the recruiter's newest job that
 * the job seeker has not applied for, or the home page if there is no such job.
 */
export function firstSides(context: Pick<Context, 'tx'>, personas: readonly number[], epoch: string): Sides {
  const cast = castOf(context, personas)
  const [seeker] = cast.job_seeker
  const [recruiter] = cast.recruiter
  const { tx } = context
  const open = (recruiter ? tx.jobs.by('account_id', recruiter.id) : []).filter(
    (job) => isListed(job) && (!seeker || tx.applications.count('applicant', `${job.id}:${seeker.id}`) === 0),
  )
  const newest = open.at(-1)
  return {
    epoch,
    people: { job_seeker: seeker?.id ?? null, recruiter: recruiter?.id ?? null },
    since: 0,
    path: newest ? `/jobs/${newest.id}` : '/',
    isSwapped: false,
    share: 50,
  }
}
