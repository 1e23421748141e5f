import { Admin } from '../mocks/admin/admin.ts'
import { jobBoard } from '../mocks/backend.ts'
import { Runtime as SimulatedBackend } from '../mocks/engine/runtime.ts'
import { MemoryStorage } from '../mocks/engine/storage/memory.ts'
import type { Runtime } from '../mocks/operation.ts'
import { answerThirdParty } from '../mocks/third-parties/answer.ts'
import { simulatedClientId } from './npm-run-api.ts'
import type { Setup } from './setup.ts'
import type { Target } from './transport.ts'

/** A simulated backend in this process, for comparisons and for tests of the kit. */
export interface Simulated {
  runtime: Runtime
  target: Target
  setup: Setup
}

/** Makes a simulated backend. @param backend the job board, or a copy with faults */
export async function simulate(backend = jobBoard, scenario = 'everyday'): Promise<Simulated> {
  const runtime: Runtime = new SimulatedBackend(backend, {
    storage: new MemoryStorage(),
    scenario,
    seed: 7,
    violations: 'report',
    appUrl: 'https://app.example/',
  })
  await runtime.open()
  const url = 'https://simulated.example'
  const fetch = async (request: Request) =>
    await runtime.handle(new URL(request.url).pathname.slice(1), request)
  return { runtime, target: { url, fetch, timeout: 30_000 }, setup: setupOf(runtime) }
}

function setupOf(runtime: Runtime): Setup {
  const admin = new Admin(runtime)
  const thirdParty = async (address: string, fields: Record<string, string>) => {
    const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) })
    return await answerThirdParty(runtime, new URL(address), request, () => Promise.resolve(''))
  }
  return {
    mayWrite: true,
    newAddress: (name) => `${name}@conformance.example`,
    code: async ({ email, purpose }) => {
      const mails = await admin.mails(email)
      const isLogin = purpose === 'login'
      return mails.find(({ subject, code }) => code && subject.includes('login') === isLogin)?.code ?? ''
    },
    decideJob: async (id, decision) => {
      await admin.decideJob(id, decision)
    },
    decideTransfer: async ({ paymentId }, decision) => {
      await admin.decidePayment(paymentId, decision)
    },
    advance: async (milliseconds) => {
      await admin.advance(milliseconds)
    },
    resetClock: async () => {
      await admin.realTime()
    },
    payCard: async ({ clientSecret, publishableKey, card }) => {
      const [intent = ''] = clientSecret.split('_secret_')
      await thirdParty(`https://api.stripe.com/v1/payment_intents/${encodeURIComponent(intent)}/confirm`, {
        key: publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card === 'paid' ? '4242424242424242' : '4000000000000002',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': String((new Date(runtime.now()).getFullYear() + 3) % 100),
        'payment_method_data[card][cvc]': '123',
      })
    },
    googleCredential: async ({ email, clientId = simulatedClientId }) => {
      const fields = { email, client_id: clientId }
      const response = await thirdParty('https://accounts.google.com/gsi/simulated/credential', fields)
      const answer: unknown = await response?.json()
      const hasCredential = typeof answer === 'object' && answer !== null && 'credential' in answer
      return hasCredential ? String(answer.credential) : ''
    },
  }
}
