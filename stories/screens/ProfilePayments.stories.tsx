import { expect, fireEvent, screen as page, userEvent, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { isTold } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Payments',
  parameters: { at: '/profile/payments', as: personas.harbour },
} satisfies Meta

export const Payments = story.full(async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Payments' }))
  await expect(table.getAllByText(/^\$\d/).length).toBeGreaterThan(0)
})

export const PaymentsEmpty = story.empty({ as: personas.smallShop }, 'No payments yet.')
export const PaymentsLoading = story.loading('payments/my', 'Loading your payments…')
export const PaymentsOffline = story.offline('payments/my', 'We couldn’t load your payments.')
export const PaymentsLongText = story.longText({ as: extremes.company, scenario: 'extremes' })

export const PaymentsOtherScript = story.otherScript(
  {
    prepare: ({ tx }) => {
      tx.jobs.patch(jobs.otherScript, { account_id: personas.harbour })
      for (const { id } of tx.payments.by('account_id', personas.harbour))
        tx.payments.patch(id, { job_id: jobs.otherScript })
    },
  },
  async ({ canvas }) => void (await canvas.findAllByRole('link', { name: /\p{Script=Arabic}/u })),
)

export const PaymentsForAJobSeeker = story.notAllowed(
  { as: personas.ada },
  'Log in with a recruiter account to see payments.',
)

/** A file that cannot be loaded is reported: in place, or by an alert if it was to open in another tab. */
export const ReceiptLost = story.error(
  {
    at: '/profile/receipts',
    prepare: ({ tx }) => {
      for (const { id } of tx.receipts.by('account_id', personas.harbour))
        tx.receipts.patch(id, { path: '/storage/gone.pdf' })
    },
  },
  async ({ canvas }) => {
    const [opener] = await canvas.findAllByRole('link', { name: /open the receipt$/ })
    if (!opener) throw new Error('Harbour has receipts.')
    await fireEvent.click(opener, { ctrlKey: true })
    await isTold('Error', /^We couldn’t load this receipt\. ./)
    await userEvent.click(opener)
    await expect(await page.findByText('We couldn’t load this receipt.')).toBeVisible()
  },
)

export const ReceiptsEmpty = story.empty(
  { at: '/profile/receipts', as: personas.smallShop },
  'No receipts yet.',
)

export const ReceiptList = story.full({ at: '/profile/receipts' }, story.shows('table', 'Receipts'))

export const ReceiptsForAJobSeeker = story.notAllowed(
  { at: '/profile/receipts', as: personas.ada },
  'Log in with a recruiter account to see receipts.',
)
