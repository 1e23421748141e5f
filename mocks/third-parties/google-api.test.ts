import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'
import { answer, ask, keys, setKeys } from '../../tests/support/third-parties.ts'

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
  await setKeys(backend)
})

const credentialUrl = 'https://accounts.google.com/gsi/simulated/credential'
const accountsUrl = 'https://accounts.google.com/gsi/simulated/accounts'

describe('Google login (rules 10)', () => {
  const offer = v.object({ accounts: v.array(v.object({ name: v.string(), email: v.string() })) })
  const accounts = async () => {
    const { body } = await ask(backend, `${accountsUrl}?client_id=${keys.google_client_id}`)
    return v.parse(offer, body).accounts
  }
  const credential = (email: string, client_id: string = keys.google_client_id) =>
    ask(backend, credentialUrl, { client_id, email })
  const tokenOf = async (email: string) =>
    v.parse(v.object({ credential: v.string() }), (await credential(email)).body).credential

  it('offers existing accounts, and an address without an account until it has signed up', async () => {
    const offered = await accounts()
    const idsOf = (emails: readonly string[]) =>
      backend.runtime.read(({ tx }) => emails.map((email) => tx.accounts.one('email', email)?.id))
    const known = await idsOf(offered.map(({ email }) => email))
    expect(known).toEqual(expect.arrayContaining([personas.ada, personas.harbour]))
    expect(known.indexOf(undefined)).toBe(offered.length - 1)
    const stranger = offered.at(-1)?.email ?? ''
    await backend.advance(1000)
    await backend.call('register', {
      name: 'Robin',
      email: stranger,
      password: 'long enough',
      type: 'job_seeker',
    })
    const next = (await accounts()).map(({ email }) => email)
    expect(next).toContain(stranger)
    expect((await idsOf(next)).at(-1)).toBeUndefined()
  })

  it('issues a credential for each offered account, which the product accepts', async () => {
    for (const { email } of (await accounts()).slice(0, -1)) {
      const { success } = await backend.call('login-with-google', { token: await tokenOf(email) })
      expect(success.user.email).toBe(email)
    }
    const stranger = (await accounts()).at(-1)?.email ?? ''
    const { refusal } = await backend.call('login-with-google', { token: await tokenOf(stranger) })
    expect(refusal.message).toBe('No account uses this address. Please sign up first.')
  })

  it('accepts only the product’s client ID, and none if Google login is off', async () => {
    expect((await credential('ada@example.org', 'other')).httpStatus).toBe(401)
    expect((await answer(backend, accountsUrl))?.status).toBe(401)
    await setKeys(backend, { google_client_id: null })
    expect((await credential('ada@example.org')).httpStatus).toBe(401)
    expect((await answer(backend, `${accountsUrl}?client_id=null`))?.status).toBe(401)
  })

  it.each(['', 'nobody', 'a@b@c', `${'x'.repeat(250)}@example.org`])(
    'refuses the account “%s”',
    async (email) => {
      expect((await credential(email)).httpStatus).toBe(400)
    },
  )
})
