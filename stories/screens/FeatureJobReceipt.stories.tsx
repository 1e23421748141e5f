import { expect, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { pdf, press } from '../support/flow.ts'
import { type Meta, type Story, unanswered } from '../support/story.ts'
import { choose, order, paymentPage, plain, receiptForm, record } from '../support/feature-job.ts'

export default {
  title: 'Screens/Feature a job/Receipt',
  parameters: { at: paymentPage(plain), as: personas.harbour },
} satisfies Meta

/** The progress is unknown, so the bar is indeterminate. */
export const Uploading: Story = {
  tags: ['state'],
  parameters: unanswered('jobs/upload-receipt'),
  play: async ({ canvas }) => {
    await choose(canvas, pdf('receipt.pdf'))
    await press(canvas, 'Upload the receipt')
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upload the receipt' })).toHaveAttribute('aria-busy')
  },
}

/** The server checks the content of a file, and the file can be replaced (rules 24). */
export const ReceiptIsNoImage: Story = {
  name: 'Receipt rejected',
  tags: ['state'],
  play: async ({ canvas }) => {
    await choose(canvas, new File(['words'], 'scan.png', { type: 'image/png' }))
    await press(canvas, 'Upload the receipt')
    const field = (await receiptForm(canvas)).getByLabelText('Receipt')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvas.getByText('scan.png')).toBeVisible()
  },
}

/** The session expires before the upload. The form keeps the file and offers to log in (rules 12). */
export const ExpiredSession: Story = {
  name: 'Expired session',
  tags: ['not-allowed'],
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
}
