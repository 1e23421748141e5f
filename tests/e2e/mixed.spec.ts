import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { root } from '../../scripts/check/places.ts'
import { drawn } from '../support/sample.ts'
import { pdf } from './support/files.ts'
import { test } from './support/mixed.ts'
import { mainOf } from './support/page.ts'
import { Simulator } from './support/simulator.ts'

// The demo with a real backend of 26 calls, the example backend; the simulator answers the others.

/** Values for the parameters of routes. Job 1 is the recruiter's. */
const samples: Readonly<Record<string, string>> = {
  jobs: '1',
  application: '1',
  recruiter: '1',
  user: '2',
  'reset-password': 'seeker@example.com',
}

/** A path for each file in src/routes, and the other tabs of the profile, which share a heading. */
const paths = readdirSync(join(root, 'src/routes'))
  .filter((file) => /^[^-_].*\.tsx$/.test(file))
  .map((file) =>
    file
      .replace(/\.tsx$/, '')
      .replace(/(?:^|\.)index$/, '')
      .replace(/\.\{-\$\w+\}$/, ''),
  )
  .map((route) =>
    route
      .replace(/\.\$\w+/, `/${samples[route.split('.')[0] ?? ''] ?? ''}`)
      .replaceAll(/\.(?=\w+$)(?!com)/g, '/'),
  )

/** Returns what a page shows once nothing is loading. */
async function shown(page: Page): Promise<string> {
  await new Simulator(page).ready()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(mainOf(page).getByText(/^Loading/)).toHaveCount(0)
  return await mainOf(page).innerText()
}

const failures = /something went wrong|couldn’t|can’t be reached|doesn’t offer|has a problem/i

for (const who of ['visitor', 'seeker', 'recruiter'] as const) {
  test(`each page works for a ${who}, and shows nobody else’s data`, async ({ demo }) => {
    const page = await demo.open('about', who === 'visitor' ? undefined : who)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(demo.appUrl + path)
        const text = await shown(page)
        expect.soft(text).not.toMatch(failures)
        // Companies and people of the simulator's own scenarios.
        expect(text).not.toMatch(/Harbour|Lindqvist|Tarrant/)
      })
    }
  })
}

test('a simulated status of a real application shows in both halves and in other tabs', async ({ demo }) => {
  const title = 'Backend engineer'
  const recruiter = await demo.open('jobs/1', 'recruiter')
  const seeker = await demo.open('jobs/1', 'seeker')
  const form = seeker.getByRole('form', { name: /^Apply/ })
  await form.locator('input[type=file]').setInputFiles(pdf('My CV.pdf'))
  await form.getByRole('button', { name: 'Upload and apply' }).click()
  await expect(seeker.getByRole('heading', { name: 'Your application' })).toBeVisible()
  const panel = new Simulator(recruiter)
  const backend = await panel.show('Backend')
  await backend.getByRole('checkbox', { name: 'Simulate jobs/change-application-status' }).check()
  await panel.close()
  // The other tab follows.
  const elsewhere = new Simulator(seeker)
  const followed = (await elsewhere.show('Backend')).getByRole('checkbox', {
    name: 'Simulate jobs/change-application-status',
  })
  await expect(followed).toBeChecked()
  await elsewhere.close()
  await expect(recruiter.getByRole('button', { name: /^Simulator.*mixed/ })).toBeVisible()
  await recruiter.goto(`${demo.appUrl}jobs/1`)
  const status = recruiter.getByRole('combobox', { name: 'Status of Ada Marsh' })
  const answer = recruiter.waitForResponse((response) =>
    response.url().endsWith('/change-application-status'),
  )
  await status.selectOption('shortlisted')
  await answer
  await seeker.goto(`${demo.appUrl}my-applied`)
  await expect(mainOf(seeker).getByRole('row', { name: new RegExp(title) })).toContainText('Shortlisted')
  await expect(seeker.getByRole('banner').getByRole('button', { name: /1 unread/ })).toBeVisible()
  await seeker.goto(`${demo.appUrl}notifications`)
  await expect(mainOf(seeker)).toContainText(`moved your application for “${title}” to “Shortlisted”`)
  const log = await panel.requests()
  const entries = (call: string, source: string) =>
    log.getByRole('listitem').filter({ hasText: call }).filter({ hasText: source })
  await expect(entries('jobs/fetch-single', 'real').first()).toBeVisible()
  await expect(entries('jobs/change-application-status', 'simulated').first()).toBeVisible()
})

/** The calls of the example backend besides those of the session. */
const built = (
  'fetch-settings fetch-home categories/fetch jobs/create jobs/fetch jobs/my jobs/delete jobs/fetch-single jobs/update ' +
  'jobs/search jobs/apply jobs/my-applications my-profile jobs/fetch-application jobs/change-application-status cvs/fetch cvs/upload users/find'
).split(' ')

for (const only of drawn(built, 0.25, (call) => call)) {
  test(`the session and ${only} real, the rest simulated: no page crashes`, async ({ demo }) => {
    await demo.choose((call) => (call === only ? 'real' : 'simulated'))
    for (const [who, places] of [
      ['seeker', ['', 'search', 'jobs/1', 'profile', 'my-applied', 'cv-manager', 'recruiter/1']],
      ['recruiter', ['my', 'jobs/1', 'profile', 'post']],
    ] as const) {
      const page = await demo.open('about', who)
      for (const path of places) {
        await page.goto(demo.appUrl + path)
        const text = await shown(page)
        expect(text.length, path).toBeGreaterThan(20)
        expect(text, path).not.toMatch(/something went wrong|has a problem/i)
      }
      const backend = await new Simulator(page).show('Backend')
      await expect(backend).toContainText('10 of 59 calls go to')
      await page.close()
    }
  })
}
