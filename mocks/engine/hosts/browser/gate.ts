import { getResponse, type RequestHandler } from 'msw'
import { simulatedHeader } from './handlers.ts'
import { covers, type Simulated, unanswered } from './worker-guard.ts'

interface GateSetup {
  handlers: RequestHandler[]
  addresses: readonly Simulated[]
  /** The browser's own `fetch`: by way of the worker, where one is in control, else to the network. */
  network: (request: Request) => Promise<Response>
  /** The worker that is in control of the page at this moment, if any. */
  controller: () => object | null
  /** Called when a call came back from the trusted worker without an answer. */
  onUnanswered: () => void
}

/** A gate in front of `fetch`: calls of the app go to the worker while it is trusted, else to the handlers. */
export interface Gate {
  fetch: typeof fetch
  /** @param worker the one that is known to answer; null where none is */
  trust(worker: object | null): void
}

export function createGate({ handlers, addresses, network, controller, onUnanswered }: GateSetup): Gate {
  let trusted: object | null = null
  return {
    trust(worker) {
      trusted = worker
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      if (!covers(addresses, request)) return await network(request)
      // Another worker is in control a moment before the page is told.
      if (trusted !== null && trusted === controller()) {
        const response = await network(request.clone())
        if (response.headers.get(simulatedHeader) !== unanswered[1]) return response
        // Nobody has run the call, so it is no second time when the page does.
        onUnanswered()
      }
      request.signal.throwIfAborted()
      const response = await getResponse(handlers, request)
      if (!response) return await network(request)
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
  }
}
