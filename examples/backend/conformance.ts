// npm run conformance -- --url http://localhost:8080 --setup examples/backend/conformance.ts

import type { SetupOf } from '../../conformance/setup.ts'

/** The setup for this backend, which has no clock to move and takes no payments. */
export const setup: SetupOf = (url) => ({
  mayWrite: true,
  newAddress: (name) => `${name}@conformance.example`,
  code: async ({ email, purpose }) => {
    const query = new URLSearchParams({ email, purpose })
    const response = await fetch(`${url}/dev/last-code?${query}`, { headers: { 'x-dev': 'yes' } })
    const answer: unknown = await response.json()
    if (response.ok && typeof answer === 'object' && answer && 'code' in answer) return String(answer.code)
    throw new Error(`no code was sent to ${email}`)
  },
  decideJob: async (id, decision) => {
    const response = await fetch(`${url}/dev/review`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-dev': 'yes' },
      body: JSON.stringify({ id, decision }),
    })
    if (!response.ok) throw new Error(`/dev/review answered ${response.status}`)
  },
})
