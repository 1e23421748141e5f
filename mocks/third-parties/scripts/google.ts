// A look-alike of Google's login library, for Google login without Google. It has what this app uses. The original lists the accounts in a separate window, this one in a dialog of the
// page. It runs under a policy that allows nothing inline.

import { button, isRecord, make, openModal, resetCss, shadowOf } from './dom.ts'

const service = 'https://accounts.google.com/gsi/simulated/'

interface Setup {
  client_id: string
  callback: (response: object) => void
}

interface Account {
  name: string
  email: string
  picture: string | null
}

const isFunction = (value: unknown): value is (...values: unknown[]) => void => typeof value === 'function'

/** A plain G in place of the real logo. */
function letter(): HTMLElement {
  return make('span', { class: 'letter', 'aria-hidden': 'true' }, 'G')
}

const commonCss = `
  ${resetCss}
  .letter {
    flex: none; display: grid; place-content: center; inline-size: 1.4em; block-size: 1.4em; border-radius: 50%;
    background: #1a5fd0; color: #fff; font: 700 0.85em / 1 system-ui, sans-serif;
  }
  button { font: inherit; color: inherit; cursor: pointer; }
  button:focus-visible { outline: 2px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
`

// --- The button

/** The heights of the original's sizes, in pixels. */
const heights: Readonly<Record<string, number>> = { large: 40, medium: 32, small: 20 }

const buttonCss = `
  ${commonCss}
  button {
    display: flex; align-items: center; justify-content: center; gap: 0.6em; inline-size: var(--width);
    max-inline-size: 100%; block-size: var(--height); padding: 0 0.85em; border: 1px solid #747775; border-radius: 4px;
    background: #fff; color: #1f1f1f; font: 500 min(15px, calc(var(--height) / 2)) / 1 system-ui, sans-serif; white-space: nowrap;
  }
  button:hover { background: #f4f7fd; }
  button.filled_black { border-color: #8e918f; background: #131314; color: #e3e3e3; }
  button.filled_black:hover { background: #26272a; }
  button.left { justify-content: flex-start; }
  button.left .words { flex: 1; text-align: center; }
`

function renderButton(parent: unknown, options: unknown): void {
  if (!(parent instanceof HTMLElement)) return
  const wanted = isRecord(options) ? options : {}
  const width = Number(wanted['width'])
  const host = make('div', { class: 'simulated-google-button' })
  host.style.setProperty('--width', width > 0 ? `${Math.min(width, 400)}px` : 'auto')
  host.style.setProperty('--height', `${heights[String(wanted['size'])] ?? 40}px`)
  const theme = wanted['theme'] === 'filled_black' ? 'filled_black' : 'outline'
  const words = make('span', { class: 'words' }, 'Sign in with Google')
  const own = button(() => void choose(own), { class: theme }, letter(), words)
  if (width > 0) own.classList.add('left')
  shadowOf(host, buttonCss).append(own)
  parent.replaceChildren(host)
}

// --- The accounts

const chooserCss = `
  ${commonCss}
  dialog {
    --side: clamp(1rem, 5vw, 1.5rem); inline-size: min(27rem, calc(100vw - 2rem)); max-block-size: calc(100dvh - 2rem); padding: 0;
    border: 1px solid light-dark(#c4c7c5, #444746); border-radius: 12px; background: light-dark(#fff, #1b1c1f);
    color: light-dark(#1f1f1f, #e6e8eb); font: 400 1rem / 1.45 system-ui, sans-serif; overflow-wrap: anywhere;
  }
  dialog[open] { display: flex; flex-direction: column; }
  dialog::backdrop { background: rgb(15 18 24 / 0.5); }
  .head {
    display: flex; align-items: center; gap: 0.6rem; padding: 0.75rem var(--side); font-size: 0.8125rem; font-weight: 600;
    border-block-end: 1px solid light-dark(#e1e3e1, #3a3c40); color: light-dark(#50545a, #b4b9c1);
  }
  .body { flex: 0 1 auto; min-block-size: 8rem; overflow-y: auto; padding: 1.25rem var(--side) 0.25rem; }
  h2 { margin: 0; font-size: 1.375rem; font-weight: 500; line-height: 1.3; }
  p { margin: 0.25rem 0 0; color: light-dark(#50545a, #b4b9c1); font-size: 0.9375rem; }
  ul { margin: 1rem calc(-1 * var(--side)) 0; padding: 0; list-style: none; }
  .account {
    display: flex; align-items: center; gap: 0.875rem; inline-size: 100%; min-block-size: 3.5rem; padding: 0.5rem var(--side);
    border: 0; border-block-start: 1px solid light-dark(#e1e3e1, #3a3c40); background: none; text-align: start;
  }
  .account:hover { background: light-dark(#f3f5f8, #26282c); }
  .account:focus-visible { outline-offset: -3px; }
  .face {
    flex: none; display: grid; place-content: center; inline-size: 2rem; block-size: 2rem; border-radius: 50%; overflow: hidden;
    background: light-dark(#dfe6f3, #30394a); color: light-dark(#26466f, #c5d8f5); font-weight: 600;
  }
  .face img { inline-size: 2rem; block-size: 2rem; object-fit: cover; }
  .name { display: block; font-weight: 500; }
  .email { display: block; font-size: 0.8125rem; color: light-dark(#50545a, #b4b9c1); }
  form { display: flex; flex-direction: column; gap: 0.375rem; margin-block-start: 1.25rem; }
  label { font-size: 0.9375rem; font-weight: 500; }
  input {
    inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid light-dark(#747775, #8e918f);
    border-radius: 4px; background: light-dark(#fff, #131417); color: inherit; font: inherit;
  }
  input:focus-visible { outline: 2px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 0; }
  .said:empty { margin: 0; padding: 0; }
  .said { padding-block: 0.5rem; color: light-dark(#a3241a, #ffb4a9); }
  .actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0.5rem; padding: 0.75rem var(--side) 1rem; border-block-start: 1px solid light-dark(#e1e3e1, #3a3c40); }
  .actions button, .next {
    min-block-size: 2.5rem; padding: 0.375rem 1rem; border: 1px solid light-dark(#747775, #8e918f); border-radius: 999px;
    background: none; font-weight: 500;
  }
  .actions button:hover { background: light-dark(#f3f5f8, #26282c); }
  .next { align-self: end; margin-block-start: 0.5rem; border-color: transparent; background: #0b57d0; color: #fff; }
  .next:hover { background: #0848ab; }
`

let setup: Setup | undefined

async function ask(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(service + path, init)
  const answer: unknown = await response.json()
  return answer
}

function readAccount(value: unknown): Account[] {
  if (!isRecord(value) || typeof value['name'] !== 'string' || typeof value['email'] !== 'string') return []
  const picture = typeof value['picture'] === 'string' && value['picture'] !== '' ? value['picture'] : null
  return [{ name: value['name'], email: value['email'], picture }]
}

async function accountsFor(clientId: string): Promise<Account[]> {
  const answer = await ask(`accounts?client_id=${encodeURIComponent(clientId)}`)
  const list = isRecord(answer) && Array.isArray(answer['accounts']) ? answer['accounts'] : []
  return list.flatMap(readAccount)
}

async function credentialFor(clientId: string, email: string): Promise<string | undefined> {
  const answer = await ask('credential', {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, email }),
  })
  return isRecord(answer) && typeof answer['credential'] === 'string' ? answer['credential'] : undefined
}

/** The picture, or the first letter of the name until it has loaded. */
function faceOf({ name, picture }: Account): HTMLElement {
  const face = make(
    'span',
    { class: 'face', 'aria-hidden': 'true' },
    Array.from(name)[0]?.toUpperCase() ?? '',
  )
  if (picture !== null) {
    const image = make('img', { src: picture, alt: '' })
    image.addEventListener('load', () => face.replaceChildren(image))
  }
  return face
}

function choice(face: HTMLElement, words: Node | string, press: () => void): HTMLElement {
  return make('li', {}, button(press, { class: 'account' }, face, words))
}

function choiceOf(account: Account, use: (email: string) => void): HTMLElement {
  const name = make('span', { class: 'name' }, account.name)
  const email = make('span', { class: 'email' }, account.email)
  return choice(faceOf(account), make('span', {}, name, email), () => use(account.email))
}

/** A form for another address. @param use called with an address, or without one if it isn't valid */
function addressForm(use: (email?: string) => void): HTMLFormElement {
  const input = make('input', {
    id: 'address',
    type: 'email',
    required: '',
    autocomplete: 'email',
    autocapitalize: 'none',
    spellcheck: 'false',
  })
  const label = make('label', { for: 'address' }, 'Email address')
  const next = make('button', { type: 'submit', class: 'next' }, 'Next')
  const form = make('form', { novalidate: '' }, label, input, next)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.validity.valid) use(input.value.trim())
    else {
      use()
      input.focus()
    }
  })
  return form
}

/**
 * Opens the list of accounts, and passes the credential of the chosen one to the page.
 * @param opener the pressed button
 */
async function choose(opener: HTMLElement): Promise<void> {
  if (!setup || document.querySelector('[data-simulated-google]')) return
  const { client_id: clientId, callback } = setup
  const list = make('ul')
  const said = make('p', { class: 'said', role: 'status' })
  const place = make('div', {}, list)
  const title = make('h2', { id: 'title', tabindex: '-1' }, 'Choose an account')
  const what = `to continue to ${location.host}. This is an example; Google is not involved.`
  // The original answers without a credential when the login fails on its side.
  const fail = button(() => answer({ select_by: 'btn' }), {}, 'Fail the login')
  const closeModal = openModal(
    'google',
    chooserCss,
    close,
    make('div', { class: 'head' }, letter(), 'Simulated Google'),
    make('div', { class: 'body' }, title, make('p', { id: 'what' }, what), place, said),
    make('div', { class: 'actions' }, fail, button(close, {}, 'Cancel')),
  )
  // Closes when the button leaves the page.
  const leaving = new MutationObserver(() => {
    if (!opener.isConnected) close()
  })
  leaving.observe(document, { subtree: true, childList: true })
  title.focus()

  function close(): void {
    leaving.disconnect()
    closeModal()
    opener.focus({ preventScroll: true })
  }

  function answer(response: object): void {
    close()
    callback({ ...response, clientId, client_id: clientId })
  }

  async function use(email: string, how: 'btn' | 'btn_add_session'): Promise<void> {
    said.textContent = ''
    try {
      const credential = await credentialFor(clientId, email)
      if (!title.isConnected) return
      if (credential === undefined)
        said.textContent = 'This address does not exist. Check it, or choose another one.'
      else answer({ credential, select_by: how })
    } catch {
      said.textContent = 'The connection was lost. Try again.'
    }
  }

  function typeAddress(): void {
    const form = addressForm((email) => {
      if (email === undefined) said.textContent = 'Enter an email address, such as name@example.com.'
      else void use(email, 'btn_add_session')
    })
    said.textContent = ''
    place.replaceChildren(form)
    form.querySelector('input')?.focus()
  }

  const accounts = await accountsFor(clientId).catch(() => {
    said.textContent = 'We couldn’t load the accounts. Enter an address instead.'
    return []
  })
  const plus = make('span', { class: 'face', 'aria-hidden': 'true' }, '+')
  list.replaceChildren(
    ...accounts.map((account) => choiceOf(account, (email) => void use(email, 'btn'))),
    choice(plus, 'Use another address', typeAddress),
  )
  if (title.matches(':focus')) list.querySelector('button')?.focus()
}

// --- `google.accounts.id`

const id = {
  initialize(config: unknown) {
    if (!isRecord(config) || typeof config['client_id'] !== 'string') return
    const { client_id, callback } = config
    setup = { client_id, callback: isFunction(callback) ? callback : () => undefined }
  },
  renderButton,
}

Object.assign(window, { google: { accounts: { id } } })
