import type { Locator, Page } from 'playwright/test'
import { pdf } from './support/files.ts'
import { answerTo, attach, choose, press, tick, write } from './support/hand.ts'
import { mainOf, messagesOf, userMenuOf } from './support/page.ts'
import { expect, type Stage, test } from './support/stage.ts'

const company = {
  name: 'Quillmark Press',
  email: 'hiring@quillmark.example',
  password: 'letterpress-7',
  type: 'recruiter',
}
const seeker = {
  name: 'Noor Haddad',
  email: 'noor@example.com',
  password: 'a-long-password',
  type: 'job_seeker',
}
const job = 'Typesetter for small editions'

// Runs in the demo by pointer, and against `npm run api` by keyboard alone. The project `otherwise` repeats it by
// pointer, against `npm run api` with every assumption reversed.
test(
  'two people, from the posted job to the accepted applicant',
  { tag: ['@core', '@http', '@otherwise'] },
  async ({ stage, otherwise }) => {
    test.setTimeout(360_000)
    let recruiter = await stage.pageOf('recruiter')

    await test.step('a recruiter signs up and logs in with the code from the mailbox', async () => {
      await stage.open(recruiter, 'signup')
      await signUp(recruiter, company)
      await enterCode(stage, recruiter, company)
      await expect(recruiter).toHaveURL(/\/my$/)
      // The address changes before the page does, which then takes the focus.
      await expect(recruiter.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
    })

    await test.step('the recruiter posts a job and sees it pending', async () => {
      await press(recruiter.getByRole('banner').getByRole('link', { name: 'Post A Job' }))
      const form = recruiter.getByRole('form', { name: 'Post a job' })
      await write(form.getByRole('textbox', { name: 'Job title' }), job)
      await tick(form.getByRole('radio', { name: /^Hybrid/ }))
      await write(form.getByLabel('Location'), 'Leiden, Netherlands')
      await choose(form.getByRole('combobox', { name: 'Category' }), 'Design & media')
      await tick(form.getByRole('radio', { name: /^Part time/ }))
      await choose(form.getByRole('combobox', { name: 'Currency' }), 'EUR')
      await write(form.getByRole('textbox', { name: /^Salary from/ }), '30000')
      await write(form.getByRole('textbox', { name: /^Salary to/ }), '34000')
      await write(
        form.getByRole('textbox', { name: /^Description/ }),
        'You set short runs by hand and on screen.\n\nThree days a week.',
      )
      await press(form.getByRole('button', { name: 'Post job' }))
      await expect(messagesOf(recruiter)).toContainText('Post Job')
      await expect(recruiter).toHaveURL(/\/my$/)
      const state = otherwise ? 'Approved' : 'Pending'
      await expect(mainOf(recruiter).getByRole('row', { name: new RegExp(job) })).toContainText(state)
    })

    let applicant = await stage.pageOf('applicant')
    await test.step('nobody else finds the job until it is approved', async () => {
      await stage.open(applicant, 'search?keyword=typesetter')
      // A backend without review lists the job at once.
      const found = otherwise
        ? mainOf(applicant).getByText(job).first()
        : mainOf(applicant).getByText('No jobs found.')
      await expect(found).toBeAttached()
      await stage.setApart(applicant)
      if (!otherwise) await stage.approve(recruiter, job)
      await expect(mainOf(recruiter).getByRole('row', { name: new RegExp(job) })).toContainText('Approved')
    })

    await test.step('a job seeker signs up, finds it by search, uploads a PDF and applies', async () => {
      await press(applicant.getByRole('banner').getByRole('link', { name: 'Login' }))
      await press(mainOf(applicant).getByRole('link', { name: 'Sign up' }))
      await signUp(applicant, seeker)
      await enterCode(stage, applicant, seeker)
      await press(applicant.getByRole('banner').getByRole('link', { name: 'Home', exact: true }))
      const search = applicant.getByRole('search', { name: 'Jobs' })
      await write(search.getByRole('searchbox', { name: 'Keyword' }), 'typesetter quillmark')
      await write(search.getByLabel('Location'), 'leiden')
      await press(search.getByRole('button', { name: 'Search A Job' }))
      await expect(applicant).toHaveURL(/\/search\?.*keyword=typesetter/)
      await press(mainOf(applicant).getByRole('link', { name: job, exact: true }))
      await expect(applicant.getByRole('heading', { level: 1, name: job })).toBeFocused()
      const form = applicant.getByRole('form', { name: /^Apply/ })
      await attach(form.locator('input[type=file]'), pdf('Noor Haddad CV.pdf'))
      await expect(form.getByRole('textbox', { name: 'CV title' })).toHaveValue('Noor Haddad CV')
      await press(form.getByRole('button', { name: 'Upload and apply' }))
      await expectApplied(applicant)
    })

    await test.step('both are still logged in after a reload, each in their own tab', async () => {
      await Promise.all([stage.reload(applicant), stage.reload(recruiter)])
      await expect(userMenuOf(applicant, seeker.name)).toBeVisible()
      await expectApplied(applicant)
      await expect(userMenuOf(recruiter, company.name)).toContainText(/[12]/)
    })

    await test.step('the recruiter sees the applicant, downloads their CV and shortlists them', async () => {
      await openJob(recruiter)
      const applicants = recruiter.getByRole('region', { name: 'Applicants' })
      await tick(applicants.getByRole('checkbox', { name: `Select ${seeker.name}` }))
      const download = recruiter.waitForEvent('download')
      await press(recruiter.getByRole('button', { name: 'Download CVs' }))
      const name = otherwise ? `${seeker.name} - Noor Haddad CV.pdf` : `${job} - CVs.zip`
      expect((await download).suggestedFilename()).toBe(name)
      const status = applicants.getByRole('combobox', { name: `Status of ${seeker.name}` })
      await expect(status).toHaveValue('applied')
      await setStatus(recruiter, status, 'Shortlisted')
      await stage.reload(recruiter)
      await expect(status).toHaveValue('shortlisted')
    })

    await test.step('everything is still there after a restart of the browser or server', async () => {
      await stage.restart()
      recruiter = await stage.pageOf('recruiter')
      await stage.open(recruiter, 'my')
      await expect(userMenuOf(recruiter, company.name)).toBeVisible()
      await expect(mainOf(recruiter).getByRole('row', { name: new RegExp(job) })).toContainText('Approved')
    })

    await test.step('the job seeker sees the count of notifications and the new status', async () => {
      applicant = await stage.pageOf('applicant')
      await stage.open(applicant, 'my-applied')
      await stage.signIn(applicant, seeker)
      await expect(applicant.getByRole('banner').getByRole('button', { name: /1 unread/ })).toBeVisible()
      await openJob(applicant)
      // Wait for the job's page: the list shows the status too, and leaving the list would close an open menu.
      await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(job)
      await expect(mainOf(applicant).getByText('Shortlisted').first()).toBeVisible()
      await press(applicant.getByRole('banner').getByRole('button', { name: seeker.name }))
      await press(applicant.getByRole('banner').getByRole('link', { name: /^Notifications/ }))
      await expect(applicant.getByRole('heading', { level: 1 })).toHaveText('Notifications')
      await press(mainOf(applicant).getByRole('listitem').first().getByRole('link'))
      await expect(applicant).toHaveURL(/\/application\/\d+$/)
      await expect(applicant.getByRole('banner').getByRole('button', { name: /unread/ })).toHaveCount(0)
      // The other tab still belongs to the recruiter.
      await stage.reload(recruiter)
      await expect(userMenuOf(recruiter, company.name)).toBeVisible()
    })

    await test.step('the job seeker is notified of the interview and the job', async () => {
      await openJob(recruiter)
      const status = recruiter.getByRole('combobox', { name: `Status of ${seeker.name}` })
      await setStatus(recruiter, status, 'Interviewing')
      await stage.reload(applicant)
      await expect(mainOf(applicant).getByText('Interviewing').first()).toBeVisible()
      await setStatus(recruiter, status, 'Accepted')
      await stage.reload(applicant)
      await expect(mainOf(applicant).getByText('Accepted').first()).toBeVisible()
      await expect(applicant.getByRole('banner').getByRole('button', { name: /2 unread/ })).toBeVisible()
    })

    await stage.check()
  },
)

async function expectApplied(page: Page): Promise<void> {
  const words = mainOf(page).getByRole('paragraph')
  await expect(words.filter({ hasText: /^You applied on/ })).toBeVisible()
}

/** Follows the link to the job in a list. */
async function openJob(page: Page): Promise<void> {
  const row = mainOf(page).getByRole('row', { name: new RegExp(job) })
  await press(row.getByRole('link', { name: job, exact: true }))
}

/** Chooses a status and waits for the answer, because the screen updates optimistically. */
async function setStatus(page: Page, select: Locator, status: string): Promise<void> {
  const answer = answerTo(page, 'jobs/change-application-status')
  await choose(select, status)
  await answer
}

interface Person {
  name: string
  email: string
  password: string
  type: string
}

async function signUp(page: Page, { name, email, password, type }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' })
  await tick(form.getByRole('radio', { name: type === 'recruiter' ? /^Recruiter/ : /^Job seeker/ }))
  await write(
    form.getByRole('textbox', { name: type === 'recruiter' ? 'Company name' : 'Name', exact: true }),
    name,
  )
  await write(form.getByRole('textbox', { name: 'Email address' }), email)
  await write(form.getByLabel('Password', { exact: true }), password)
  await press(form.getByRole('button', { name: 'Sign up' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
}

/** Completes both login steps. Sign-up has filled in the email address and the account type. */
async function enterCode(stage: Stage, page: Page, { name, email }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)
  await press(form.getByRole('button', { name: 'Send me a code' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused()
  await stage.useCode(page, email)
  await expect(userMenuOf(page, name)).toBeVisible()
}
