import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { Runtime } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { firstFrame, frameKeyOf } from '../../mocks/panel/frame.ts'
import { requestsKeyOf } from '../../mocks/panel/LogSection.tsx'
import { mountPanel } from '../../mocks/panel/mount.tsx'
import type { Backend } from '../../mocks/engine/backend.ts'
import type { BackendTypes } from '../../mocks/engine/call/types.ts'
import { depot } from '../../tests/engine/depot/backend.ts'
import { library } from '../../tests/engine/library/backend.ts'
import type { Library } from '../../tests/engine/library/tables.ts'
import { testMoment } from '../../tests/support/backend.ts'
import { retype } from '../support/flow.ts'

const basePath = '/backend/'
/** The panel is at the end of the page, outside of the canvas. */
const page = within(document.body)
const says = async (text: string | RegExp) => await expect(await page.findByText(text)).toBeVisible()
const press = async (name: string | RegExp) =>
  await userEvent.click(await page.findByRole('button', { name }))
const choose = async (label: string, value: string) =>
  await userEvent.selectOptions(await page.findByLabelText(label), value)
const tab = async (name: RegExp) => await userEvent.click(await page.findByRole('tab', { name }))

const newRuntime = <B extends BackendTypes>(backend: Backend<B>) =>
  new Runtime(backend, {
    storage: new MemoryStorage(),
    realNow: () => testMoment,
    appUrl: location.origin + basePath,
  })
let runtime: Runtime<Library>
const loans = async () => await runtime.read(({ tx }) => tx.loans.all().map(({ state }) => state))

/** Makes a call as the page of the library does, as Ann. */
async function call(name: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  return await fetch(`${basePath}api/${name}`, {
    method: 'POST',
    headers: { authorization: 'Bearer ann' },
    body,
  })
}

/** Opens the panel at a section, beside a library in which Ann has borrowed a book. @returns a function that cleans up */
async function openLibrary(section: string): Promise<() => void> {
  runtime = newRuntime(library)
  await runtime.mutate(({ tx }) => tx.sessions.insert({ token: 'ann', person_id: 1 }))
  return await openBeside(library, runtime, section, () => call('books/lend', { id: '3' }))
}

/** @param first makes the first call */
async function openBeside<B extends BackendTypes>(
  backend: Backend<B>,
  running: Runtime<B>,
  section: string,
  first: () => Promise<Response>,
): Promise<() => void> {
  const sent = spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const request = new Request(path, init)
    return await running.handle(new URL(request.url).pathname.slice(basePath.length), request)
  })
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await first()
  localStorage.setItem(frameKeyOf(backend.name), JSON.stringify({ ...firstFrame, open: true, section }))
  localStorage.setItem(requestsKeyOf(backend.name), 'true')
  const remove = mountPanel(backend, running, { basePath, refresh: () => undefined })
  return () => {
    remove()
    sent.mockRestore()
    clicked.mockRestore()
    delete document.documentElement.dataset['simulator']
  }
}

/** A page of an app with another backend. */
function OtherApp() {
  return (
    <main className="p-6">
      <h1>Another app</h1>
    </main>
  )
}

const meta = {
  title: 'Simulator/Any backend',
  component: OtherApp,
  tags: ['state'],
} satisfies Meta<typeof OtherApp>

export default meta
type Story = StoryObj<typeof meta>

/** The data is reset, restored, saved and opened again. */
export const Data: Story = {
  name: 'Its data',
  beforeEach: () => openLibrary('data'),
  play: async () => {
    const tabs = (await page.findAllByRole('tab')).map(({ textContent }) => textContent)
    await expect(tabs).toEqual(['Data', 'Clock', 'Network', 'Log'])
    const files = spyOn(URL, 'createObjectURL')
    await userEvent.click(page.getByText('For developers'))
    await press('Save as scenario')
    await says('Scenario saved as scenario-small.json, with what differs from small (rows: 2).')
    const [[saved] = []] = files.mock.calls
    files.mockRestore()
    if (!(saved instanceof Blob)) throw new Error('A scenario is saved as a file')

    await retype(page.getByLabelText('Seed'), '8')
    await press('Reset data')
    await says('Data reset to small. Your earlier data is kept under Data.')
    await expect(await loans()).toEqual(['out'])
    await expect(page.getByRole('heading', { name: 'Earlier data' })).toBeVisible()
    await userEvent.upload(page.getByLabelText('Data file to open'), new File([saved], 'mine.json'))
    await says('mine.json opened. Your earlier data is kept under Data.')
    await expect(await loans()).toEqual(['out', 'out'])
    await press('Undo reset')
    await says('Reset undone.')
    await expect(await loans()).toEqual(['out'])
    // The world of before the reset, and that of the file (rules 45).
    await expect(await page.findAllByRole('button', { name: /^Restore the data from/ })).toHaveLength(2)
  },
}

/** The clock moves, and what is due then happens with the next call. */
export const Clock: Story = {
  name: 'Its clock',
  beforeEach: () => openLibrary('clock'),
  play: async () => {
    await press(/^\+30 days/)
    await says(/^It is 20 Dec 2026/)
    await call('books/search')
    await expect(await loans()).toEqual(['overdue', 'overdue'])
    await press('Pause')
    await says(/^Paused/)
    await press('Back to real time')
    await says(/^It is 20 Nov 2026/)
  },
}

/** A request is read, copied, sent again and given another answer. A change is undone. */
export const Log: Story = {
  name: 'Its log',
  beforeEach: () => openLibrary('log'),
  play: async () => {
    await press(/^books\/lend/)
    await expect(page.getByLabelText('Answer')).toHaveDisplayValue(/"Mansfield Park"/)
    await press('Copy')
    const code = page.getByLabelText('Text to copy')
    await expect(code).toHaveDisplayValue(/http:\/\/localhost:4000\/api\/books\/lend/)
    await expect(page.queryByRole('radio', { name: 'Test' })).toBeNull()

    const resend = async (id: string, goesBack = false) => {
      await press('Resend')
      const form = within(await page.findByRole('form', { name: 'Resend books/lend' }))
      await retype(form.getByLabelText('id'), id)
      if (goesBack) await userEvent.click(form.getByRole('checkbox', { name: /^Go back to before this/ }))
      await userEvent.click(form.getByRole('button', { name: 'Send' }))
    }
    await resend('2')
    await says('books/lend was sent again: HTTP 200 error. “Somebody else has borrowed this book.”')
    await says('The new request is number 1 in the log.')
    await resend('1', true)
    await says(/^Data restored .* books\/lend was sent again: HTTP 200\.$/)
    // Undone and made again, instead of a third loan.
    await expect(await loans()).toEqual(['out', 'out'])
    const [latest] = page.getAllByRole('button', { name: 'Go back to before this: Ann (member): books/lend' })
    if (!latest) throw new Error('The log has no change')
    await userEvent.click(latest)
    await says('Data restored to how it was before “Ann (member): books/lend”.')

    await press('Pin an answer')
    const pin = within(await page.findByRole('form', { name: 'Pinned answer to books/lend' }))
    await userEvent.clear(pin.getByLabelText('Answer'))
    await userEvent.paste('{"status":')
    await expect(pin.getByRole('button', { name: 'Pin this answer' })).toBeDisabled()
    await userEvent.paste('"success","message":"","loan":null}')
    await userEvent.click(pin.getByRole('checkbox', { name: 'Only if id is 3' }))
    await userEvent.click(pin.getByRole('button', { name: 'Pin it anyway' }))
    await expect(await (await call('books/lend', { id: '3' })).json()).toMatchObject({ loan: null })
    await tab(/^Network/)
    await says('/loan must be object')
    await press('Remove the answer to books/lend, id 3')
    await expect(runtime.options).toEqual(calmNetwork)
    await tab(/^Log \(1 contract violation\)/)
  },
}

const addPart = async (json: string): Promise<Response> =>
  await fetch(`${basePath}v2/parts?key=Kim-7`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
  })

/** The same for a backend with an open contract: methods, addresses and JSON. */
export const OpenLog: Story = {
  name: 'Its log, with an open contract',
  beforeEach: () => openBeside(depot, newRuntime(depot), 'log', () => addPart('{"name":"nut"')),
  play: async () => {
    await press(/^POST \/v2\/parts\?key=\S+\s*400/)
    await says('The request wasn’t read.')
    await press('Resend')
    const form = within(await page.findByRole('form', { name: 'Resend POST /parts' }))
    await userEvent.clear(form.getByLabelText('Body'))
    await userEvent.paste('{"name":"nut","secret":"secret-word","of":[]}')
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    await says(/^POST \/backend\/v2\/parts\?key=\S+ was sent again: HTTP 201/)

    await press(/^POST \/v2\/parts\?key=\S+\s*201/)
    const [copy] = page.getAllByRole('button', { name: 'Copy' })
    if (!copy) throw new Error('The request can’t be copied')
    await userEvent.click(copy)
    const code = page.getByLabelText('Text to copy')
    await expect(code).toHaveDisplayValue(/-X POST 'http:\/\/localhost:4000\/v2\/parts\?key=<key>'/)
    await expect(code).toHaveDisplayValue(/"name":"nut",.*"secret":"<secret>"/)

    await tab(/^Network/)
    await choose('Call', 'findParts')
    await choose('What happens', 'error-503')
    await choose('How often', 'null')
    await press('Add fault')
    const parts = async () => await fetch(`${basePath}v2/parts?sort=size`)
    await expect((await parts()).status).toBe(503)
    await press(/^Remove the fault/)
    await waitFor(async () => expect((await parts()).status).toBe(200))
    await press('Pin an answer')
    const pin = within(await page.findByRole('form', { name: 'Pinned answer to findParts' }))
    await expect(pin.getByLabelText('Answer')).toHaveDisplayValue(/"name": "nut"/)
    await userEvent.clear(pin.getByLabelText('Answer'))
    await userEvent.paste('{"title":"Out of parts"}')
    await userEvent.click(pin.getByRole('button', { name: 'Pin it anyway' }))
    await expect(await (await parts()).json()).toHaveProperty('title')

    await press('Pin an answer')
    await choose('Call to answer', 'logIn')
    const gone = within(await page.findByRole('form', { name: 'Pinned answer to logIn' }))
    await retype(gone.getByLabelText('HTTP status'), '204')
    await expect(gone.queryByLabelText('Answer')).toBeNull()
    await userEvent.click(gone.getByRole('button', { name: 'Pin this answer' }))
    const body = new URLSearchParams({ name: 'Lou' })
    await expect((await fetch(`${basePath}v2/sessions`, { method: 'POST', body })).status).toBe(204)
    await tab(/^Log \(1 contract violation\)/)
    await choose('Outcome', 'failed')
    await expect(await page.findByRole('button', { name: /^GET \/v2\/parts\?sort=size\s*503/ })).toBeVisible()
  },
}
