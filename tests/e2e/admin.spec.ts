import { AxeBuilder } from '@axe-core/playwright'
import { ApiServer } from './support/api-server.ts'
import { people } from './support/people.ts'
import { expect, test as base, watch } from './support/test.ts'

const test = base.extend<{ server: ApiServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright tells a fixture's needs by its pattern
  server: async ({}, provide, testInfo) => {
    const server = new ApiServer('http://localhost:0', testInfo.outputPath('data'), 'http://localhost:5173/')
    await server.start()
    await provide(server)
    await server.kill()
  },
})

// The server's own pages. They need no script, so the browser gets none to run but that of the check for accessibility.
test('the server’s admin pages: mailbox, decisions and clock, by forms alone', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.address })
  const mishaps = await watch(context, () => true)
  const page = await context.newPage()
  const section = (name: string) => page.getByRole('region', { name })
  const expectAccessible = async () => {
    // What is inside of an e-mail is for its own tests.
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .exclude('iframe')
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }

  await test.step('a person finds the code that they were sent', async () => {
    const { email, type } = people.ada
    const body = new FormData()
    body.append('email', email)
    body.append('type', type)
    await fetch(`${server.address}/api/login`, { method: 'POST', body })
    await page.goto('/')
    await expect(page).toHaveURL(`${server.address}/-/`)
    await expectAccessible()
    await section('Mailbox').getByLabel('Only to this address').fill(email)
    await section('Mailbox').getByRole('button', { name: 'Show' }).click()
    const newest = section('Mailbox').getByRole('listitem').first()
    await expect(newest).toContainText(email)
    const code = /\d{6}/.exec(await newest.innerText())?.[0] ?? 'no code'
    await newest.getByRole('link').click()
    await expectAccessible()
    await expect(page.frameLocator('iframe').getByText(code, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Behind the scenes' }).click()
  })

  await test.step('decides on a job and a bank transfer', async () => {
    const jobs = section('Jobs that wait for a decision')
    const count = await jobs.getByRole('listitem').count()
    await jobs.getByRole('button', { name: 'Approve Alterations tailor' }).click()
    await expect(page.getByRole('status')).toHaveText('“Alterations tailor” is approved.')
    await expect(jobs.getByRole('listitem')).toHaveCount(count - 1)
    const transfers = section('Bank transfers to check')
    await transfers
      .getByRole('button', { name: /^Reject/ })
      .first()
      .click()
    await expect(page.getByRole('status')).toContainText('is rejected')
  })

  await test.step('moves the clock, and begins anew', async () => {
    await section('Clock').getByRole('button', { name: 'Move on by 30 days' }).click()
    await expect(page.getByRole('status')).toHaveText(/^It is /)
    await section('World').getByRole('combobox', { name: 'Scenario' }).selectOption('empty')
    await section('World').getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('A fresh world “empty” was made.')
    await expect(section('Mailbox')).toContainText('There is no e-mail.')
    await expectAccessible()
  })

  expect(mishaps).toEqual([])
  await context.close()
})
