import type { StripeElementStyle } from '@stripe/stripe-js'

/** Returns the computed value of a colour role, because CSS variables don't reach the card provider's frame. */
function colourOf(role: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--color-${role})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Returns the style of the provider's card field, from the current values in src/ui/tokens.css. */
export function cardStyle(): StripeElementStyle {
  return {
    base: {
      color: colourOf('ink'),
      iconColor: colourOf('action'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: '17px',
      lineHeight: '27px',
      '::placeholder': { color: colourOf('ink-2') },
    },
    invalid: { color: colourOf('bad-ink'), iconColor: colourOf('bad-ink') },
  }
}
