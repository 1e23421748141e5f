import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { simulate } from '../../conformance/simulated.ts'
import { scenarioFile } from '../../mocks/admin/saved-scenario.ts'
import { addressOfMoment } from '../../mocks/board-panel/open-moment.ts'
import { asTest } from '../../mocks/board-panel/log/copy-test.ts'
import { keepLog } from '../../mocks/engine/hosts/browser/saved-log.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { SqliteStorage } from '../../mocks/engine/storage/sqlite.ts'
import type { Runtime } from '../../mocks/operation.ts'
import { asCurl, asFetch } from '../../mocks/panel/log/copy-call.ts'
import { worldAsJson } from '../../mocks/panel/world-file.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { backUp } from '../../scripts/backup.ts'
import { exportScenario } from '../../scripts/export-scenario.ts'
import { MixedWorld } from '../mixed/world.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { ask, cards, confirm, keys } from '../support/third-parties.ts'

const root = mkdtempSync(join(tmpdir(), 'shared-files-'))
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => vi.unstubAllGlobals())

/** Makes every file and copy that leaves a running world, by name, and resets it. */
async function filesOf(runtime: Runtime, folder?: string): Promise<Record<string, string>> {
  const saved = new Map<string, string>()
  let leave = () => undefined as void
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: saved.set.bind(saved) })
  vi.stubGlobal('location', new URL('https://app.example/jobs?page=2'))
  keepLog('board', runtime.log, { addEventListener: (_: string, listener: () => void) => (leave = listener) })
  leave()
  const { file } = await scenarioFile(runtime, { as: personas.ada, at: '/my' })
  const options = { address: 'http://localhost:4000', basePath: '/', withSecrets: false }
  const entries = runtime.log.shared(runtime.log.entries)
  if (folder) await backUp(folder, join(root, 'backup.zip'))
  const files = {
    'saved data': await runtime.read((context) => worldAsJson(context, runtime.store.identity)),
    'saved scenario': JSON.stringify(file),
    'link to a moment': await runtime.read((context) => addressOfMoment(runtime, context, personas.ada)),
    'saved log': [...saved.values()].join(''),
    curl: entries.map((entry) => asCurl(entry, options)).join('\n'),
    fetch: entries.map((entry) => asFetch(entry, options)).join('\n'),
    test: entries.map((entry) => asTest(entry, options, {})).join('\n'),
    ...(folder && { backup: readFileSync(join(root, 'backup.zip'), 'latin1') }),
  }
  const quarantined = await runtime.store.reset()
  const download = Buffer.from(await (await runtime.download(quarantined ?? 0)).arrayBuffer())
  return { ...files, 'quarantined world': download.toString('latin1') }
}

/** Signs up, logs in, resets a password and pays. @returns what was secret, and can still be used */
async function live(backend: TestBackend): Promise<string[]> {
  const { call, runtime } = backend
  const codeFor = async (email: string) =>
    (await runtime.read(({ tx }) => tx.mails.by('to', email).findLast(({ code }) => code)?.code)) ?? ''
  const [robin, ada] = ['robin@example.org', 'ada.lindqvist@example.org']
  const passwords = ['correct horse', 'battery staple']
  await call('register', { name: 'Robin', email: robin, password: 'correct horse', type: 'job_seeker' })
  await call('login', { email: robin, type: 'job_seeker' })
  const { access_token } = (await call('verify', { email: robin, code: await codeFor(robin) })).success
  await call('send-password-reset-link', { email: ada })
  const reset = { email: ada, token: await codeFor(ada), password: 'battery staple' }
  await call('reset-password', { ...reset, password_confirmation: reset.password })
  const google = { client_id: keys.google_client_id, email: robin }
  const { body } = await ask(backend, 'https://accounts.google.com/gsi/simulated/credential', google)
  const { credential } = v.parse(v.object({ credential: v.string() }), body)
  const byGoogle = (await call('login-with-google', { token: credential })).success.access_token
  const harbour = await backend.signIn(personas.harbour)
  const feature = { id: jobs.pending, type: 'feature_job' } as const
  const { client_secret } = (await call('payments/fetch-stripe-intent', feature, harbour)).success
  await confirm(backend, client_secret, cards.authentication)
  await backend.advance(120_000)
  await call('login', { email: ada, type: 'job_seeker' })
  await call('send-password-reset-link', { email: robin })
  const codes = await runtime.read(({ tx }) => tx.codes.all().map(({ code }) => code))
  expect(codes).toHaveLength(2)
  // A token may be anywhere in a request, and in a pinned answer.
  await call('jobs/search', { search: `token ${access_token}` }, byGoogle)
  const answer = { status: 'success', message: byGoogle, access_token: byGoogle }
  runtime.options = {
    ...runtime.options,
    pins: [{ call: 'verify', fields: { code: codes[0] ?? '' }, httpStatus: 200, answer, times: null }],
  }
  return [...passwords, access_token, credential, byGoogle, harbour, client_secret, ...codes]
}

/** Names each file that has a secret, with the secret. */
function leaks(files: Readonly<Record<string, string>>, secrets: readonly string[]): string[] {
  return Object.entries(files).flatMap(([name, text]) =>
    secrets
      .filter((secret) => new RegExp(`(?<!\\w)${RegExp.escape(secret)}(?!\\w)`).test(text))
      .map((secret) => `${name}: ${secret}`),
  )
}

it.each(['memory', 'sqlite'])(
  'no file of a world in %s has a live token, password, code or key',
  async (kind) => {
    const folder = join(root, 'data')
    const storage = kind === 'sqlite' ? await SqliteStorage.open(folder) : new MemoryStorage()
    const backend = await createTestBackend('everyday', storage)
    const secrets = await live(backend)
    expect(secrets.every((secret) => secret.length >= 6)).toBe(true)
    const files = await filesOf(backend.runtime, kind === 'sqlite' ? folder : undefined)
    expect(leaks(files, secrets)).toEqual([])
    for (const text of Object.values(files)) expect(text.length).toBeGreaterThan(100)
  },
)

it('no file of mixed mode has a live token of the real backend', async () => {
  const world = await MixedWorld.start('payments,posts')
  const token = await world.logIn('seeker@example.com', 'job_seeker')
  await world.call('jobs/search', { search: `token ${token}` }, token)
  await world.call('posts/create', { caption: 'Hi' }, token)
  await world.call('me', {}, token)
  const files = await filesOf(world.server.runtime, world.folder)
  await world.stop()
  expect(leaks(files, [token])).toEqual([])
})

it('neither the export of a scenario nor the report of the kit has one', async () => {
  await exportScenario('everyday', join(root, 'export'), 7)
  const read = (name: string) => readFileSync(join(root, 'export', name), 'utf8')
  expect([read('sessions.json'), read('codes.csv')]).toEqual(['[]\n', ''])
  expect(read('intents.csv')).not.toContain('_secret_seeded')

  const { target, setup } = await simulate()
  const secrets = new Set<string>()
  const fetch = async (request: Request) => {
    const form = await request
      .clone()
      .formData()
      .catch(() => new FormData())
    for (const [name, value] of form) if (/password|token|code/.test(name)) secrets.add(String(value))
    const response = await target.fetch(request)
    for (const [, token = ''] of (await response.clone().text()).matchAll(
      /"(?:access_token|client_secret)":"([^"]+)"/g,
    ))
      secrets.add(token)
    return response
  }
  const only = ['login', 'verify', 'reset-password', 'payments/fetch-stripe-intent']
  const report = await runKit({
    setup,
    mayWrite: true,
    only,
    seed: 1,
    minutes: 5,
    target: { ...target, fetch },
  })
  const files = { json: JSON.stringify(report), html: htmlOf(report), junit: junitOf(report) }
  expect(
    leaks(
      files,
      [...secrets].filter((secret) => secret.length >= 6),
    ),
  ).toEqual([])
}, 60_000)
