import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { runtime } from '../support/backend.ts'
import { follow, isTold, noSidewaysScroll, pdf, press } from '../support/flow.ts'
import { type Canvas, narrow } from '../support/screen.tsx'
import { inShadow } from '../support/shadow.ts'
import { bannerName, dark, order, owned, plain, record, standing } from '../support/feature-job.ts'

const meta = { title: 'Screens/Feature a job/Receipt' } satisfies Meta

export default meta
type Story = StoryObj

const receiptForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: '2. Upload the receipt' }))

async function choose(canvas: Canvas, file: File) {
  // Bypasses the filter of the file picker, as a dropped file does.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload((await receiptForm(canvas)).getByLabelText('Receipt'), file)
}

/** The chosen file stays while the other payment method is shown. */
export const FileStaysBetweenMethods: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await userEvent.click(canvas.getByRole('radio', { name: /^Card/ }))
        await inShadow('.__PrivateStripeElement', '.fields')
        await userEvent.click(canvas.getByRole('radio', { name: /^Bank transfer/ }))
        await expect(await canvas.findByText('receipt.pdf')).toBeVisible()
      },
    },
  ),
  name: 'Keeps the file when the payment method changes',
  tags: ['behaviour'],
}

/** A double click uploads one receipt, and the page shows its state (rules 24). */
export const ReceiptSent: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await userEvent.dblClick(canvas.getByRole('button', { name: 'Upload the receipt' }))
        const heading = await standing(canvas, 'We are checking your receipt.')
        await waitFor(() => expect(heading).toHaveFocus())
        await isTold('Upload Receipt', 'Receipt uploaded. We’ll feature the job once we’ve checked it.')
        await expect(canvas.queryByRole('radio')).toBeNull()
        await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
        // The job's page doesn't offer to feature it while a receipt is in review.
        await follow(canvas, 'See job')
        await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
        await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
      },
    },
  ),
  name: 'Uploads a receipt',
  tags: ['behaviour'],
}

/** The transfer was not found, so the open page offers to feature the job again. */
export const RefusedWhileWaiting: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
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
        // Repeat the event: data younger than a second isn't refetched.
        await waitFor(() => {
          window.dispatchEvent(new Event('visibilitychange'))
          return expect(canvas.getByRole('region', { name: bannerName })).toBeVisible()
        })
      },
    },
  ),
  name: 'Offers featuring after a rejected transfer',
  tags: ['behaviour'],
}

/** The progress is unknown, so the bar is indeterminate. */
export const Uploading: Story = {
  ...owned(
    plain,
    { network: { slow: { 'jobs/upload-receipt': 'endless' } } },
    {
      globals: dark,
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await press(canvas, 'Upload the receipt')
        await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Upload the receipt' })).toHaveAttribute('aria-busy')
      },
    },
  ),
  tags: ['state'],
}

/** Problems are reported before the upload; a large file only gets a warning (product: validation). */
export const ReceiptWrongType: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        const form = await receiptForm(canvas)
        await press(canvas, 'Upload the receipt')
        await expect(form.getAllByText('Choose the receipt: a PDF or an image.').length).toBeGreaterThan(1)
        await choose(canvas, new File(['words'], 'receipt.txt', { type: 'text/plain' }))
        await expect(form.getByText(/“receipt.txt” can’t be used here/)).toBeVisible()
        const large = new File([new Uint8Array(6 * 1024 * 1024)], 'scan.png', { type: 'image/png' })
        await choose(canvas, large)
        await expect(form.getByText(/“scan.png” is 6 MB, over the limit of 5 MB\./)).toBeVisible()
        await expect((await record(plain)).receipts).toBe(0)
      },
    },
  ),
  name: 'Rejects a missing or wrong file',
  tags: ['behaviour'],
}

/** The server checks the content of a file, and the file can be replaced (rules 24). */
export const ReceiptIsNoImage: Story = {
  ...owned(
    plain,
    {},
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await choose(canvas, new File(['words'], 'scan.png', { type: 'image/png' }))
        await press(canvas, 'Upload the receipt')
        const field = (await receiptForm(canvas)).getByLabelText('Receipt')
        await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
        await expect(canvas.getByText('scan.png')).toBeVisible()
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Receipt rejected',
  tags: ['state'],
}

/** A receipt was uploaded in another tab. The server's refusal appears, and the page shows the state (rules 24). */
export const UploadedInAnotherTab: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
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
      },
    },
  ),
  name: 'Uploaded in another tab',
  tags: ['behaviour'],
}

/** The form reports the failure without an alert and keeps the file (rules 37). */
export const ReceiptOffline: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'jobs/upload-receipt', kind: 'network', times: 1 }] } },
    {
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await press(canvas, 'Upload the receipt')
        await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
        await expect(page.queryByText('Error')).toBeNull()
        await press(canvas, 'Upload the receipt')
        await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
      },
    },
  ),
  name: 'Uploads again after being offline',
  tags: ['behaviour'],
}

/** The upload succeeded but its answer was lost. The page finds the receipt, and nothing is uploaded twice. */
export const ReceiptAnswerLost: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'jobs/upload-receipt', kind: 'lost-answer', times: 1 }] } },
    {
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await press(canvas, 'Upload the receipt')
        await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
        await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
      },
    },
  ),
  name: 'Lost answer',
  tags: ['behaviour'],
}

/** The session expires before the upload. The form keeps the file and offers to log in (rules 12). */
export const ExpiredSession: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await runtime.mutate(({ tx }) => {
          for (const { id } of tx.sessions.by('account_id', personas.harbour)) tx.sessions.remove(id)
        })
        await press(canvas, 'Upload the receipt')
        await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Login' })[0]).toBeVisible())
        await waitFor(() => expect(canvas.getByText('receipt.pdf')).toBeVisible())
        await expect(await order(canvas)).toBeVisible()
        await expect((await record(plain)).receipts).toBe(0)
      },
    },
  ),
  name: 'Expired session',
  tags: ['not-allowed'],
}
