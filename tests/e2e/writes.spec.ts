import { openPage, shareLogin } from './support/page.ts'
import { people } from './support/people.ts'
import { post, posted } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test('a tab closed during writes, five times: every confirmed write is stored', async ({ page }) => {
  await openPage(page, 'about', people.newcomer)
  await shareLogin(page)
  const answered: string[] = []
  for (let round = 1; round <= 5; round += 1) {
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
