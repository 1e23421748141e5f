import { check, type Check, expect, same } from '../check.ts'
import { NotOffered } from '../failures.ts'
import type { Person } from '../person.ts'
import type { Stage } from '../stage.ts'
import {
  choices,
  expectFile,
  expectNotice,
  idsOf,
  jobFor,
  newJob,
  pdf,
  png,
  type PostedJob,
} from '../things.ts'

const type = 'feature_job' as const
const isFeatured = async (job: PostedJob) => (await jobFor(job.owner, job)).is_featured

/** Normalises a payment's status, because backends use different words for it. */
const resultOf = (status = '') =>
  /^(?:succeeded|paid|completed)$/.test(status) ? 'succeeded' : status === 'declined' ? 'failed' : status

async function paymentOf({ id, owner }: PostedJob) {
  const { payments } = await owner.ok('payments/my', { page: 1 })
  return payments.filter(({ job }) => job.id === id).toSorted((a, b) => b.id - a.id)[0]
}

/** Uploads the receipt of a bank transfer. */
export const upload = async ({ id, owner }: PostedJob, file = pdf('receipt.pdf')) =>
  await owner.ok('jobs/upload-receipt', { id, file })

async function decide(stage: Stage, job: PostedJob, decision: 'approved' | 'rejected'): Promise<void> {
  const payment = await paymentOf(job)
  expect(payment !== undefined, '/api/payments/my lacks the payment of a receipt')
  same([payment.method, payment.status], ['other', 'pending'], 'method and status of a new transfer')
  await stage.hook('decideTransfer')({ paymentId: payment.id, jobId: job.id, title: job.title }, decision)
}

/** Uploads a receipt and has an administrator decide on it. */
export async function transfer(
  stage: Stage,
  job: PostedJob,
  decision: 'approved' | 'rejected',
): Promise<void> {
  stage.needs('decideTransfer')
  await upload(job)
  await decide(stage, job, decision)
}

/** Opens a card payment. @throws NotOffered if the backend takes no card payments */
async function openCard(stage: Stage, { id, owner }: PostedJob) {
  const publishableKey = (await choices(stage)).settings.stripe_pk
  if (!publishableKey) throw new NotOffered('the settings have no stripe_pk: only bank transfers')
  const { client_secret } = await owner.ok('payments/fetch-stripe-intent', { id, type })
  stage.transport.secrets.add(client_secret)
  const [payment_id = ''] = client_secret.split('_secret_')
  const pay = async (card: 'paid' | 'declined') => {
    await stage.hook('payCard')({ clientSecret: client_secret, publishableKey, card })
  }
  return { client_secret, pay, body: { id, type, payment_id } }
}

const recruiterOf = async (stage: Stage): Promise<Person> => await stage.person('otherRecruiter')
const jobOf = async (stage: Stage): Promise<PostedJob> => await newJob(stage, await recruiterOf(stage))

export const checks: readonly Check[] = [
  check('fetch-bank', 'rule', 24).that('returns the account for bank transfers', async (stage) => {
    const { bank } = await (await recruiterOf(stage)).ok('fetch-bank', { type })
    const hasDetails = Object.values(bank).some((value) => value.trim() !== '')
    expect(hasDetails, 'the bank details are all empty')
  }),
  check('jobs/upload-receipt', 'state', 24, ['receipts.review']).that(
    'opens one pending payment at a time, another after a rejection, and features the job when approved',
    async (stage) => {
      stage.needs('decideTransfer')
      const job = await jobOf(stage)
      const file = png('receipt.png')
      await upload(job, file)
      const { receipts } = await job.owner.ok('receipts/my', { page: 1 })
      const [receipt] = receipts
      same([receipt?.job.id, receipt?.type], [job.id, type], 'job and type of the newest receipt')
      await expectFile(stage, receipt?.path)
      const expectRefusal = async (why: string) =>
        await job.owner.no('jobs/upload-receipt', { id: job.id, file }, why)
      await expectRefusal('a transfer is under review')
      await decide(stage, job, 'rejected')
      same(resultOf((await paymentOf(job))?.status), 'failed', 'the status after the rejection')
      same(await isFeatured(job), 0, 'is_featured after the rejection')
      await transfer(stage, job, 'approved')
      same(resultOf((await paymentOf(job))?.status), 'succeeded', 'the status after the approval')
      same(await isFeatured(job), 1, 'is_featured after the approval')
      await expectRefusal('the job is featured')
    },
  ),
  ...(['jobs/upload-receipt', 'payments/verify-stripe'] as const).map((call) =>
    check(call, 'state', 23, ['receipts.review', 'payments.verify']).that(
      'features a pending job once it is approved',
      async (stage) => {
        const job = await newJob(stage, await recruiterOf(stage), {}, 'pending')
        const { id, owner } = job
        if (call === 'jobs/upload-receipt') {
          await transfer(stage, job, 'approved')
          await owner.no(call, { id, file: pdf('receipt.pdf') }, 'the job is paid for')
        } else {
          const { pay, body } = await openCard(stage, job)
          await pay('paid')
          await owner.ok(call, body)
          await owner.no('payments/fetch-stripe-intent', { id, type }, 'the job is paid for')
        }
        same(await isFeatured(job), 0, 'is_featured before the job is approved')
        await stage.hook('decideJob')(id, 'cancelled')
        same(await isFeatured(job), 0, 'is_featured after the job was cancelled')
        await stage.hook('decideJob')(id, 'approved')
        same(await isFeatured(job), 1, 'is_featured after the job was approved')
        await expectNotice(owner, 'job_state_changed', id)
      },
    ),
  ),
  check('jobs/upload-receipt', 'input', 24).that('checks the content of a receipt', async (stage) => {
    const { id, owner } = await jobOf(stage)
    const file = new File(['not a PDF'], 'receipt.pdf', { type: 'application/pdf' })
    await owner.no('jobs/upload-receipt', { id, file }, 'only its name says PDF')
  }),
  check('jobs/search', 'rule', 15, ['jobs.order']).that(
    'lists featured jobs before newer ones, both newest first',
    async (stage) => {
      const [owner, word] = [await recruiterOf(stage), stage.word()]
      const jobs: PostedJob[] = []
      for (const title of ['a', 'b', 'c', 'd'])
        jobs.unshift(await newJob(stage, owner, { title: `${word} ${title}` }))
      const order = async () => idsOf((await stage.visitor.ok('jobs/search', { keyword: word })).jobs)
      same(await order(), idsOf(jobs), 'the order of four jobs')
      const featured = [jobs.splice(1, 1), jobs.splice(2, 1)].flat()
      for (const job of featured) await transfer(stage, job, 'approved')
      same(await order(), idsOf([...featured, ...jobs]), 'the order after the second and last were featured')
    },
  ),
  check('payments/fetch-stripe-intent', 'repeat', 25, ['payments.intent']).that(
    'returns the open payment of a job again until it is verified, and another for another job',
    async (stage) => {
      const owner = await recruiterOf(stage)
      const job = await newJob(stage, owner)
      const first = await openCard(stage, job)
      const again = await openCard(stage, job)
      const other = await openCard(stage, await newJob(stage, owner))
      expect(first.client_secret === again.client_secret, 'a second call opens a second payment')
      expect(first.client_secret !== other.client_secret, 'two jobs share a payment')
      await first.pay('paid')
      const paid = await openCard(stage, job)
      expect(first.client_secret === paid.client_secret, 'a paid job gets a second payment')
      await owner.ok('payments/verify-stripe', paid.body)
      same(await isFeatured(job), 1, 'is_featured after the verification')
    },
  ),
  ...(['jobs/upload-receipt', 'jobs/delete'] as const).map((call) =>
    check(call, 'state', 25, ['receipts.review']).that(
      'closes an open card payment, so that nobody pays twice',
      async (stage) => {
        const job = await jobOf(stage)
        const { pay, body } = await openCard(stage, job)
        stage.needs('payCard')
        if (call === 'jobs/delete') await job.owner.ok(call, { id: job.id })
        else await upload(job)
        // The card provider may refuse a payment that was closed.
        await pay('paid').catch(() => undefined)
        await job.owner.send('payments/verify-stripe', body)
        const { payments } = await job.owner.ok('payments/my', { page: 1 })
        const paid = payments.filter(({ job: of, method }) => of.id === job.id && method === 'stripe')
        expect(!paid.some(({ status }) => resultOf(status) === 'succeeded'), 'a card still paid for the job')
      },
    ),
  ),
  check('payments/fetch-stripe-intent', 'rule', 25).that(
    'is refused if the settings have no stripe_pk',
    async (stage) => {
      const { settings } = await choices(stage)
      if (settings.stripe_pk) throw new NotOffered('the settings have a stripe_pk')
      const { id, owner } = await jobOf(stage)
      await owner.no('payments/fetch-stripe-intent', { id, type }, 'card payments are off')
    },
  ),
  check('payments/fetch-stripe-intent', 'rule', 23, ['payments.refused']).that(
    'is refused for a featured job, and while a transfer is under review',
    async (stage) => {
      stage.needs('decideTransfer')
      const job = await jobOf(stage)
      const expectRefusal = async (why: string) =>
        await job.owner.no('payments/fetch-stripe-intent', { id: job.id, type }, why)
      await upload(job)
      await expectRefusal('a transfer is under review')
      await decide(stage, job, 'approved')
      await expectRefusal('the job is featured')
    },
  ),
  check('payments/verify-stripe', 'state', 25, ['payments.verify', 'payment.object']).that(
    'records a declined card as failed, and features a paid job once, however often it is called',
    async (stage) => {
      const job = await jobOf(stage)
      const { pay, body } = await openCard(stage, job)
      await job.owner.no('payments/verify-stripe', body, 'it is unpaid')
      await pay('declined')
      await job.owner.no('payments/verify-stripe', body, 'the card was declined')
      same(await isFeatured(job), 0, 'is_featured before the payment')
      const declined = await paymentOf(job)
      if (declined) same(resultOf(declined.status), 'failed', 'the status of the declined payment')
      await pay('paid')
      for (let times = 0; times < 3; times += 1) await job.owner.ok('payments/verify-stripe', body)
      same(await isFeatured(job), 1, 'is_featured after the verification')
      const { payments } = await job.owner.ok('payments/my', { page: 1 })
      const own = payments.filter((payment) => payment.job.id === job.id)
      const shown = own.map(({ method, status }) => [method, resultOf(status)])
      same(shown, [['stripe', 'succeeded']], 'the payments of the job')
      same(own[0]?.payment_obj.id, body.payment_id, 'the id of the payment in the list', 'payments/my')
      const { feature_price_per_month: price } = await jobFor(job.owner, job)
      if (price !== undefined) same(own[0]?.amount, Math.round(price * 100), 'the amount, in cents')
    },
  ),
  check('payments/verify-stripe', 'rule', 25, ['payments.verify']).that(
    'refuses payments for other jobs, and those of other recruiters',
    async (stage) => {
      const owner = await recruiterOf(stage)
      const [job, second] = [await newJob(stage, owner), await newJob(stage, owner)]
      const foreign = await newJob(stage, await stage.person('recruiter'))
      const { pay, body } = await openCard(stage, job)
      await pay('paid')
      await owner.no('payments/verify-stripe', { ...body, id: second.id }, 'the payment is for another job')
      const ofForeign = { ...body, id: foreign.id }
      await foreign.owner.no('payments/verify-stripe', ofForeign, 'the payment belongs to someone else')
      same([await isFeatured(second), await isFeatured(foreign)], [0, 0], 'is_featured of the other jobs')
      await owner.ok('payments/verify-stripe', body)
    },
  ),
  check('payments/my', 'rule', 18, ['jobs-delete.remains', 'payment.object']).that(
    'keeps payments and receipts of a deleted job with its title, visible only to the payer',
    async (stage) => {
      const job = await jobOf(stage)
      await upload(job)
      await job.owner.ok('jobs/delete', { id: job.id })
      const payment = await paymentOf(job)
      same(payment?.job.title, job.title, 'the title of the job in the payment')
      expect(Boolean(payment?.payment_obj.id), 'payment_obj has no id')
      const { receipts } = await job.owner.ok('receipts/my', { page: 1 })
      const receipt = receipts.find((one) => one.job.id === job.id)
      same(receipt?.job.title, job.title, 'the title of the job in the receipt')
      const other = await stage.person('recruiter')
      const { payments: foreign } = await other.ok('payments/my', { page: 1 })
      expect(!idsOf(foreign.map((one) => one.job)).includes(job.id), 'another recruiter sees the payment')
    },
  ),
]
