import { type Check, expect, same } from '../check.ts'
import type { Stage } from '../stage.ts'
import { newJob } from '../things.ts'
import { transfer, upload } from './payments.ts'

const day = 24 * 60 * 60_000

/** Moves the clock, and forgets the accounts and shared data, because sessions may have expired. */
async function skip(stage: Stage, milliseconds: number): Promise<void> {
  await stage.hook('advance')(milliseconds)
  stage.forgetPeople()
}

/** Checks that move the clock by up to 40 days. They run last, because sessions expire in the process. */
export const checks: readonly Check[] = [
  {
    call: 'jobs/fetch-single',
    kind: 'rule',
    title: 'counts another view by the same account after 30 minutes',
    rule: 17,
    needs: ['decideJob', 'advance'],
    run: async (stage) => {
      const seeker = await stage.person('seeker')
      const { id, owner } = await newJob(stage, await stage.person('recruiter'))
      await seeker.ok('jobs/fetch-single', { id })
      await stage.hook('advance')(31 * 60_000)
      await seeker.ok('jobs/fetch-single', { id })
      same((await owner.ok('jobs/fetch-single', { id })).job.views, 2, 'views after 31 minutes')
    },
  },
  {
    call: 'jobs/search',
    kind: 'state',
    title: 'features a paid job for 30 days, then accepts another payment',
    rule: 23,
    needs: ['decideJob', 'decideTransfer', 'advance'],
    assumes: ['receipts.review'],
    run: async (stage) => {
      const owner = await stage.newcomer('recruiter')
      const job = await newJob(stage, owner)
      await transfer(stage, job, 'approved')
      const featured = async () =>
        (await stage.visitor.ok('jobs/search', { keyword: job.title })).jobs[0]?.is_featured
      same(await featured(), 1, 'is_featured after the approval')
      await skip(stage, 29 * day)
      same(await featured(), 1, 'is_featured after 29 days')
      // Renews the session, which would expire after 30 days without use.
      await owner.ok('me')
      await skip(stage, 2 * day)
      same(await featured(), 0, 'is_featured after 31 days')
      await upload(job)
    },
  },
  {
    call: 'me',
    kind: 'state',
    title: 'ends a session after 30 days without use, and no other',
    rule: 12,
    needs: ['advance'],
    run: async (stage) => {
      const [used, unused] = [await stage.newcomer('job_seeker'), await stage.newcomer('job_seeker')]
      await skip(stage, 20 * day)
      await used.ok('me')
      await skip(stage, 20 * day)
      await used.ok('me')
      const { exchange } = await unused.send('me')
      expect(!exchange.received.includes(unused.email), 'a session continues after 40 days without use')
    },
  },
]
