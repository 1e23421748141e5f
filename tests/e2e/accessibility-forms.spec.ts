import type { CallName } from '../../mocks/operation.ts'
import type { Locator, Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { fillJob, messagesOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

interface FormCase {
  /** The form's accessible name. */
  name: string
  path: string
  as?: keyof typeof people
  before?: (page: Page) => Promise<void>
  /** The label of the submit button. */
  button: string
  /** The call that submitting makes; if there are two, the first. */
  call: CallName
  /** The errors of the empty form, in the order of the summary. */
  wrong: string[]
  /** Whether the form has a single field and no summary, so that an error focuses the field. */
  single?: boolean
  fill: (form: Locator, page: Page) => Promise<void>
  /** The `autocomplete` attributes by the labels of the fields; other fields are not checked. */
  autocomplete: Record<string, string>
  done: (page: Page, form: Locator) => Promise<void>
}

const heading = (name: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const forms: FormCase[] = [
  {
    name: 'Sign up',
    path: 'signup',
    button: 'Sign up',
    call: 'register',
    wrong: [
      'Choose an account type.',
      'Enter your name or your company’s name.',
      'Enter your email address.',
      'Choose a password.',
    ],
    fill: async (form) => {
      await form.getByRole('radio', { name: /^Job seeker/ }).check()
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Noor Haddad')
      await form.getByRole('textbox', { name: 'Email address' }).fill('noor@example.com')
      await form.getByLabel('Password', { exact: true }).fill('a-long-password')
    },
    autocomplete: { Name: 'name', 'Email address': 'email', Password: 'new-password' },
    done: heading('Login'),
  },
  {
    name: 'Login',
    path: 'login',
    button: 'Send me a code',
    call: 'login',
    wrong: ['Choose your account type.', 'Enter your email address.'],
    fill: async (form) => {
      await form.getByRole('radio', { name: /^Job seeker/ }).check()
      await form.getByRole('textbox', { name: 'Email address' }).fill(people.newcomer.email)
    },
    autocomplete: { 'Email address': 'email' },
    done: heading('Enter your code'),
  },
  {
    name: 'Verify',
    path: 'login',
    before: async (page) => {
      const form = page.getByRole('form', { name: 'Login' })
      await form.getByRole('radio', { name: /^Job seeker/ }).check()
      await form.getByRole('textbox', { name: 'Email address' }).fill(people.newcomer.email)
      await form.getByRole('button', { name: 'Send me a code' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
    },
    button: 'Log in',
    call: 'verify',
    wrong: ['Enter the code.'],
    fill: async (_form, page) => {
      await new Simulator(page).typeCode(people.newcomer.email)
    },
    autocomplete: { Code: 'one-time-code' },
    done: async (page) => {
      await expect(page.getByRole('banner').getByRole('button', { name: people.newcomer.name })).toBeVisible()
    },
  },
  {
    name: 'Forgot password',
    path: 'forgot-password',
    button: 'Send me a code',
    call: 'send-password-reset-link',
    wrong: ['Enter your email address.'],
    fill: (form) => form.getByRole('textbox', { name: 'Email address' }).fill(people.newcomer.email),
    autocomplete: { 'Email address': 'email' },
    done: heading('Choose a new password'),
  },
  {
    name: 'Reset password',
    path: 'forgot-password',
    before: async (page) => {
      const form = page.getByRole('form', { name: 'Forgot password' })
      await form.getByRole('textbox', { name: 'Email address' }).fill(people.newcomer.email)
      await form.getByRole('button', { name: 'Send me a code' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
    },
    button: 'Set new password',
    call: 'reset-password',
    wrong: ['Enter the code.', 'Choose a new password.', 'Enter the new password again.'],
    fill: async (form, page) => {
      await new Simulator(page).useCode(people.newcomer.email)
      await form.getByLabel('New password', { exact: true }).fill('lanterns at noon')
      await form.getByLabel('Confirm new password').fill('lanterns at noon')
    },
    autocomplete: {
      Code: 'one-time-code',
      'New password': 'new-password',
      'Confirm new password': 'new-password',
    },
    done: heading('Login'),
  },
  {
    name: 'Send a message',
    path: 'contact',
    button: 'Send message',
    call: 'send-message',
    wrong: ['Enter your name.', 'Enter your email address.', 'Enter a subject.', 'Enter a message.'],
    fill: async (form) => {
      await form.getByRole('textbox', { name: 'Your name' }).fill('Noor Haddad')
      await form.getByRole('textbox', { name: 'Email address' }).fill('noor@example.com')
      await form.getByRole('textbox', { name: 'Subject' }).fill('A lantern')
      await form.getByRole('textbox', { name: 'Message' }).fill('It is out.\nSince noon.')
    },
    autocomplete: { 'Your name': 'name', 'Email address': 'email' },
    done: async (page) => {
      await expect(messagesOf(page).getByText('Contact Us')).toBeVisible()
    },
  },
  {
    name: 'New jobs by email',
    path: '',
    button: 'Subscribe',
    call: 'subscribe',
    wrong: ['Enter your email address.'],
    single: true,
    fill: (form) => form.getByRole('textbox', { name: 'Email address' }).fill('noor@example.com'),
    autocomplete: { 'Email address': 'email' },
    done: async (_page, form) => {
      await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue('')
    },
  },
  {
    name: 'Post a job',
    path: 'post',
    as: 'harbour',
    button: 'Post job',
    call: 'jobs/create',
    wrong: [
      'Enter a title.',
      'Choose where the work is done.',
      'Choose a category.',
      'Choose full time or part time.',
      'Choose a currency.',
    ],
    fill: (_form, page) =>
      fillJob(page, {
        title: 'Keeper of the night ferry',
        category: 'Transport & logistics',
        currency: 'EUR',
        description: 'Nine crossings, four lighthouses.',
      }),
    autocomplete: {},
    done: heading('My jobs'),
  },
  {
    name: 'Upload a CV',
    path: 'cv-manager',
    as: 'newcomer',
    button: 'Upload',
    call: 'cvs/upload',
    wrong: ['Choose a PDF.', 'Enter a title for the CV.'],
    fill: async (form) => {
      await form.getByLabel('File').setInputFiles(pdf('Milo Tarrant.pdf'))
      await form.getByRole('textbox', { name: 'Title' }).fill('For ferries')
      await form.getByRole('checkbox', { name: /^Make it my default/ }).check()
    },
    autocomplete: {},
    done: async (page) => {
      await expect(page.getByRole('button', { name: 'For ferries, preview' })).toBeVisible()
    },
  },
  {
    name: 'Apply for this job',
    path: `jobs/${jobs.open}`,
    as: 'newcomer',
    button: 'Upload and apply',
    call: 'cvs/upload',
    wrong: ['Choose a PDF.', 'Enter a title for the CV.'],
    fill: async (form) => {
      await form.getByLabel('CV', { exact: true }).setInputFiles(pdf('Milo Tarrant.pdf'))
      await form.getByRole('textbox', { name: 'CV title' }).fill('For ferries')
    },
    autocomplete: {},
    done: async (page) => {
      await expect(page.getByRole('heading', { level: 2, name: 'Your application' })).toBeFocused()
    },
  },
]

for (const { name, path, as, before, button, call, wrong, single, fill, autocomplete, done } of forms) {
  test(`${name}: invalid, corrected and sent once`, async ({ page }) => {
    await openPage(page, path, as && people[as])
    await before?.(page)
    const form = page.getByRole('form', { name, exact: true })
    const send = form.getByRole('button', { name: button, exact: true })
    const sent: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(`/api/${call}`)) sent.push(request.url())
    })

    await test.step('errors appear at the top and at the field', async () => {
      // Text that nobody sees is empty (rules 46), except for passwords.
      const texts = form.getByRole('textbox').and(page.locator(':not([type=password])'))
      for (const field of await texts.all()) {
        if ((await field.inputValue()) === '') await field.fill('\u200b\u2060')
      }
      await send.click()
      if (single) {
        await expect(form.getByRole('textbox')).toBeFocused()
        expect(await toldAtFocus(page)).toContain(wrong[0])
        return
      }
      const summary = form.getByRole('group', { name: 'Please check what you entered' })
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText(wrong)
      for (const words of wrong) {
        await summary.getByRole('link', { name: words }).press('Enter')
        expect(await toldAtFocus(page), words).toContain(words)
      }
    })
    expect(sent).toEqual([])

    await test.step('after the correction, no error is left', async () => {
      await fill(form, page)
      await expect(form.getByRole('group', { name: 'Please check what you entered' })).toHaveCount(0)
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    })

    await test.step('fields describe their values', async () => {
      for (const [label, value] of Object.entries(autocomplete)) {
        await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', value)
      }
    })

    await test.step('two presses make one call, and the button is busy and keeps the focus', async () => {
      expect(await pressTwice(send)).toEqual({ wasBusy: true, keptFocus: true })
      await done(page, form)
      expect(sent).toHaveLength(1)
    })
  })
}

/** Returns the description of the focused field, or of its radio group, if that is invalid. */
function toldAtFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const wrong = focused?.closest('[aria-invalid=true]')
    const ids = (wrong?.getAttribute('aria-describedby') ?? '').split(' ')
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })
}

/** Presses a button twice in a row. An observer checks the button during the call, even if the call is very short. */
function pressTwice(button: Locator): Promise<{ wasBusy: boolean; keptFocus: boolean }> {
  return button.evaluate(
    (element: HTMLButtonElement) =>
      new Promise<{ wasBusy: boolean; keptFocus: boolean }>((resolve) => {
        const observer = new MutationObserver(() => {
          if (element.getAttribute('aria-busy') !== 'true') return
          observer.disconnect()
          resolve({ wasBusy: true, keptFocus: document.activeElement === element && !element.disabled })
        })
        observer.observe(element, { attributes: true })
        element.focus()
        element.click()
        element.click()
      }),
  )
}
