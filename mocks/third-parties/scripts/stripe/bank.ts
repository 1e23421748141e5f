import { button, make, openModal, resetCss } from '../dom.ts'
import type { Intent } from './provider.ts'

const bankCss = `
  ${resetCss}
  dialog {
    inline-size: min(26rem, calc(100vw - 2rem)); padding: 0; border: 1px solid light-dark(#c9cdd3, #454c57);
    border-radius: 8px; background: light-dark(#fff, #1b1f26); color: light-dark(#20242b, #eceff3);
    font: 400 1rem / 1.5 system-ui, sans-serif;
  }
  dialog::backdrop { background: rgb(10 14 20 / 0.55); }
  .head {
    padding: 0.75rem 1.5rem; border-block-end: 1px solid light-dark(#e3e6ea, #333a44);
    font-size: 0.8125rem; font-weight: 600; letter-spacing: 0.02em; color: light-dark(#535b66, #a9b2be);
  }
  .body { padding: 1.25rem 1.5rem 1.5rem; }
  h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0.5rem 0 0; }
  .sum { font-variant-numeric: tabular-nums; font-weight: 600; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1.5rem; }
  button {
    flex: 1 1 10rem; min-block-size: 2.75rem; padding: 0.5rem 1rem; border: 1px solid light-dark(#6b7480, #8b95a3);
    border-radius: 6px; background: none; font: inherit; font-weight: 600; color: inherit; cursor: pointer;
  }
  button:hover { background: light-dark(#f2f4f6, #272d36); }
  button.main { border-color: transparent; background: light-dark(#1f4fa3, #2d63c0); color: #fff; }
  button.main:hover { background: light-dark(#183f83, #2556a8); }
  button:focus-visible { outline: 2px solid light-dark(#1f4fa3, #9cc0ff); outline-offset: 2px; }
`

function sumOf({ amount, currency }: Intent): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(
    amount / 100,
  )
}

/**
 * Shows the bank's authentication in a modal dialog.
 * @param signal closes the dialog
 * @returns the payer's choice; dismissing the dialog fails
 */
export async function askBank(intent: Intent, signal: AbortSignal): Promise<'succeeded' | 'failed'> {
  const focused = document.activeElement
  const { promise, resolve } = Promise.withResolvers<'succeeded' | 'failed'>()
  const fail = () => resolve('failed')
  const complete = button(() => resolve('succeeded'), { class: 'main' }, 'Complete authentication')
  const sum = make('span', { class: 'sum' }, sumOf(intent))
  const close = openModal(
    'bank',
    bankCss,
    fail,
    make('div', { class: 'head' }, 'Simulated bank'),
    make(
      'div',
      { class: 'body' },
      make('h2', { id: 'title' }, 'Confirm this payment'),
      make(
        'p',
        { id: 'what' },
        'Your bank would like to confirm that you are paying ',
        sum,
        '. This is an example; no bank is involved and nothing is charged.',
      ),
      make('div', { class: 'actions' }, complete, button(fail, {}, 'Fail authentication')),
    ),
  )
  complete.focus()
  signal.addEventListener('abort', fail, { once: true })
  const outcome = await promise
  close()
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  return outcome
}
