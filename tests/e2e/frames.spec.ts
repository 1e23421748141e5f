import { expect, test } from './support/test.ts'

test('only pages of the same origin can embed the app in a frame', async ({ page, host }) => {
  const holder = `<iframe title="The app" src="${host.url}about" width="800" height="600"></iframe>`
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  host.replace('frame.html', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(holder)
  })
  await page.goto(`${host.url}frame.html`)
  await expect(heading).toBeVisible()

  await page.goto(`data:text/html,${encodeURIComponent(holder)}`)
  // The browser shows its own error page instead of the app.
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
})
