import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { useCallback } from 'react'
import { useThirdParty } from '../../ui/third-party.ts'

/** The library of the version that `@stripe/stripe-js` has the types of. */
export const libraryAddress = 'https://js.stripe.com/endive/stripe.js'

/** The library's only instance on this page: the provider does not support a second one. */
let held: { key: string; create: StripeConstructor; library: Stripe } | undefined

function libraryFor(key: string): Stripe | undefined {
  const create = window.Stripe
  if (!create) return undefined
  if (held?.key !== key || held.create !== create) {
    try {
      held = { key, create, library: create(key) }
    } catch (error) {
      console.warn('The card library doesn’t start.', error)
      return undefined
    }
  }
  return held.library
}

/** Loads the card provider's library. `tryAgain` loads it again even if it has arrived, as its frames may have failed. */
export function useCardLibrary(key: string) {
  const find = useCallback(() => libraryFor(key), [key])
  const { tryAgain, ...rest } = useThirdParty(libraryAddress, find)
  return {
    ...rest,
    tryAgain() {
      delete window.Stripe
      tryAgain()
    },
  }
}
