// A look-alike of Stripe.js, for card payments without a card provider. It has what the card element of react-stripe-js
// and this app use: `confirmCardPayment`, `retrievePaymentIntent`, and a bank that asks the payer to
// authenticate. It renders into the page, not into a frame of another origin, and has no postal code. It runs under a
// policy that allows nothing inline.

import { isRecord } from './dom.ts'
import { askBank } from './stripe/bank.ts'
import { CardElement, Elements } from './stripe/card-element.ts'
import { ask, integrationError, intentOf, type Result } from './stripe/provider.ts'

function Stripe(key: unknown) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw integrationError('Please call Stripe() with your publishable key. You used an invalid value.')

  async function authenticate(
    result: Result,
    path: string,
    secret: string,
    signal: AbortSignal,
  ): Promise<Result> {
    if (result.paymentIntent?.status !== 'requires_action') return result
    const outcome = await askBank(result.paymentIntent, signal)
    const answer = await ask(`${path}/authenticate`, { key: String(key), client_secret: secret, outcome })
    if (!answer.paymentIntent || answer.paymentIntent.status === 'succeeded') return answer
    const error = answer.paymentIntent['last_payment_error']
    return {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        ...(isRecord(error) ? error : {}),
        payment_intent: answer.paymentIntent,
      },
    }
  }

  /** The loader requires these methods, but the app only uses payment intents. */
  const unsupported = () =>
    Promise.resolve({
      error: {
        type: 'invalid_request_error',
        message: 'The simulated Stripe.js supports payment intents only.',
      },
    })

  return {
    elements: () => new Elements(),
    createToken: unsupported,
    createPaymentMethod: unsupported,

    /** @param data `{ payment_method: { card: element } }` */
    async confirmCardPayment(clientSecret: unknown, data: unknown): Promise<Result> {
      const { path, secret } = intentOf('stripe.confirmCardPayment', clientSecret)
      const method = isRecord(data) ? data['payment_method'] : undefined
      const element = isRecord(method) ? method['card'] : undefined
      if (!(element instanceof CardElement) || !element.isMounted)
        throw integrationError(
          'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
        )
      const read = element.read()
      if ('error' in read) return { error: read.error }
      const fields: Record<string, string> = {
        key,
        client_secret: secret,
        'payment_method_data[type]': 'card',
      }
      for (const [name, value] of Object.entries(read.card))
        fields[`payment_method_data[card][${name}]`] = value
      const result = await ask(`${path}/confirm`, fields)
      return await authenticate(result, path, secret, element.destroyed)
    },

    async retrievePaymentIntent(clientSecret: unknown): Promise<Result> {
      const { path, secret } = intentOf('stripe.retrievePaymentIntent', clientSecret)
      return await ask(path, { key, client_secret: secret }, false)
    },
  }
}

// The loader compares the version with the one in the address: `https://js.stripe.com/<version>/stripe.js`.
const tag = document.currentScript ?? document.querySelector('script[src^="https://js.stripe.com/"]')
Stripe.version = /\.com\/([a-z0-9]+)/.exec(tag?.getAttribute('src') ?? '')?.[1] ?? 'v3'

Object.assign(window, { Stripe })
