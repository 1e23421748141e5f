import { ApiServer } from './support/api-server.ts'
import { violationsOn } from './support/axe.ts'
import { people } from './support/people.ts'
import { expect, test as base, watch } from './support/test.ts'

const test = base.extend<{ server: ApiServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  server: async ({}, provide, testInfo) => {
    const server = new ApiServer('http://localhost:0', testInfo.outputPath('data'), 'http://localhost:5173/')
    await server.start()
    await provide(server)
    await server.kill()
  },
})

// The admin pages contain no script, so only the accessibility check runs one.
test(
  'the server’s admin pages: mailbox, review, clock, data',
  { tag: '@http' },
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.address })
    const mishaps = await watch(context, () => true)
    const page = await context.newPage()
    const section = (name: string) => page.getByRole('region', { name })
    const expectAccessible = async () => expect(await violationsOn(page)).toEqual([])

    await test.step('finds the code in an email', async () => {
      const { email, type } = people.ada
      const body = new FormData()
      body.append('email', email)
      body.append('type', type)
      await fetch(`${server.address}/api/login`, { method: 'POST', body })
      await page.goto('/')
      await expect(page).toHaveURL(`${server.address}/-/`)
      await expectAccessible()
      await section('Mailbox').getByLabel('Recipient').fill(email)
      await section('Mailbox').getByRole('button', { name: 'Show' }).click()
      const newest = section('Mailbox').getByRole('listitem').first()
      await expect(newest).toContainText(email)
      const code = /\d{6}/.exec(await newest.innerText())?.[0] ?? 'no code'
      await newest.getByRole('link').click()
      await expectAccessible()
      await expect(page.frameLocator('iframe').getByText(code, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Simulator' }).click()
    })

    await test.step('reviews a job and a bank transfer', async () => {
      const jobs = section('Jobs to review')
      const count = await jobs.getByRole('listitem').count()
      await jobs.getByRole('button', { name: 'Approve Alterations tailor', exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('“Alterations tailor” was approved.')
      await expect(jobs.getByRole('listitem')).toHaveCount(count - 1)
      const transfers = section('Bank transfers to check')
      await transfers
        .getByRole('button', { name: /^Don’t approve/ })
        .first()
        .click()
      await expect(page.getByRole('status')).toContainText('was not approved')
    })

    await test.step('moves the clock and resets the data', async () => {
      await section('Clock').getByRole('button', { name: 'Move forward 30 days' }).click()
      await expect(page.getByRole('status')).toHaveText(/^It is /)
      await section('Data').getByRole('combobox', { name: 'Scenario' }).selectOption('empty')
      await section('Data').getByRole('button').click()
      await expect(page.getByRole('status')).toContainText('Data reset to empty')
      await expect(section('Mailbox')).toContainText('No emails.')
      await expectAccessible()
    })

    expect(mishaps).toEqual([])
    await context.close()
  },
)
