import { post, posted } from './support/posts.ts'
import { jobsFound, messagesOf, openPage, reloadPage, shareLogin } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

test('a tab frozen in the middle of writes blocks no other, and loses nothing', async ({ page, context }) => {
  await openPage(page, 'about', people.newcomer)
  await shareLogin(page)
  const other = await context.newPage()
  await openPage(other, 'about')
  const browser = await page.context().newCDPSession(page)
  const become = (state: 'frozen' | 'active') => browser.send('Page.setWebLifecycleState', { state })

  const answered: string[] = []
  for (let round = 1; round <= 3; round += 1) {
    const begun = page.waitForEvent('console', (message) => message.text() === `answered: frozen ${round} 3`)
    const writing = post(page, `frozen ${round}`, 20)
    await begun
    await become('frozen')
    answered.push(...(await post(other, `other ${round}`, 5)))
    await become('active')
    answered.push(...(await writing))
  }
  expect(answered).toHaveLength(3 * 25)
  for (const tab of [page, other]) expect((await posted(tab)).toSorted()).toEqual(answered.toSorted())
})

freshTest(
  'a browser that lacks idle callbacks, storage manager, media sources',
  async ({ page, context }) => {
    const lacking = ['requestIdleCallback', 'storage', 'MediaSource']
    await context.addInitScript((names) => {
      for (const name of names) {
        for (const holder of [globalThis, Navigator.prototype]) Reflect.deleteProperty(holder, name)
      }
    }, lacking)
    await openPage(page, 'about', people.newcomer)
    await shareLogin(page)
    expect(
      await page.evaluate((names) => names.filter((name) => name in window || name in navigator), lacking),
    ).toEqual([])
    const other = await context.newPage()
    await openPage(other, 'about')
    const answered = (await Promise.all([post(page, 'first', 20), post(other, 'second', 20)])).flat()
    await reloadPage(page)
    expect((await posted(page)).toSorted()).toEqual(answered.toSorted())
    expect(answered).toHaveLength(40)
  },
)

freshTest(
  'a start of more than ten seconds says what it waits for, and can go on without the saved data',
  async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value: (): unknown =>
          Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }),
      })
    })
    await page.goto('./search')
    const waiting = messagesOf(page).getByText('The simulator is waiting: the saved data is not open yet.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(waiting).toBeVisible()
    await messagesOf(page).getByRole('button', { name: 'Start without saved data' }).click()
    await expect(jobsFound(page)).not.toHaveCount(0)
    await expect(waiting).toHaveCount(0)
    await expect(messagesOf(page).getByText('Nothing is saved')).toHaveCount(1)
  },
)
