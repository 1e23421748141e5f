import { simulatedHeader } from './handlers.ts'
import { covers, type Simulated, unanswered } from './worker-guard.ts'

interface GateSetup {
  addresses: readonly Simulated[]
  /** Answers a request to one of the `addresses`. */
  answer: (request: Request) => Promise<Response>
  /** The browser's own `fetch`, which a controlling worker intercepts. */
  network: (request: Request) => Promise<Response>
  controller: () => object | null
  /** Called when the trusted worker returned a call unanswered. */
  onUnanswered: () => void
}

/** Wraps `fetch`: calls go to the worker while it is trusted, otherwise they are answered in this page. */
export interface Gate {
  fetch: typeof fetch
  /** @param worker the worker that is known to answer; null to trust none */
  trust(worker: object | null): void
}

export function createGate({ addresses, answer, network, controller, onUnanswered }: GateSetup): Gate {
  let trusted: object | null = null
  return {
    trust(worker) {
      trusted = worker
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      if (!covers(addresses, request)) return await network(request)
      // `controller()` is checked too: a new worker takes control shortly before the page's `controllerchange` event.
      if (trusted !== null && trusted === controller()) {
        const response = await network(request.clone())
        if (response.headers.get(simulatedHeader) !== unanswered[1]) return response
        // The call has not run, so running it in the page is safe.
        onUnanswered()
      }
      request.signal.throwIfAborted()
      const response = await answer(request)
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
  }
}
