import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { arrive, tryAgain } from '../support/flow.ts'
import { type Meta, narrow, offline, type Story } from '../support/story.ts'
import { order, paymentPage, plain } from '../support/feature-job.ts'

export default {
  title: 'Screens/Feature a job/States',
  tags: ['behaviour', '!dev'],
  parameters: { at: paymentPage(plain), as: personas.harbour },
} satisfies Meta

/** The account could not be loaded. After a retry the page's heading takes focus. */
export const AccountUnknown: Story = {
  name: 'Retries loading the account',
  parameters: offline('me'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    // The retry succeeds, but takes long enough to be seen.
    runtime.options = { ...calmNetwork, slow: { me: { from: 1_500, to: 1_500 } } }
    again.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    await expect(again).toHaveFocus()
    await order(canvas)
    await arrive(canvas, 'Feature this job')
  },
}

/** The failure is shown in place, with "Try again" and without an alert (rules 37). */
export const RecoversAfterBeingOffline: Story = {
  name: 'Loads again after being offline',
  parameters: offline('jobs/fetch-single'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the order.')).toBeVisible()
    await expect(page.queryByText('Error')).toBeNull()
    await tryAgain(canvas)
    await order(canvas)
  },
}

/** Nothing can be paid until earlier payments are known. */
export const PaymentsUnknown: Story = {
  name: 'Retries loading the payments',
  parameters: offline('payments/my'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your payments.')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await tryAgain(canvas)
    await order(canvas)
  },
}

/** Without the bank details, a receipt can still be uploaded. */
export const BankUnknown: Story = {
  name: 'Retries loading the bank details',
  parameters: offline('fetch-bank'),
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the bank details.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upload the receipt' })).toBeVisible()
    await tryAgain(canvas)
    await expect(await canvas.findByText('TIDEXX22')).toBeVisible()
  },
}
