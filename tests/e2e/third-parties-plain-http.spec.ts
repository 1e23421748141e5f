import { browserArgs } from '../../scripts/check/browser-args.ts'
import { testBase } from '../../scripts/check/places.ts'
import { openPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Plain HTTP on a network address has no service worker, so nothing can answer a `<script>` from another host. The page
// runs the simulated third parties itself and blocks requests to the real ones.
const name = 'colleague.test'

test.use({
  picturesMayAsk: true,
  launchOptions: {
    executablePath: process.env['CHROME_PATH'],
    args: [...browserArgs, `--host-resolver-rules=MAP ${name} localhost`],
  },
})

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
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page
    .getByRole('dialog', { name: 'Choose an account' })
    .getByRole('button', { name: new RegExp(people.ada.name) })
    .click()
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  expect(asked).toEqual([])
})
