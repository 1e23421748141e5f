import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/check/places.ts'
import { pdfFile } from '../support/backend.ts'
import { testServers } from '../support/server.ts'

const output = join(root, '.cache/generated-client')
const success = v.looseObject({ status: v.literal('success'), message: v.string() })

/**
 * Sends each list as a part of type `application/json`, as the contract declares it (rules 3). The generator's own
 * serializer repeats the field for each entry; docs/tools.md shows this one.
 */
function toForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    const isList = Array.isArray(value)
    const json = JSON.stringify(value)
    if (isList) form.append(name, new Blob([json], { type: 'application/json' }))
    else form.append(name, value instanceof Blob || typeof value === 'string' ? value : json)
  }
  return form
}

interface Options {
  baseUrl: string
  body?: object
  bodySerializer?: (body: object) => FormData
  auth?: (asked: { scheme?: string }) => string | undefined
}

type Generated = Record<string, (options: Options) => Promise<{ data?: unknown; error?: unknown }>>

describe('a client that a generator made from the contract', () => {
  const { start } = testServers()
  const codes: string[] = []
  let ask: (name: string, body?: object, token?: string) => Promise<Record<string, unknown>>

  beforeAll(async () => {
    await createClient({
      input: join(root, 'openapi.yaml'),
      output,
      logs: { level: 'silent' },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    })
    const { url } = await start({ onMail: ({ code }) => codes.push(code ?? '') })
    const client: Generated = await import(join(output, 'sdk.gen.ts'))
    ask = async (name, body, token) => {
      // Without the condition, the token would be the access key too.
      const auth = token !== undefined && {
        auth: ({ scheme }: { scheme?: string }) => (scheme === 'bearer' ? token : undefined),
      }
      const options = { baseUrl: url, ...auth, ...(body && { body, bodySerializer: toForm }) }
      const { data, error } = (await client[name]?.(options)) ?? {}
      return v.parse(success, data ?? error)
    }
  }, 60_000)
  afterAll(() => rm(output, { recursive: true, force: true }))

  it('signs up, logs in, searches with a list and uploads a CV', async () => {
    const email = 'generated@example.org'
    await ask('register', { name: 'Ines', email, password: 'long-enough-1', type: 'job_seeker' })
    await ask('login', { email, type: 'job_seeker' })
    const { access_token } = await ask('verify', { email, code: codes.at(-1) })
    const token = v.parse(v.string(), access_token)
    const all = await ask('jobsSearch', { page: 1 })
    const found = await ask('jobsSearch', { page: 1, nature: ['part_time'] })
    const jobs = v.parse(v.array(v.object({ nature: v.string() })), found['jobs'])
    expect(new Set(jobs.map(({ nature }) => nature))).toEqual(new Set(['part_time']))
    expect(Number(found['total'])).toBeLessThan(Number(all['total']))
    const { cv } = await ask('cvsUpload', { title: 'General CV', file: pdfFile() }, token)
    expect(cv).toMatchObject({ title: 'General CV' })
  })
})
