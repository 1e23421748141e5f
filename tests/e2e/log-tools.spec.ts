import { jobs } from '../../mocks/scenarios/personas.ts'
import { mainOf, messagesOf, openPage, payByCard, reloadPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import type { Simulator } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

// What a developer does with the requests of the Log, in cases that need a whole page.

/** Sends the newest request of a call again, as it was. */
async function resend(simulator: Simulator, call: string, answer: string): Promise<void> {
  const log = await simulator.requests()
  await log
    .getByRole('button', { name: new RegExp(`^${call}`) })
    .first()
    .click()
  await log.getByRole('button', { name: 'Resend' }).click()
  await log
    .getByRole('form', { name: `Resend ${call}` })
    .getByRole('button', { name: 'Send' })
    .click()
  const said = simulator.panel.getByRole('status')
  await expect(said.filter({ hasText: `${call} was sent again: ${answer}` })).toBeVisible()
  await simulator.close()
}

test('a payment, and a call of an ended session, can be sent again', async ({ page }) => {
  const simulator = await openPage(page, `jobs/${jobs.crowded}/feature?method=card`, people.harbour)
  await payByCard(page, '4242424242424242')
  await expect(mainOf(page).getByRole('heading', { name: /^This job is featured/ })).toBeVisible()
  // Verifying the same payment again changes nothing (rules 25).
  await resend(simulator, 'payments/verify-stripe', 'HTTP 200')

  await simulator.signOut()
  await resend(simulator, 'payments/verify-stripe', 'HTTP 401')
})

test('each tab has its own pins, which last through a reload', async ({ page, context }) => {
  const simulator = await openPage(page, 'bookmarks', people.ada)
  const other = await context.newPage()
  await openPage(other, 'bookmarks')
  await simulator.signIn(people.ada.name)
  await expect(userMenuOf(other, people.ada.name)).toBeVisible()
  await pinRefusal(simulator, 'bookmarks/fetch', 'Not in this tab.')

  await reloadPage(page)
  await expect(mainOf(page).getByText('Not in this tab.')).toBeVisible()
  await reloadPage(other)
  await expect(mainOf(other).getByRole('list', { name: 'Bookmarked jobs' })).toBeVisible()
})

test('with a full tab storage, pins work until the next reload, and the log begins again', async ({
  page,
}) => {
  const simulator = await openPage(page, 'bookmarks', people.ada)
  await page.evaluate(() => {
    for (const length of [1_000_000, 1_000, 1]) fill(length)
    function fill(length: number) {
      try {
        for (let at = 0; ; at += 1) sessionStorage.setItem(`filler ${length} ${at}`, 'x'.repeat(length))
      } catch {
        // No room for more of this length.
      }
    }
  })
  await pinRefusal(simulator, 'bookmarks/fetch', 'Not in this tab.')
  await expect(mainOf(page).or(messagesOf(page)).getByText('Not in this tab.').first()).toBeVisible()

  await reloadPage(page)
  await expect(mainOf(page).getByRole('list', { name: 'Bookmarked jobs' })).toBeVisible()
  const log = await simulator.requests()
  await expect(log.getByText('before the reload')).toHaveCount(0)
})

/** Pins a refusal to a call. */
async function pinRefusal(simulator: Simulator, call: string, message: string): Promise<void> {
  const network = await simulator.show('Network')
  await network.getByRole('button', { name: 'Pin an answer' }).click()
  await network.getByRole('combobox', { name: 'Call to answer' }).selectOption(call)
  const form = network.getByRole('form', { name: `Pinned answer to ${call}` })
  await form.getByRole('textbox', { name: 'Answer' }).fill(JSON.stringify({ status: 'error', message }))
  await form.getByRole('button', { name: 'Pin' }).click()
  await expect(network.getByText('1 active')).toBeVisible()
  await simulator.close()
}
