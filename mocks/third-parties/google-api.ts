import type { Context, WorldAccess } from '../operation.ts'
import { issueCredential } from '../services/identity-provider.ts'
import { newestFirst } from '../rules/pages.ts'
import { formFields, json } from './http.ts'

/** How many of the newest accounts the dialog offers, besides the personas. */
const newest = 3

/**
 * Answers the requests of the simulated Google login: for the accounts to offer, and for the chosen one's credential.
 * @returns undefined for a URL that is not simulated
 */
export async function answerGoogle(
  backend: WorldAccess,
  url: URL,
  request: Request,
): Promise<Response | undefined> {
  const call = `${request.method} ${url.pathname}`
  if (call === 'GET /gsi/simulated/accounts') {
    return await backend.read((context) =>
      isKnown(context, url.searchParams) ? json({ accounts: accountsOf(backend, context) }) : unknownClient(),
    )
  }
  if (call !== 'POST /gsi/simulated/credential') return undefined
  const fields = await formFields(request)
  if (!fields) return json({ error: 'invalid_request', error_description: 'The body is not a form.' }, 400)
  return await backend.read((context) => {
    if (!isKnown(context, fields)) return unknownClient()
    const email = fields.get('email')?.trim() ?? ''
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
      return json({ error: 'invalid_request', error_description: 'This account does not exist.' }, 400)
    }
    const account = accountsOf(backend, context).find((one) => one.email === email)
    const audience = fields.get('client_id') ?? ''
    return json({ credential: issueCredential(account ?? { email }, audience, context) })
  })
}

function isKnown({ tx }: Context, fields: URLSearchParams): boolean {
  const clientId = tx.settings.need(1).google_client_id
  return clientId !== null && fields.get('client_id') === clientId
}

/** Returns the scenario's personas, the newest accounts and, last, an email address without an account. */
function accountsOf(backend: WorldAccess, { tx, pageUrl }: Context) {
  const latest = tx.accounts.all().toSorted(newestFirst).slice(0, newest)
  const ids = new Set([
    ...backend.personas.map(({ account_id }) => account_id),
    ...latest.map(({ id }) => id),
  ])
  const known = [...ids].flatMap((id) => {
    const account = tx.accounts.get(id)
    if (!account) return []
    const { name, email, profile_image } = account
    return [{ name, email, picture: profile_image && pageUrl(profile_image) }]
  })
  let email = 'robin.marsh@example.com'
  for (let number = 2; tx.accounts.one('email', email); number += 1)
    email = `robin.marsh${number}@example.com`
  return [...known, { name: 'Robin Marsh', email, picture: null }]
}

function unknownClient(): Response {
  return json({ error: 'invalid_client', error_description: 'The OAuth client was not found.' }, 401)
}
