import { expect, fireEvent, screen as page, userEvent, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { isTold } from '../support/flow.ts'
import { empty, error, full, loading, longText, notAllowed, offline, otherScript } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Payments',
  parameters: { at: '/profile/payments', as: personas.harbour },
} satisfies Meta

export const Payments = full(async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Payments' }))
  await expect(table.getAllByText(/^\$\d/).length).toBeGreaterThan(0)
})

export const PaymentsEmpty = empty({ as: personas.smallShop }, 'No payments yet.')
export const PaymentsLoading = loading('payments/my', 'Loading your payments…')
export const PaymentsOffline = offline('payments/my', 'We couldn’t load your payments.')
export const PaymentsLongText = longText({ as: extremes.company, scenario: 'extremes' })

export const PaymentsOtherScript = otherScript(
  {
    prepare: ({ tx }) => {
      tx.jobs.patch(jobs.otherScript, { account_id: personas.harbour })
      for (const { id } of tx.payments.by('account_id', personas.harbour))
        tx.payments.patch(id, { job_id: jobs.otherScript })
    },
  },
  async ({ canvas }) => void (await canvas.findAllByRole('link', { name: /\p{Script=Arabic}/u })),
)

export const PaymentsForAJobSeeker = notAllowed(
  { as: personas.ada },
  'Log in with a recruiter account to see payments.',
)

/** A file that cannot be loaded is reported: in place, or by an alert if it was to open in another tab. */
export const ReceiptLost = error(
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

export const ReceiptsEmpty = empty({ at: '/profile/receipts', as: personas.smallShop }, 'No receipts yet.')

export const ReceiptList = full(
  { at: '/profile/receipts' },
  async ({ canvas }) => void (await canvas.findByRole('table', { name: 'Receipts' })),
)

export const ReceiptsForAJobSeeker = notAllowed(
  { at: '/profile/receipts', as: personas.ada },
  'Log in with a recruiter account to see receipts.',
)
