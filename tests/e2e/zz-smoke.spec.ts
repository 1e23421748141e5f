import { expect, test } from './support/test.ts'
import { logIn, openPage, userMenuOf, messagesOf, reloadPage, mainOf } from './support/page.ts'
import { people } from './support/people.ts'

test('smoke', async ({ page }) => {
  const s = await openPage(page)
  await s.signIn(people.ada.name, 'this tab only')
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  await s.signOut()
  await s.signIn(people.harbour.name)
  const desk = await s.show('Desk')
  const button = desk.getByRole('button', { name: /^Approve / }).first()
  const title = ((await button.getAttribute('aria-label')) ?? '').replace('Approve ', '')
  await s.approve(title)
  await s.cancel(title)
  await s.moveClock('30 days')
  await s.realTime()
  await s.delay('100–300 ms')
  await s.addFault('jobs/search', 'html', 'always')
  await s.addFault('*', 'network', 2)
  await s.removeFaults()
  await s.delay('None')
  await s.expectNoViolations()
  await s.reset('empty')
  await s.reset('everyday')
  console.log(await mainOf(page).ariaSnapshot())
})
test('login', async ({ page }) => {
  await logIn(page, { ...people.ada, email: 'ada.lindqvist@example.org' })
  const s = await openPage(page)
  console.log(await (await s.show('Mail')).ariaSnapshot())
})
test('mail', async ({ page }) => {
  const s = await openPage(page, 'signup')
  console.log(await mainOf(page).ariaSnapshot())
})
