/** Whether the page's simulated card form has the number of the card that is paid. */
export function isCardFilled(): boolean {
  return /^4242( ?4242){3}$/.test(cardForm()?.querySelector('input')?.value ?? '')
}

/** Presses the button of the simulated card form that fills in a card that is paid. @returns whether the page shows the form */
export function fillCard(): boolean {
  const card = cardForm()
  card?.querySelector<HTMLElement>('li button')?.click()
  card?.host.scrollIntoView({ block: 'center' })
  return Boolean(card)
}

function cardForm(): ShadowRoot | null | undefined {
  return document.querySelector('.__PrivateStripeElement')?.shadowRoot
}
