import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'
import { answerThirdParty } from './answer.ts'
import { answer, scripts, scriptText, setKeys } from '../../tests/support/third-parties.ts'

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
  await setKeys(backend)
})

describe('third parties at their URLs', () => {
  it.each([
    ['https://js.stripe.com/endive/stripe.js', scripts.stripe],
    ['https://js.stripe.com/v3/', scripts.stripe],
    ['https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false', scripts.stripe],
    ['https://accounts.google.com/gsi/client', scripts.google],
    ['https://accounts.google.com/gsi/client?hl=en', scripts.google],
    ['https://code.tidio.co/simulated.js', scripts.chat],
  ])('%s is a script', async (address, text) => {
    const response = await answer(backend, address)
    expect(response?.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await response?.text()).toBe(text)
  })

  it.each([
    ['https://example.org/gsi/client', 'GET', undefined],
    ['https://js.stripe.com.example.org/v3/', 'GET', undefined],
    ['http://js.stripe.com/v3/', 'GET', undefined],
    ['https://app.example/api/me', 'GET', undefined],
    ['https://code.tidio.co/', 'GET', 404],
    ['https://accounts.google.com/gsi/client', 'POST', 404],
    ['https://js.stripe.com/v3/', 'POST', 404],
  ])('%s requested with %s is answered with %s', async (address, method, status) => {
    expect((await answer(backend, address, { method }))?.status).toBe(status)
  })

  it('allow every origin (CORS)', async () => {
    for (const address of ['https://js.stripe.com/v3/', 'https://api.stripe.com/v1/charges']) {
      const headers = { 'access-control-request-headers': 'content-type, x-one' }
      const asked = await answer(backend, address, { method: 'OPTIONS', headers })
      expect([asked?.status, asked?.headers.get('access-control-allow-headers')]).toEqual([
        204,
        'content-type, x-one',
      ])
      for (const each of [asked, await answer(backend, address)])
        expect(each?.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  it('return HTTP 500 for a defect, without rejecting', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = {
      read: () => Promise.reject(new Error('no world')),
      mutate: () => Promise.reject(new Error('no world')),
      personas: [],
    }
    const address = 'https://api.stripe.com/v1/payment_intents/pi_1?key=k'
    const response = await answerThirdParty(broken, new URL(address), new Request(address), scriptText)
    expect(response?.status).toBe(500)
    expect(await response?.json()).toMatchObject({ error: { type: 'api_error' } })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})
