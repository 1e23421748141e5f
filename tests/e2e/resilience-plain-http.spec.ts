import { testBase } from '../../scripts/check/places.ts'
import { browserArgs } from '../../scripts/check/browser.ts'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import {
  cvRows,
  logInHere,
  mainOf,
  messagesOf,
  openPage,
  reloadPage,
  uploadCv,
  userMenuOf,
} from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

// Plain HTTP on a network address, as for a demo on a colleague's machine. The browser then has no service workers, no
// crypto.randomUUID, no crypto.subtle and no clipboard.
const name = 'colleague.test'

test.use({
  picturesMayAsk: true,
  launchOptions: {
    executablePath: process.env['CHROME_PATH'],
    args: [...browserArgs, `--host-resolver-rules=MAP ${name} localhost`],
  },
})

test('the demo works on plain HTTP', async ({ page, host }) => {
  const address = `http://${name}:${host.port}${testBase}`
  await page.goto(`${address}robots.txt`)
  expect(
    await page.evaluate(() => [
      isSecureContext,
      'serviceWorker' in navigator,
      'randomUUID' in crypto,
      'subtle' in crypto && crypto.subtle !== undefined,
    ]),
    'the precondition of this test',
  ).toEqual([false, false, false, false])

  await openPage(page, `${address}jobs/${jobs.open}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Terminal planner' })).toBeVisible()
  const logo = mainOf(page).locator('img').first()
  await expect
    .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)

  await openPage(page, `${address}login`)
  await logInHere(page, people.newcomer)
  await openPage(page, `${address}cv-manager`)
  await uploadCv(page, pdf('cv.pdf'), 'Over plain http')
  await expect(cvRows(page).filter({ hasText: 'Over plain http' })).toBeVisible()
  await expect(messagesOf(page)).toContainText('Upload')

  await reloadPage(page)
  await expect(cvRows(page).filter({ hasText: 'Over plain http' })).toBeVisible()
  await expect(userMenuOf(page, people.newcomer.name)).toBeVisible()
  await expect(messagesOf(page)).not.toContainText('Nothing is saved')

  const other = await page.context().newPage()
  await openPage(other, `${address}cv-manager`)
  await uploadCv(other, pdf('other.pdf'), 'From another tab')
  await expect(cvRows(other)).toHaveCount(2)
  await new Simulator(page).refresh()
  await expect(cvRows(page)).toHaveCount(2)
})

// Nothing can answer a `<script>` from another host either. The page runs the simulated third parties itself.
test('Google and the chat work on plain HTTP, without a request to any other host', async ({
  page,
  host,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== name && hostname !== 'localhost')
      asked.push(request.url())
  })
  await openPage(page, `http://${name}:${host.port}${testBase}login`)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page
    .getByRole('dialog', { name: 'Choose an account' })
    .getByRole('button', { name: new RegExp(people.ada.name) })
    .click()
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  expect(asked).toEqual([])
})
