import { browserArgs } from '../../scripts/check/browser-args.ts'
import { testBase } from '../../scripts/check/places.ts'
import { openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { post, posted } from './support/posts.ts'
import { expect, test } from './support/test.ts'

/** Plain HTTP on a network address, where the browser has no Web Locks. */
const name = 'colleague.test'

test.use({
  picturesMayAsk: true,
  launchOptions: {
    executablePath: process.env['CHROME_PATH'],
    args: [...browserArgs, `--host-resolver-rules=MAP ${name} localhost`],
  },
})

test('200 writes from each of two tabs without locks: none is lost', async ({ page, host }) => {
  const address = `http://${name}:${host.port}${testBase}about`
  const simulator = await openPage(page, address)
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false)
  await simulator.signIn(people.newcomer.name)
  const other = await page.context().newPage()
  await openPage(other, address)

  const answered = (await Promise.all([post(page, 'first', 200), post(other, 'second', 200)])).flat()
  expect(answered).toHaveLength(400)
  for (const tab of [page, other]) expect(new Set(await posted(tab))).toEqual(new Set(answered))
})

test('a tab closed during writes, ten times: every confirmed write is stored', async ({ page }) => {
  const simulator = await openPage(page, 'about')
  await simulator.signIn(people.newcomer.name)
  const answered: string[] = []
  for (let round = 1; round <= 10; round += 1) {
    const tab = await page.context().newPage()
    await openPage(tab, 'about')
    const enough = new Promise<void>((resolve) => {
      let count = 0
      tab.on('console', (message) => {
        const [, caption] = /^answered: (.*)/.exec(message.text()) ?? []
        if (caption === undefined) return
        answered.push(caption)
        if ((count += 1) === round * 3) resolve()
      })
    })
    const writing = post(tab, `round ${round}`, 1_000).catch(() => 'cut off')
    await enough
    await tab.close()
    expect(await writing).toBe('cut off')
  }
  expect(await posted(page)).toEqual(expect.arrayContaining(answered))
})
