import type { Surroundings } from '../runtime/operation.ts'
import { issueCredential } from '../services/identity-provider.ts'
import type { Backend } from './answer.ts'
import { formFields } from './form.ts'

/** A Google account that somebody can choose in the look-alike's dialog. */
interface GoogleAccount {
  name: string
  email: string
  picture: string | null
}

/** How many of those who signed up last are among the accounts to choose from. */
const newest = 3

/**
 * What stands behind Google's sign-in button: the accounts to choose from, and the credential of the chosen one.
 * @returns undefined for an address that is not simulated
 */
export async function answerGoogle(
  backend: Backend,
  url: URL,
  request: Request,
): Promise<Response | undefined> {
  const call = `${request.method} ${url.pathname}`
  if (call === 'GET /gsi/simulated/accounts') {
    return await backend.read((surroundings) =>
      isKnown(surroundings, url.searchParams)
        ? json({ accounts: accountsOf(backend, surroundings) })
        : unknownClient(),
    )
  }
  if (call !== 'POST /gsi/simulated/credential') return undefined
  const fields = await formFields(request)
  if (!fields) return json({ error: 'invalid_request', error_description: 'The body is no form.' }, 400)
  return await backend.read((surroundings) => {
    if (!isKnown(surroundings, fields)) return unknownClient()
    const email = fields.get('email')?.trim() ?? ''
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
      return json({ error: 'invalid_request', error_description: 'There is no such account.' }, 400)
    }
    const account = accountsOf(backend, surroundings).find((one) => one.email === email)
    const audience = fields.get('client_id') ?? ''
    return json({ credential: issueCredential(account ?? { email }, audience, surroundings.now) })
  })
}

function isKnown({ tx }: Surroundings, fields: URLSearchParams): boolean {
  const clientId = tx.settings.need(1).google_client_id
  return clientId !== null && fields.get('client_id') === clientId
}

/** The personas of the scenario, those who signed up last, and somebody who has not signed up. */
function accountsOf({ identity, scenarios }: Backend, { tx, pageUrl }: Surroundings): GoogleAccount[] {
  const personas = scenarios.find(({ name }) => name === identity?.scenario)?.personas ?? []
  const latest = tx.accounts
    .all()
    .toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)
    .slice(0, newest)
  const ids = new Set([...personas.map(({ account_id }) => account_id), ...latest.map(({ id }) => id)])
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

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
