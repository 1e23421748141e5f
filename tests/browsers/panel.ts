import type { Place, Tab } from './tab.ts'

/** The Simulator of one tab, used as in `tests/e2e/support/simulator.ts`. */
export class Panel {
  readonly #tab: Tab
  readonly #panel: Place

  constructor(tab: Tab) {
    this.#tab = tab
    this.#panel = tab.role('complementary', 'Simulator')
  }

  /** Logs in on all tabs. @param name the account's full name */
  async logIn(name: string): Promise<void> {
    await this.#in('People', async (section) => {
      await section.role('searchbox').write(name)
      await section.role('button', `Log in as ${name}, everywhere`).press()
      await this.#said('Logged in as ')
    })
  }

  /** Enters the newest code for an address into the page's field, which submits it. */
  async useCode(email: string): Promise<void> {
    await this.#in('Mail', async (section) => {
      const mails = section
        .role('listitem')
        .containing(new RegExp(email))
        .containing(/Unread:/)
      await mails
        .first()
        .role('button', /^Use this code/)
        .press()
      await this.#said('entered.')
    })
  }

  /** Waits until a call has been answered since this tab was loaded: the page shows some changes before that. */
  async answered(call: string): Promise<void> {
    await this.#in('Log', async (section) => {
      await section.role('button', /^(?:Show|Hide) requests/).shown()
      const show = section.role('button', /^Show requests/)
      if ((await show.look()).count === 1) await show.press()
      const answered = new RegExp(`^(?!.*before the reload).*${call}`, 's')
      await section.role('listitem').containing(answered).shown()
    })
  }

  async #in(section: string, work: (shown: Place) => Promise<void>): Promise<void> {
    const handle = this.#panel.role('button', /^Simulator/)
    await this.#tab.ready()
    await handle.press()
    await this.#panel.role('tab', new RegExp(`^${section}\\b`)).press()
    await work(this.#panel.role('tabpanel', new RegExp(`^${section}\\b`)))
    await this.#panel.role('button', 'Close the simulator').press()
    await handle.shown()
  }

  async #said(words: string): Promise<void> {
    await this.#panel.role('status').containing(new RegExp(words)).shown()
  }
}
