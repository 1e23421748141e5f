import type { LogEntry } from '../../engine/network/request-log.ts'
import { outcomeOf } from './words.ts'

/** The outcomes to filter by. */
export const outcomes = [
  { value: 'all', label: 'All outcomes' },
  { value: 'refused', label: 'Refused' },
  { value: 'failed', label: 'Failed' },
  { value: 'violating', label: 'Breaks the contract' },
] as const

type OutcomeFilter = (typeof outcomes)[number]['value']

export interface Filter {
  /** Words of the call, the caller or the message, in any order. */
  words: string
  outcome: OutcomeFilter
}

export const noFilter: Filter = { words: '', outcome: 'all' }

/** Returns the entries that match, in their order. */
export function filtered(entries: readonly LogEntry[], { words, outcome }: Filter): readonly LogEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const { call, caller, message, sent } = entry
    const address = sent ? `${sent.method} ${sent.address}` : ''
    const text = `${call} ${address} ${caller} ${message}`.toLowerCase()
    return matches[outcome](entry) && wanted.every((word) => text.includes(word))
  })
}

const matches: Record<OutcomeFilter, (entry: LogEntry) => boolean> = {
  all: () => true,
  refused: (entry) => entry.outcome !== 'success' && outcomeOf(entry).tone === 'neutral',
  failed: (entry) => outcomeOf(entry).tone === 'bad',
  violating: ({ violations }) => violations.length > 0,
}
