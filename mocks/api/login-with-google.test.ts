import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../tests/support/backend.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { credentialLifetime, type Identity, issueCredential } from '../services/identity-provider.ts'
import { keys, setKeys } from '../../tests/support/third-parties.ts'

describe('login-with-google', () => {
  let backend: TestBackend
  let email: string
  const audience = keys.google_client_id

  beforeEach(async () => {
    backend = await createTestBackend()
    await setKeys(backend)
    email = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).email)
  })

  const credential = (identity: Partial<Identity> = {}, app = audience) =>
    issueCredential({ email, ...identity }, app, { now: backend.runtime.now(), key: 'simulated' })
  const signIn = async (token: string) => (await backend.call('login-with-google', { token })).success
  const refusedWith = async (token: string) =>
    (await refused(backend, 'login-with-google', { token })).message
  const unproven = 'Google couldn’t confirm who you are. Please try again.'

  it('logs in the account of a known address (rules 10)', async () => {
    const { access_token, user, message } = await signIn(credential())
    expect(user).toMatchObject({ id: personas.ada, email, type: 'job_seeker' })
    expect(message).toBe(`Welcome, ${user.name}.`)
    expect((await backend.call('me', {}, access_token)).success.user.id).toBe(personas.ada)
  })

  it('logs in both account types (rules 10)', async () => {
    const { email: harbour } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour))
    expect((await signIn(credential({ email: harbour }))).user).toMatchObject({
      id: personas.harbour,
      type: 'recruiter',
    })
  })

  it('opens one session per login, which logging out ends (rules 12)', async () => {
    const [first, second] = [await signIn(credential()), await signIn(credential())]
    expect(first.access_token).not.toBe(second.access_token)
    await backend.call('logout', {}, first.access_token)
    expect((await backend.call('me', {}, first.access_token)).httpStatus).toBe(401)
    expect((await backend.call('me', {}, second.access_token)).httpStatus).toBe(200)
  })

  it('sends nothing, and keeps other sessions', async () => {
    const before = await backend.signIn(personas.ada)
    const news = await watchNews(backend)
    await signIn(credential())
    expect(await news()).toEqual({ notifications: [], mails: [] })
    expect((await backend.call('me', {}, before)).httpStatus).toBe(200)
  })

  it('asks an unknown address to sign up first (rules 10)', async () => {
    expect(await refusedWith(credential({ email: 'nobody@example.org' }))).toBe(
      'No account uses this address. Please sign up first.',
    )
  })

  it('accepts a credential for an hour', async () => {
    const token = credential()
    await backend.advance(credentialLifetime - 1)
    expect((await signIn(token)).user.id).toBe(personas.ada)
    await backend.advance(1)
    expect(await refusedWith(token)).toBe(unproven)
  })

  it('refuses a credential for another app', async () => {
    expect(await refusedWith(credential({}, 'another.apps.googleusercontent.com'))).toBe(unproven)
  })

  it('refuses an address that Google has not verified', async () => {
    expect(await refusedWith(credential({ emailVerified: false }))).toBe(unproven)
  })

  it('refuses a modified credential', async () => {
    const [head = '', payload = '', signature = ''] = credential().split('.')
    const claims: unknown = JSON.parse(atob(payload))
    const forged = (changes: object) =>
      btoa(JSON.stringify(Object.assign({}, claims, changes))).replaceAll('=', '')
    const none = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')
    for (const token of [
      `${head}.${forged({ email: 'harbour@example.org' })}.${signature}`,
      `${head}.${forged({ exp: 9_999_999_999 })}.${signature}`,
      `${head}.${forged({ iss: 'https://example.org' })}.${signature}`,
      `${none}.${payload}.`,
      `${head}.${payload}`,
      `${head}.${payload}.${signature}.${signature}`,
      `${head}.${payload}.${signature}x`,
      'credential',
      '..',
      '{"email":"ada@example.org"}',
      '💥.💥.💥',
    ]) {
      expect([token, await refusedWith(token)]).toEqual([token, unproven])
    }
  })

  it('is refused without a client id', async () => {
    const token = credential()
    await setKeys(backend, { google_client_id: null })
    expect(await refusedWith(token)).toBe('Google login isn’t available here. Please log in with a code.')
  })

  it('needs no login, and ignores an invalid token (rules 6, 12)', async () => {
    const answer = await backend.call('login-with-google', { token: credential() }, 'dead')
    expect(answer.success.user.id).toBe(personas.ada)
    const { access_token } = answer.success
    expect((await backend.call('jobs/fetch-single', { id: jobs.open }, access_token)).httpStatus).toBe(200)
  })
})
