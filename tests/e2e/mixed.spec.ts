import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { root } from '../../scripts/check/places.ts'
import { answerTo } from './support/hand.ts'
import { pdf } from './support/files.ts'
import { test } from './support/mixed.ts'
import { goInApp, mainOf } from './support/page.ts'
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

/** How the calls are divided, who looks, and what no page may say. */
const divisions = [
  {
    what: 'all that it has',
    only: undefined,
    who: [undefined, 'seeker', 'recruiter'],
    not: /something went wrong|couldn’t|can’t be reached|doesn’t offer|has a problem/i,
  },
  // With most of the pages' data from the other side, some may be missing.
  {
    what: 'only the session and its jobs',
    only: /^jobs\/fetch/,
    who: ['seeker', 'recruiter'],
    not: /something went wrong|has a problem/i,
  },
] as const

for (const { what, only, who, not } of divisions) {
  test(`with ${what} real, each page works, and shows nobody else’s data`, async ({ demo }) => {
    test.setTimeout(300_000)
    if (only) await demo.choose((call) => (only.test(call) ? 'real' : 'simulated'))
    for (const one of who) {
      const page = await demo.open('nowhere', one)
      await new Simulator(page).ready()
      for (const path of paths) {
        await goInApp(page, path, '/')
        const text = await mainOf(page).innerText()
        // No real call lists all people, so the page of talent can't either.
        const rest = text.replace(/We couldn’t (?:load the job seekers|read one entry of this list)\./, '')
        expect.soft(path === 'find-talent' ? rest : text, `${one} ${path}`).not.toMatch(not)
        // Companies and people of the simulator's own scenarios.
        if (!only) expect(text, `${one} ${path}`).not.toMatch(/Harbour|Lindqvist|Tarrant/)
      }
      await page.close()
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
  const answer = answerTo(recruiter, 'jobs/change-application-status')
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
