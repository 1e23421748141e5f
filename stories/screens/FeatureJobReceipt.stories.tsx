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
  // Past the picker's own filter, as a dropped file comes.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload((await receiptForm(canvas)).getByLabelText('Receipt'), file)
}

/** A chosen receipt waits while somebody looks at the other way to pay. */
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
  name: 'Keeps the file between methods',
  tags: ['behaviour'],
}

/** The receipt is sent by pressing twice: one payment, and the page tells how it stands from now on (rules 24). */
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
        await isTold('Upload Receipt', 'Your receipt is here. The job is featured once we have checked it.')
        await expect(canvas.queryByRole('radio')).toBeNull()
        await expect(await record(plain)).toMatchObject({ payments: ['other pending'], receipts: 1 })
        // What is known to be paid is not offered again.
        await follow(canvas, 'See the job')
        await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
        await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
      },
    },
  ),
  name: 'Uploads a receipt',
  tags: ['behaviour'],
}

/** A receipt that was looked at and not found to be paid: who comes back to the open page is offered to feature it again. */
export const RefusedWhileWaiting: Story = {
  ...owned(
    plain,
    {},
    {
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await press(canvas, 'Upload the receipt')
        await standing(canvas, 'We are checking your receipt.')
        await follow(canvas, 'See the job')
        await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
        await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
        await runtime.mutate((context) => {
          const [payment] = context.tx.payments.by('job_id', plain).slice(-1)
          if (!payment) throw new Error('Nothing was paid.')
          decideTransfer(context, payment, 'rejected')
        })
        // What was asked a moment ago is not asked again at once.
        await waitFor(
          () => {
            window.dispatchEvent(new Event('visibilitychange'))
            return expect(canvas.getByRole('region', { name: bannerName })).toBeVisible()
          },
          { timeout: 5_000 },
        )
      },
    },
  ),
  name: 'Offers featuring after a rejected transfer',
  tags: ['behaviour'],
}

/** How much has arrived is not known; that it is under way is. */
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

/** Told before anything is sent: nothing chosen, a wrong kind; a large file is only warned of (product: validation). */
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

/** A text that says that it is an image: the server looks inside, and the file can be changed (rules 24). */
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

/** Sent from another tab in the meantime: refused in the server's words, and the page tells how it stands (rules 24). */
export const ReceiptDoubleClick: Story = {
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
        await isTold('Error', 'We have a receipt for this job and are checking it.')
        await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
        await expect((await record(plain)).payments).toEqual(['other pending'])
      },
    },
  ),
  name: 'Uploaded in another tab',
  tags: ['behaviour'],
}

/** Without a connection: said in the form, without an alert; the file is still there (rules 37). */
export const ReceiptOffline: Story = {
  ...owned(
    plain,
    { network: { faults: [{ call: 'jobs/upload-receipt', kind: 'network', times: 1 }] } },
    {
      play: async ({ canvas }) => {
        await choose(canvas, pdf('receipt.pdf'))
        await press(canvas, 'Upload the receipt')
        await expect(await canvas.findByText(/could not be reached/)).toBeVisible()
        await expect(page.queryByText('Error')).toBeNull()
        await press(canvas, 'Upload the receipt')
        await expect(await standing(canvas, 'We are checking your receipt.')).toBeVisible()
      },
    },
  ),
  name: 'Uploads again after being offline',
  tags: ['behaviour'],
}

/** The receipt arrived and its answer was lost: the page finds out by itself, and nothing is sent twice. */
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

/** The session dies before the receipt is sent: what was chosen stays, and the way to log in is offered (rules 12). */
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
