import { expect, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { choose, paymentPage, plain, receiptForm } from '../support/feature-job.ts'
import { press } from '../support/flow.ts'
import { state } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Feature a job/Receipt',
  parameters: { at: paymentPage(plain), as: personas.harbour },
} satisfies Meta

/** The server checks the content of a file, and the file can be replaced (rules 24). */
export const ReceiptIsNoImage = state(async ({ canvas }) => {
  await choose(canvas, new File(['words'], 'scan.png', { type: 'image/png' }))
  await press(canvas, 'Upload the receipt')
  const field = (await receiptForm(canvas)).getByLabelText('Receipt')
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  await expect(canvas.getByText('scan.png')).toBeVisible()
})
