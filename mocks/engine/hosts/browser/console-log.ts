/* oxlint-disable no-console -- the console is what this file is about */
import type { SentField } from '../../network/trace.ts'
import type { RequestLog } from '../../network/request-log.ts'

/**
 * Shows each refused or failed call from now on as a collapsed group in the console, for development.
 * @param sourceOf returns the file of an operation
 */
export function followInConsole(log: RequestLog, sourceOf: (call: string) => string | undefined): void {
  let last = log.entries[0]?.id ?? 0
  log.subscribe(() => {
    const news = log.entries.filter(({ id }) => id > last)
    last = log.entries[0]?.id ?? last
    for (const entry of news.toReversed()) {
      const { call, sent, caller, outcome, httpStatus, message, payload, answer, violations, stack, steps } =
        entry
      const title = sent ? `${sent.method} ${call}` : `/api/${call}`
      if (entry.unwritten) console.info(`${title} is not written. Its answer is from its ${entry.unwritten}.`)
      if (outcome === 'success' && violations.length === 0) continue
      console.groupCollapsed(`${title} · ${httpStatus || outcome} · ${message || outcome}`)
      console.log('Caller:', caller || 'unknown')
      if (payload) console.log('Payload:', shown(payload))
      console.log('Answer:', answer)
      if (violations.length > 0) console.log('Breaks the contract:', violations)
      console.log('Operation:', sourceOf(call) ?? call)
      if (stack !== undefined) console.log(stack)
      console.log('Milliseconds:', steps)
      console.groupEnd()
    }
  })
}

function shown(payload: readonly SentField[]): Record<string, unknown> {
  return Object.fromEntries(payload.map(({ name, value, isSecret }) => [name, isSecret ? '•••' : value]))
}
