import * as v from 'valibot'

/** Waits until a server answers, for a minute at most. */
export async function answers(address: string, init: RequestInit = {}): Promise<void> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const response = await fetch(address, init).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nobody answers at ${address}.`)
}

/** Starts a session for an account, without its code. @returns its token */
export async function signIn(backend: string, email: string | undefined): Promise<string> {
  const answer = await fetch(`${backend}/-/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return v.parse(v.object({ token: v.string() }), await answer.json()).token
}
