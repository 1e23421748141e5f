import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { runtime } from '../support/backend.ts'
import { bannerName, choose, order, plain, receiptForm, record, standing } from '../support/feature-job.ts'
import { expire, follow, hold, isTold, pdf, press, refetched } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { type StoryParameters, unreachable } from '../support/story.ts'
import states from './FeatureJob.stories.tsx'

export default { ...states, title: 'Screens/Feature a job/Receipt' }

/** A double click uploads one receipt, and the page shows its state (rules 24). */
export const UploadsAReceipt = behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  const release = hold('jobs/upload-receipt')
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Upload the receipt' }))
  await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  release()
  const heading = await standing(canvas, 'We are checking your receipt.')
  await waitFor(() => expect(heading).toHaveFocus())
  await expect(canvas.queryByRole('radio')).toBeNull()
  await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
})

/** The transfer was not found, so the open page offers to feature the job again. */
export const OffersFeaturingAfterARejectedTransfer = behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  await press(canvas, 'Upload the receipt')
  await standing(canvas, 'We are checking your receipt.')
  await follow(canvas, 'See job')
  await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
  await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
  await runtime.mutate((context) => {
    const [payment] = context.tx.payments.by('job_id', plain).slice(-1)
    if (!payment) throw new Error('Nothing was paid.')
    decideTransfer(context, payment, 'rejected')
  })
  await refetched(() => canvas.getByRole('region', { name: bannerName }))
})

/** A missing or wrong file is reported before the upload. */
export const RejectsAMissingOrWrongFile = behaviour(async ({ canvas }) => {
  const form = await receiptForm(canvas)
  await press(canvas, 'Upload the receipt')
  await expect(form.getAllByText(/^Choose the receipt: a PDF, or a PNG, JPEG/).length).toBeGreaterThan(1)
  await choose(canvas, new File(['words'], 'receipt.txt', { type: 'text/plain' }))
  await expect(form.getByText(/“receipt.txt” can’t be used here/)).toBeVisible()
})

/** A receipt was uploaded in another tab. The server's refusal appears, and the page shows the state (rules 24). */
export const UploadedInAnotherTab = behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  await runtime.mutate(({ tx, now }) => {
    tx.payments.insert({
      account_id: personas.harbour,
      job_id: plain,
      method: 'other',
      status: 'pending',
      amount: 49,
      intent_id: null,
      created_at: now,
    })
  })
  await press(canvas, 'Upload the receipt')
  await isTold('Error', 'We’re already checking a receipt for this job. We’ll email you the result.')
  await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
  await expect((await record(plain)).payments).toEqual(['other pending'])
})

/** The form reports the failure without an alert and keeps the file (rules 37). */
export const UploadsAgainAfterBeingOffline = behaviour(
  unreachable('jobs/upload-receipt', 1),
  async ({ canvas }) => {
    await choose(canvas, pdf('receipt.pdf'))
    await press(canvas, 'Upload the receipt')
    await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
    await expect(page.queryByText('Error')).toBeNull()
    await press(canvas, 'Upload the receipt')
    await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
  },
)

/** The order stays, with the file (rules 12). */
export const ExpiredSession = behaviour(async ({ canvas }) => {
  await choose(canvas, pdf('receipt.pdf'))
  await expire(personas.harbour)
  await press(canvas, 'Upload the receipt')
  await expect((await canvas.findAllByRole('link', { name: 'Login' }))[0]).toBeVisible()
  await expect(await canvas.findByText('receipt.pdf')).toBeVisible()
})

/** The upload succeeded but its answer was lost. The page finds the receipt, and nothing is uploaded twice. */
export const LostAnswer = behaviour(
  { network: { faults: [{ call: 'jobs/upload-receipt', kind: 'lost-answer', times: 1 }] } },
  async ({ canvas }) => {
    await choose(canvas, pdf('receipt.pdf'))
    await press(canvas, 'Upload the receipt')
    await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
    await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
  },
)

/** The offer to the owner: days, price and benefit (product: feature a job). */
export const OpensTheOrderFromTheOffer = behaviour({ at: `/jobs/${plain}` }, async ({ canvas }) => {
  const banner = await canvas.findByRole('region', { name: bannerName })
  await expect(banner).toHaveTextContent('3 times more visibility')
  await userEvent.click(within(banner).getByRole('link', { name: 'Feature this job' }))
  await order(canvas)
})

/** @param rest what has loaded where an offer would be */
const noOffer = (parameters: StoryParameters, rest: [role: string, name: string]) =>
  behaviour(parameters, async ({ canvas }) => {
    await canvas.findByRole(rest[0], { name: rest[1] })
    await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
  })

export const NoBannerWhileFeatured = noOffer({ at: `/jobs/${jobs.featured}` }, ['link', 'Duplicate'])
export const NoBannerForOthers = noOffer({ at: `/jobs/${plain}`, as: personas.smallShop }, [
  'complementary',
  'Facts',
])
