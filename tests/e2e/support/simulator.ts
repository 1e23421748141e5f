import { expect, type Locator, type Page } from 'playwright/test'

/** The sections of the panel, named like their tabs. */
type Section = 'Backend' | 'People' | 'Mail' | 'Review' | 'Data' | 'Clock' | 'Network' | 'Assumptions' | 'Log'

/** Timeout for the simulator's start on a busy machine, in milliseconds. */
export const startTime = 30_000

/**
 * The simulator's panel on one page (one tab), operated by role and label, as a user would.
 *
 * Every method opens the panel, does its work, waits for the panel's confirmation and closes the panel, so that the page
 * then appears as a visitor sees it. Only `show` leaves it open; `close` closes it. The page must already be open: see
 * `openPage`.
 */
export class Simulator {
  readonly page: Page
  readonly panel: Locator
  /** The button that opens the panel. */
  readonly handle: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('complementary', { name: 'Simulator', exact: true })
    this.handle = this.panel.getByRole('button', { name: /^Simulator/ })
  }

  /** Waits until the panel is on the page, open or closed. From then on, the simulator answers calls. */
  async ready(): Promise<void> {
    await expect(this.handle.or(this.#closer)).toBeVisible({ timeout: startTime })
  }

  /** Opens a section of the panel and leaves it open. @returns the section */
  async show(section: Section): Promise<Locator> {
    const tab = this.panel.getByRole('tab', { name: new RegExp(`^${section}\\b`) })
    // Only a closed panel has the handle, and only an open one has tabs: this presses the one that is there.
    await this.handle.or(tab).click({ timeout: startTime })
    await tab.click()
    const shown = this.panel.getByRole('tabpanel', { name: new RegExp(`^${section}\\b`) })
    await expect(shown).toBeVisible()
    return shown
  }

  /** Closes the open panel. */
  async close(): Promise<void> {
    await this.#closer.click()
    await expect(this.#closer).toBeHidden()
  }

  /**
   * Logs in without the product's own login.
   * @param name the account's full name, as in `people` of `people.ts`
   * @param scope `this tab only` doesn't affect other tabs of the browser
   */
  async signIn(name: string, scope: 'this tab only' | 'everywhere' = 'everywhere'): Promise<void> {
    await this.#in('People', async (section) => {
      await section.getByRole('searchbox').fill(name)
      await section.getByRole('button', { name: `Log in as ${name}, ${scope}`, exact: true }).click()
      await this.#said(`Logged in as ${name}`)
    })
  }

  /** Logs out, in the scope of this tab's login: this tab only, or all tabs. */
  async signOut(): Promise<void> {
    await this.#in('People', async (section) => {
      await section.getByRole('button', { name: /^Log out / }).click()
      await this.#said('is logged out.')
    })
  }

  /**
   * Enters the newest unused code for an address into the page's code field, with "Use this code". `/verify` then submits it
   * automatically.
   * @returns the code, six digits
   */
  async useCode(email: string): Promise<string> {
    return await this.#in('Mail', async (section) => {
      const button = this.#unread(section, email).getByRole('button', { name: /^Use this code/ })
      const label = (await button.getAttribute('aria-label')) ?? ''
      const code = /\b\d{6}\b/.exec(label)?.[0] ?? ''
      await button.click()
      await this.#said(`Code ${code} entered.`)
      return code
    })
  }

  /**
   * Types the newest code for an address into the page's field. A longer text is typed first and then shortened, so
   * that the page doesn't submit the code automatically.
   * @returns the code
   */
  async typeCode(email: string): Promise<string> {
    const code = /\b\d{6}\b/.exec(await this.readMail(email))?.[0] ?? ''
    const field = this.page.getByRole('textbox', { name: 'Code' })
    await field.pressSequentially(`x${code}`)
    await field.press('Home')
    await field.press('Delete')
    return code
  }

  /**
   * Opens the newest unread email to an address.
   * @returns its text
   */
  async readMail(email: string): Promise<string> {
    return await this.#in('Mail', async (section) => {
      const mail = this.#unread(section, email)
      const title = mail.getByRole('button', { expanded: false })
      // An open email is no longer unread, so find it by its name.
      const name = (await title.innerText()).replace(/^Unread:\s*/, '')
      await title.click()
      const opened = section
        .getByRole('listitem')
        .filter({ hasText: email, has: this.page.getByRole('button', { expanded: true }) })
      await expect(opened).toContainText(name.split('\n')[0] ?? '')
      return await opened.innerText()
    })
  }

  /** Approves a job in review. `title` is the job's full title. */
  async approve(title: string): Promise<void> {
    await this.#in('Review', async (section) => {
      await section.getByRole('button', { name: `Approve ${title}`, exact: true }).click()
      await this.#said(`“${title}” was approved.`)
    })
  }

  /** Creates a new world of the same scenario. Everybody is logged out; other tabs follow with their next call. */
  async reset(): Promise<void> {
    await this.#in('Data', async (section) => {
      await section.getByRole('button', { name: 'Reset data' }).click()
      await this.#said('Data reset')
    })
  }

  /** Ends all sessions by moving the clock (rules 12), and lets the page notice. */
  async endSessions(): Promise<void> {
    await this.#in('Clock', async (section) => {
      await section.getByRole('button', { name: '+30 days: Move the clock' }).click()
      await this.#said('It is ')
    })
    await this.refresh()
  }

  /** Delays every call of this tab; other tabs are unaffected. */
  async delay(delay: 'None' | '1–2 s'): Promise<void> {
    await this.#in('Network', async (section) => {
      await section.getByRole('radio', { name: delay, exact: true }).check()
      await this.#said(`Delay for this tab set to “${delay}”.`)
    })
  }

  /** Makes the page refetch its data, as when the user returns to its tab. */
  async refresh(): Promise<void> {
    await this.#in('Network', async (section) => {
      await section.getByRole('button', { name: 'Reload the page’s data' }).click()
      await this.#said('Reloading the page’s data.')
    })
  }

  /** Shows the Log with its requests, which the demo hides until this is called once. */
  async requests(): Promise<Locator> {
    const section = await this.show('Log')
    await section.getByRole('button', { name: /^Show requests/ }).click()
    return section
  }

  get #closer(): Locator {
    return this.panel.getByRole('button', { name: 'Close the simulator' })
  }

  async #in<T>(section: Section, work: (shown: Locator) => Promise<T>): Promise<T> {
    const result = await work(await this.show(section))
    await this.close()
    return result
  }

  /** Waits for a sentence in the panel's status line. */
  async #said(words: string): Promise<void> {
    await expect(this.panel.getByRole('status').filter({ hasText: words })).toBeVisible()
  }

  /** The newest unread email to an address. */
  #unread(section: Locator, email: string): Locator {
    return section.getByRole('listitem').filter({ hasText: email }).filter({ hasText: 'Unread: ' }).first()
  }
}
