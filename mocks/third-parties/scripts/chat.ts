// A look-alike of a chat widget: a button in the lower right corner opens a panel, which answers every message with a note
// that it is an example. It runs under a policy that allows nothing inline.

import { button, icon, make, resetCss, shadowOf } from './dom.ts'

const mark = 'data-simulated-chat'

const greeting = 'Hello. This chat is an example. Write a message to see how it works.'
const answers = [
  'Thank you for your message. This chat is an example, so nobody reads it. To reach us, use the contact page.',
  'This is still the example. In a real chat, someone would answer you here.',
]
/** The delay of an answer, in milliseconds. */
const pause = 600

const css = `
  ${resetCss}
  :host {
    position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem;
    z-index: 40; font: 400 1rem / 1.45 system-ui, sans-serif; color: light-dark(#1d2433, #e8ebf0);
  }
  button { font: inherit; cursor: pointer; }
  :is(button, textarea):focus-visible { outline: 2px solid light-dark(#2446a8, #b3c6ff); outline-offset: 2px; }
  .bubble {
    display: grid; place-content: center; inline-size: 3.5rem; block-size: 3.5rem; margin-inline-start: auto; border: 0;
    border-radius: 50%; background: #2f55c4; color: #fff; box-shadow: 0 2px 8px rgb(10 20 50 / 0.25);
  }
  .bubble:hover { background: #2446a8; }
  .bubble:focus-visible { outline-offset: 3px; }
  svg { display: block; inline-size: 1.625rem; block-size: 1.625rem; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  .panel {
    display: flex; flex-direction: column; inline-size: min(22rem, calc(100vw - 2rem)); max-block-size: calc(100dvh - 7rem);
    margin-block-end: 0.75rem; border: 1px solid light-dark(#c3cad8, #434b5c); border-radius: 12px; overflow: hidden;
    background: light-dark(#fff, #171b23); box-shadow: 0 6px 24px rgb(10 20 50 / 0.22); animation: rise 160ms ease-out;
  }
  .panel[hidden] { display: none; }
  @keyframes rise { from { opacity: 0; translate: 0 8px; } }
  .head { display: flex; align-items: center; gap: 0.5rem; padding: 0.75rem 0.75rem 0.75rem 1rem; background: #2f55c4; color: #fff; }
  h2 { flex: 1; margin: 0; font-size: 1rem; font-weight: 600; line-height: 1.3; }
  h2 span { display: block; font-size: 0.8125rem; font-weight: 400; }
  .close { display: grid; place-content: center; inline-size: 2.75rem; block-size: 2.75rem; border: 0; border-radius: 8px; background: none; color: inherit; }
  .close:hover { background: rgb(255 255 255 / 0.16); }
  .close:focus-visible, .send:focus-visible { outline-color: light-dark(#1d2433, #fff); }
  .close:focus-visible { outline-color: #fff; outline-offset: -3px; }
  .close svg { inline-size: 1.25rem; block-size: 1.25rem; }
  .log { flex: 1 1 auto; min-block-size: 9rem; max-block-size: 18rem; overflow-y: auto; padding: 1rem; }
  .log:focus-visible { outline: 2px solid light-dark(#2446a8, #b3c6ff); outline-offset: -2px; }
  .said {
    inline-size: fit-content; max-inline-size: 88%; margin: 0 0 0.5rem; padding: 0.5rem 0.75rem; border-radius: 10px;
    background: light-dark(#eceff5, #262c38); font-size: 0.9375rem; overflow-wrap: anywhere; white-space: pre-wrap;
  }
  .said.mine { margin-inline-start: auto; background: light-dark(#dce6ff, #24376e); }
  form { display: flex; align-items: end; gap: 0.5rem; padding: 0.75rem; border-block-start: 1px solid light-dark(#dfe3eb, #343b49); }
  textarea {
    flex: 1; min-inline-size: 0; min-block-size: 2.75rem; max-block-size: 7rem; padding: 0.5rem 0.75rem; resize: none; field-sizing: content;
    border: 1px solid light-dark(#6e7891, #8c96ab); border-radius: 8px; background: light-dark(#fff, #0f1319); color: inherit; font: inherit;
  }
  textarea::placeholder { color: light-dark(#5a6478, #a4adbd); opacity: 1; }
  .send { min-inline-size: 4rem; min-block-size: 2.75rem; border: 0; border-radius: 8px; background: #2f55c4; color: #fff; font-weight: 600; }
  .send:hover { background: #2446a8; }
  @media (prefers-reduced-motion: reduce) { .panel { animation: none; } }
  @media print { :host { display: none; } }
`

const host = make('div', { id: 'tidio-chat-iframe', [mark]: '', role: 'region', 'aria-label': 'Chat' })
const root = shadowOf(host, css)

const log = make('div', { class: 'log', role: 'log', 'aria-label': 'Conversation', tabindex: '0' })
const input = make('textarea', {
  id: 'message',
  rows: '1',
  maxlength: '1000',
  placeholder: 'Write a message',
})
const form = make(
  'form',
  {},
  make('label', { for: 'message', class: 'unseen' }, 'Message'),
  input,
  make('button', { type: 'submit', class: 'send' }, 'Send'),
)
const close = button(
  leave,
  { class: 'close', 'aria-label': 'Close the chat' },
  icon('0 0 24 24', 'M6 6l12 12M18 6L6 18'),
)
const panel = make(
  'div',
  { class: 'panel', id: 'panel', hidden: '' },
  make(
    'div',
    { class: 'head' },
    make('h2', {}, 'Chat with us', make('span', {}, 'Simulated: nobody reads this')),
    close,
  ),
  log,
  form,
)
const bubble = button(
  () => show(panel.hidden !== false),
  { class: 'bubble', 'aria-label': 'Chat', 'aria-expanded': 'false', 'aria-controls': 'panel' },
  icon('0 0 24 24', 'M4 5.5h16v11H10.5L6 20v-3.5H4z'),
)

let answered = 0
const closeListeners: (() => void)[] = []

function say(text: string, mine = false): void {
  const words = make('p', { class: mine ? 'said mine' : 'said' })
  words.append(make('span', { class: 'unseen' }, mine ? 'You: ' : 'Chat: '), text)
  log.append(words)
  log.scrollTop = log.scrollHeight
}

function show(isOpen: boolean): void {
  panel.hidden = !isOpen
  bubble.setAttribute('aria-expanded', String(isOpen))
  if (!isOpen) {
    for (const listener of closeListeners) listener()
    return
  }
  if (log.childElementCount === 0) say(greeting)
  input.focus({ preventScroll: true })
}

function leave(): void {
  bubble.focus({ preventScroll: true })
  show(false)
}

root.addEventListener('keydown', (event) => {
  if (!(event instanceof KeyboardEvent)) return
  if (event.key === 'Escape' && !panel.hidden) {
    event.stopPropagation()
    leave()
  }
  if (event.key === 'Enter' && !event.shiftKey && event.target === input && !event.isComposing) {
    event.preventDefault()
    form.requestSubmit()
  }
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = input.value.trim()
  if (text === '') return
  say(text, true)
  input.value = ''
  setTimeout(() => {
    say(answers[Math.min(answered, answers.length - 1)] ?? '')
    answered += 1
  }, pause)
})

// Closes when an element behind the panel gets focus.
document.addEventListener('focusin', ({ target }) => {
  if (panel.hidden || target === host || !(target instanceof Element)) return
  const own = panel.getBoundingClientRect()
  const other = target.getBoundingClientRect()
  const isApart =
    other.right <= own.left || other.left >= own.right || other.bottom <= own.top || other.top >= own.bottom
  if (!isApart) show(false)
})

root.append(panel, bubble)
// The page may add the script twice.
if (!document.querySelector(`[${mark}]`)) {
  document.body.append(host)
  Object.assign(window, {
    tidioChatApi: {
      open: () => show(true),
      on: (event: string, listener: () => void) => {
        if (event === 'close') closeListeners.push(listener)
      },
    },
  })
}
