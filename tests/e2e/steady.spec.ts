import type { Page } from 'playwright/test'
import { applications } from '../../mocks/scenarios/personas.ts'
import { callFrom, expectLoaded, messagesOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { visits } from './support/visits.ts'

// What arrives while a control is pressed moves nothing before the pointer is lifted, so that the press counts.

/** Returns where everything is that can be pressed in the window. */
async function places(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href], button, input, select, summary, textarea')]
    const shown = controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
    return shown
      .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ control, box }) => `${control.textContent} ${box.x} ${box.y} ${box.width} ${box.height}`)
  })
}

/** Returns the middle of the page's first link or button that nothing covers, in its main part or else in its header. */
async function firstControl(page: Page): Promise<{ x: number; y: number }> {
  await expectLoaded(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return await page.evaluate(() => {
    const among = ['main', 'header'].flatMap((part) => [
      ...document.querySelectorAll(`${part} a[href], ${part} button`),
    ])
    for (const control of among) {
      const { x, y, width, height } = control.getBoundingClientRect()
      const at = { x: x + width / 2, y: y + height / 2 }
      if (control.contains(document.elementFromPoint(at.x, at.y))) return at
    }
    throw new Error('Nothing can be pressed.')
  })
}

/** Presses at a point, lets everything arrive, and lifts the pointer. @returns the controls that were clicked */
async function pressWhile(page: Page, { x, y }: { x: number; y: number }, arrive: () => Promise<void>) {
  await page.mouse.move(x, y)
  await page.evaluate(
    (at) => {
      const pressed = document.elementFromPoint(at.x, at.y)?.closest('a, button')
      const keep = (event: Event) => {
        event.preventDefault()
        event.stopPropagation()
        const isPressed = event.target instanceof Node && pressed?.contains(event.target) === true
        document.documentElement.dataset['clicked'] = isPressed ? 'the pressed' : 'another'
      }
      delete document.documentElement.dataset['clicked']
      document.addEventListener('click', keep, { capture: true, once: true })
    },
    { x, y },
  )
  const before = await places(page)
  await page.mouse.down()
  await arrive()
  const during = await places(page)
  await page.mouse.up()
  return { before, during, clicked: await page.locator('html').getAttribute('data-clicked') }
}

/** Where the handle is pressed, too, and where a failed call raises a message. */
const few = ['', 'reset-password/ada.lindqvist%40example.org', 'my-applied', 'my']

for (const [size, viewport, isFirstVisit, isChosen] of [
  ['a wide window', { width: 1280, height: 720 }, false, () => true],
  ['a phone, beside the guide', { width: 390, height: 844 }, true, (path: string) => few.includes(path)],
] as const) {
  for (const as of ['visitor', 'ada', 'harbour'] as const) {
    test.describe(() => {
      test.use({ viewport, isFirstVisit })

      test(`a press by ${as} counts whatever arrives, in ${size}`, async ({ page, context }) => {
        await refuseOnDemand(page)
        const other = await context.newPage()
        await openPage(page, '', as === 'visitor' ? undefined : people[as])
        const recruiter = await openPage(other, '')
        await recruiter.signIn(people.harbour.name, 'this tab only')

        let isCut = false
        /** An edit elsewhere, a notification and two emails, and with every second time the end of the connection, or its return. */
        const arrive = async () => {
          isCut = !isCut
          const served = isCut ? undefined : page.waitForResponse(/\/api\//)
          await page.evaluate((cut) => document.documentElement.toggleAttribute('data-cut', cut), isCut)
          await page.evaluate((name) => dispatchEvent(new Event(name)), isCut ? 'offline' : 'online')
          const status = isCut ? 'interviewing' : 'shortlisted'
          await callFrom(other, 'jobs/change-application-status', {
            id: `${applications.interviewing}`,
            status,
          })
          await callFrom(other, 'send-message', {
            name: 'Ada',
            email: 'ada@example.org',
            subject: 'Hello',
            message: 'Hello',
          })
          await callFrom(other, 'send-password-reset-link', { email: people.ada.email })
          if (isCut) await expect(page.locator('html')).toHaveAttribute('data-cut', 'refused')
          await served
          await page.evaluate(async () => {
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
          })
        }
        for (const path of visits[as].filter(isChosen)) {
          await test.step(`/${path}`, async () => {
            const { handle } = await openPage(page, path)
            // First, as it waits for the page, whose bar may raise the handle.
            const points = [await firstControl(page)]
            const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {}
            if (few.includes(path)) points.push({ x: x + width / 2, y: y + height / 2 })
            isCut = false
            for (const point of points) {
              const { before, during, clicked } = await pressWhile(page, point, arrive)
              expect(during, `/${path}`).toEqual(before)
              expect(clicked, `/${path}`).toBe('the pressed')
              const said = expect(messagesOf(page))
              if (few.includes(path)) await (isCut ? said : said.not).toContainText('out of date')
            }
            // Also after the press, and beside a code that has arrived.
            expect(await handle.boundingBox()).toMatchObject({ x, y })
          })
        }
      })
    })
  }
}

/** While the page has the attribute `data-cut`, its calls fail, so that a message says so. */
async function refuseOnDemand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...request) => {
      if (!document.documentElement.hasAttribute('data-cut')) return await fetch(...request)
      document.documentElement.dataset['cut'] = 'refused'
      return new Response('', { status: 500 })
    }
  })
}
