import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { simulate } from '../../conformance/simulated.ts'
import { scenarioFile } from '../../mocks/admin/saved-scenario.ts'
import { addressOfMoment } from '../../mocks/board-panel/open-moment.ts'
import { asStory, asTest } from '../../mocks/board-panel/log/copy-code.ts'
import { replaceSecret } from '../../mocks/engine/base/secrets.ts'
import { keepLog } from '../../mocks/engine/hosts/browser/saved-log.ts'
import { simulatedPath } from '../../mocks/mixed/files.ts'
import type { Runtime } from '../../mocks/operation.ts'
import { asCurl, asFetch } from '../../mocks/panel/log/copy-call.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { backUp } from '../../scripts/backup.ts'
import { startWorld } from '../mixed/world.ts'
import { formOf } from '../support/backend.ts'

/** Makes every file and copy that leaves a world, by name. @param data the folder of its server, if it has one */
async function filesOf(runtime: Runtime, data?: string): Promise<Record<string, string>> {
  const saved = new Map<string, string>()
  const page = new EventTarget()
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: saved.set.bind(saved) })
  vi.stubGlobal('location', new URL('https://app.example/jobs?page=2'))
  keepLog('board', runtime.log, page)
  page.dispatchEvent(new Event('pagehide'))
  const { file } = await scenarioFile(runtime, { as: personas.ada, at: '/my' })
  const options = { address: 'http://localhost:4000', basePath: '/', withSecrets: false }
  const made = { account: personas.ada, scenario: 'everyday', at: '/my', fields: {} }
  const entries = runtime.log.entries.map((entry) => runtime.log.shared(entry))
  const backup = join(data ?? '', 'backup.zip')
  if (data) await backUp(data, backup)
  const files = {
    'saved data': JSON.stringify(await runtime.save({ whole: true })),
    'saved scenario': JSON.stringify(file),
    'link to a moment': await runtime.read((context) => addressOfMoment(runtime, context, personas.ada)),
    'saved log': JSON.stringify([...saved]),
    copies: JSON.stringify(entries.map((entry) => [asCurl(entry, options), asFetch(entry, options)])),
    tests: JSON.stringify(entries.map((entry) => [asTest(entry, options, made), asStory(entry, made)])),
    ...(data && { backup: readFileSync(backup, 'latin1') }),
  }
  const quarantined = await runtime.download((await runtime.store.reset()) ?? 0)
  const download = Buffer.from(await quarantined.arrayBuffer()).toString('latin1')
  return { ...files, 'quarantined world': download }
}

/** Names the files that have a secret, with the secret. */
function leaks(files: Readonly<Record<string, string>>, secrets: readonly string[]): string[] {
  return Object.entries(files).flatMap(([name, text]) =>
    secrets.flatMap((secret) => (replaceSecret(text, secret, '') === text ? [] : `${name}: ${secret}`)),
  )
}

it('no file has a live token, password, code or key', { timeout: 60_000 }, async () => {
  const { runtime, target, setup } = await simulate()
  const secrets = new Set<string>()
  /** Makes a call, and notes what it sent and got in secret if it succeeded. */
  const fetch = async (request: Request) => {
    const form = await request
      .clone()
      .formData()
      .catch(() => [])
    const response = await target.fetch(request)
    const text = await response.clone().text()
    const answered = text.matchAll(/"(?:access_token|client_secret)":"([^"]+)"/g)
    for (const [, token = ''] of answered) secrets.add(token)
    for (const [name, value] of text.includes('"success"') ? form : [])
      if (typeof value === 'string' && /password|token|code/.test(name)) secrets.add(value)
    return response
  }
  // It signs up, logs in by codes and by Google, resets passwords and pays by card.
  const calls = 'register verify login-with-google reset-password payments/verify-stripe'
  const wanted = { setup, mayWrite: true, only: calls.split(' '), seed: 1, minutes: 5 }
  const report = await runKit({ ...wanted, target: { ...target, fetch } })
  expect(secrets.size).toBeGreaterThan(10)
  const token = await runtime.mutate((context) => openSession(context, { id: personas.ada }).token)
  const headers = { authorization: `Bearer ${token}` }
  const post = async (call: string, body: Record<string, string>) =>
    await fetch(new Request(`${target.url}/api/${call}`, { method: 'POST', body: formOf(body), headers }))
  await post('login', { email: 'ada.lindqvist@example.org', type: 'job_seeker' })
  await post('send-password-reset-link', { email: 'ada.lindqvist@example.org' })
  const codes = await runtime.read(({ tx }) => tx.codes.all().map(({ code }) => code))
  expect(codes.length).toBeGreaterThan(1)
  // A token may be anywhere in a request, and in a pinned answer.
  await post('jobs/search', { search: `my token ${token}` })
  const answer = { status: 'success', message: token, access_token: token }
  const pin = { call: 'verify', fields: { code: codes[0] ?? '' }, httpStatus: 200, answer, times: null }
  runtime.options = { ...runtime.options, pins: [pin] }
  const reports = { json: JSON.stringify(report), html: htmlOf(report), junit: junitOf(report) }
  expect(leaks({ ...(await filesOf(runtime)), ...reports }, [...secrets, token, ...codes])).toEqual([])
})

it('no file of mixed mode has a live token of the real backend', async () => {
  const { call, folder, person, server } = await startWorld('payments,posts')
  const { token } = person
  await call('jobs/search', { search: `token ${token}` }, person)
  await call('posts/create', { caption: 'Hi' }, person)
  await server.runtime.mutate(({ tx }) => simulatedPath(tx, '/uploads/a.png'))
  const marks = await server.runtime.read(({ tx }) => tx.learned.one('key', 'files')?.seen['secret'])
  const files = await filesOf(server.runtime, folder)
  expect(leaks(files, [token, String(marks)])).toEqual([])
})
