import type { Locator, Page } from 'playwright/test'
import { pdf } from './files.ts'
import { cvRows, openPage, shareLogin, uploadCv } from './page.ts'
import { people } from './people.ts'
import { expect } from './test.ts'

export const cvTitle = 'Kept or not'

/** Logs in as the job seeker without any activity and uploads a CV, which tests then expect not to be lost. */
export async function uploadAsNewcomer(page: Page, demo = ''): Promise<void> {
  await openPage(page, `${demo}cv-manager`, people.newcomer)
  await shareLogin(page)
  await uploadCv(page, pdf('cv.pdf'), cvTitle)
  await expect(ownCv(page)).toBeVisible()
}

export function ownCv(page: Page): Locator {
  return cvRows(page).filter({ hasText: cvTitle })
}
