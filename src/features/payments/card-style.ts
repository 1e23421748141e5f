import type { StripeElementStyle } from '@stripe/stripe-js'

/** The colour that a role has at this moment, as the browser computes it: a third party knows no roles. */
function colourOf(role: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${role})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** How the provider's card field looks, out of the tokens of src/ui/tokens.css as they are now. */
export function cardStyle(): StripeElementStyle {
  return {
    base: {
      color: colourOf('--ink'),
      iconColor: colourOf('--action'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: '17px',
      lineHeight: '27px',
      '::placeholder': { color: colourOf('--ink-2') },
    },
    invalid: { color: colourOf('--bad-ink'), iconColor: colourOf('--bad-ink') },
  }
}
