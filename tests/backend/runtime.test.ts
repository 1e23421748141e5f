// `tests/engine` proves what every backend has in common; these tests are about the job board's contract and model.

import { beforeEach, describe, expect, it } from 'vitest'
import { cvs, personas } from '../../mocks/scenarios/personas.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'

const day = 86_400_000

let backend: TestBackend
let ada: string

beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
})

describe('parsing (rules 3, 5)', () => {
  it('ignores unknown fields', async () => {
    const form = new FormData()
    form.set('page', '1')
    form.set('favourite_colour', 'green')
    expect(await (await backend.raw('jobs/fetch', form)).json()).toMatchObject({ status: 'success' })
  })

  it.each(['0', '-3', '1.5', 'x', '1e21', ''])('treats page %j as page 1', async (page) => {
    const form = new FormData()
    form.set('page', page)
    const answer = await (await backend.raw('jobs/fetch', form)).json()
    const first = await backend.call('jobs/fetch', { page: 1 })
    expect(answer).toEqual(first.success)
  })

  it.each(['0', '-1', '1e21', '1 OR 1=1', '1.5', 'ninety', ''])('rejects %j as an id', async (id) => {
    const form = new FormData()
    form.set('id', id)
    const answer = await (await backend.raw('jobs/fetch-single', form)).json()
    expect(answer).toMatchObject({ status: 'error', errors: { id: [expect.any(String)] } })
  })

  it.each(['[', '"x"', '{"0":"remote"}', '["on_the_moon"]', '[1]'])('rejects %s as a list', async (types) => {
    const form = new FormData()
    form.set('types', types)
    const answer = await (await backend.raw('jobs/search', form)).json()
    expect(answer).toMatchObject({ status: 'error', errors: { types: [expect.any(String)] } })
  })

  it('treats an empty body as no fields, and rejects anything but form data', async () => {
    expect((await backend.raw('jobs/fetch', '')).status).toBe(200)
    const response = await backend.raw('jobs/fetch', '{"page":1}')
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ status: 'error' })
  })

  it('rejects truncated form data', async () => {
    const request = new Request('https://app.example/api/jobs/fetch', {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; name="page"',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    const response = await backend.runtime.handle('api/jobs/fetch', request)
    expect([response.status, await response.json()]).toMatchObject([400, { status: 'error' }])
  })

  it('reads 300 fields, and rejects thousands', async () => {
    const many = (count: number) => {
      const form = new FormData()
      for (let number = 0; number < count; number += 1) form.append(`field${number}`, 'x')
      return form
    }
    expect((await backend.raw('jobs/fetch', many(300))).status).toBe(200)
    const answer = await (await backend.raw('jobs/fetch', many(3_000))).json()
    expect(answer).toMatchObject({ status: 'error' })
  })

  it('rejects text that is too long, with a message in a sentence', async () => {
    const { refusal } = await backend.call('send-message', {
      name: 'x'.repeat(100_000),
      email: 'a@example.com',
      subject: 'x',
      message: 'x',
    })
    expect(refusal.errors?.['name']).toEqual(['Name may have at most 255 characters.'])
  })
})

describe('access (rules 2, 6, 12)', () => {
  it('ends a session 30 days after its last use', async () => {
    await backend.advance(29 * day)
    expect((await backend.call('me', undefined, ada)).httpStatus).toBe(200)
    await backend.advance(29 * day)
    expect((await backend.call('me', undefined, ada)).httpStatus).toBe(200)
    await backend.advance(30 * day)
    expect((await backend.call('me', undefined, ada)).httpStatus).toBe(401)
  })
})

describe('a unit of work', () => {
  it('deletes dependent rows (rules 21)', async () => {
    const left = await backend.runtime.mutate(({ tx }) => {
      tx.cvs.remove(cvs.used)
      return tx.applications.count('cv_id', cvs.used)
    })
    expect(left).toBe(0)
    expect(await backend.runtime.read(({ tx }) => tx.applications.by('cv_id', cvs.used))).toEqual([])
  })

  it('rejects commits that violate the model', async () => {
    await expect(
      backend.runtime.mutate(({ tx }) => {
        tx.cvs.patch(cvs.used, { is_default: true })
      }),
    ).rejects.toThrow(/second row/)
    await expect(
      backend.runtime.mutate(({ tx }) => {
        const [receipt] = tx.receipts.all()
        if (receipt) tx.payments.remove(receipt.payment_id)
      }),
    ).rejects.toThrow(/still used by receipts/)
    await expect(
      backend.runtime.mutate(({ tx }) => {
        tx.accounts.remove(personas.ada)
      }),
    ).rejects.toThrow(/accounts are never removed/)
    await expect(
      backend.runtime.mutate(({ tx, now }) => {
        tx.followings.insert({ account_id: personas.ada, recruiter_id: 999_999, created_at: now })
      }),
    ).rejects.toThrow(/not a row of accounts/)
  })
})

describe('files', () => {
  it('are drawn for the scenario’s people, and missing for unknown names', async () => {
    const image = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).profile_image)
    const path = image?.slice(1) ?? ''
    const picture = await backend.runtime.handle(path, new Request(`https://app.example/${path}`))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg/)
    const missing = await backend.runtime.handle(
      'storage/..%2F..%2Fetc',
      new Request('https://app.example/storage/x'),
    )
    expect(missing.status).toBe(404)
  })
})
