import { check, type Check, expect, same } from '../check.ts'
import type { Stage } from '../stage.ts'
import { jobFor, newJob, type PostedJob } from '../things.ts'
import { transfer, upload } from './payments.ts'

const day = 24 * 60 * 60_000

/** Moves the clock, and forgets the accounts and shared data, because sessions may have expired. */
async function skip(stage: Stage, milliseconds: number): Promise<void> {
  await stage.hook('advance')(milliseconds)
  stage.forgetPeople()
}

const featured = async ({ visitor }: Stage, { title }: PostedJob) =>
  (await visitor.ok('jobs/search', { keyword: title })).jobs[0]?.is_featured

/** Checks that move the clock by up to 40 days. They run last, because sessions expire in the process. */
export const checks: readonly Check[] = [
  check('jobs/fetch-single', 'rule', 17).that(
    'counts another view by the same account after 30 minutes',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const job = await newJob(stage, await stage.person('recruiter'))
      await jobFor(seeker, job)
      for (const [minutes, count] of [
        [29.5, 1],
        [1, 2],
        [29.5, 2],
        [1, 3],
      ] as const) {
        await stage.hook('advance')(minutes * 60_000)
        await jobFor(seeker, job)
        const { views } = await jobFor(job.owner, job)
        same(views, count, 'views by an account that opens the job again and again')
      }
    },
  ),
  ...(['approved', 'pending'] as const).map((state) =>
    check('jobs/search', 'state', 23, ['receipts.review']).that(
      `features a job that was paid for while it was ${state} for 30 days, then accepts another payment`,
      async (stage) => {
        stage.needs('advance', 'decideTransfer')
        const owner = await stage.newcomer('recruiter')
        const job = await newJob(stage, owner, {}, state)
        await transfer(stage, job, 'approved')
        if (state === 'pending') {
          await skip(stage, 5 * day)
          await owner.ok('me')
          await stage.hook('decideJob')(job.id, 'approved')
        }
        same(await featured(stage, job), 1, 'is_featured after the approval')
        await skip(stage, 29.5 * day)
        same(await featured(stage, job), 1, 'is_featured 29 and a half days later')
        // Renews the session, which would expire after 30 days without use.
        await owner.ok('me')
        await skip(stage, day)
        same(await featured(stage, job), 0, 'is_featured 30 and a half days later')
        await upload(job)
      },
    ),
  ),
  check('me', 'state', 12).that('ends a session after 30 days without use, and no other', async (stage) => {
    stage.needs('advance')
    const [used, unused] = [await stage.newcomer('job_seeker'), await stage.newcomer('job_seeker')]
    await skip(stage, 29.5 * day)
    await used.ok('me')
    await skip(stage, day)
    const { exchange } = await unused.send('me')
    expect(!exchange.received.includes(unused.email), 'a session continues for more than 30 days without use')
    await skip(stage, 28 * day)
    await used.ok('me')
  }),
]
