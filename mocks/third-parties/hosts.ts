/** The hosts of the simulated third parties. Requests to them never reach the network. */
export const thirdPartyHosts = ['js.stripe.com', 'api.stripe.com', 'accounts.google.com', 'code.tidio.co']

/** The look-alike scripts: Stripe's card fields, Google's login button and the chat widget. */
export type ScriptName = 'stripe' | 'google' | 'chat'

/** Returns the name of the look-alike script at a URL, if there is one. */
export function scriptAt({ host, pathname }: URL): ScriptName | undefined {
  if (host === 'js.stripe.com') return 'stripe'
  if (host === 'accounts.google.com' && pathname === '/gsi/client') return 'google'
  if (host === 'code.tidio.co' && pathname.endsWith('.js')) return 'chat'
  return undefined
}
