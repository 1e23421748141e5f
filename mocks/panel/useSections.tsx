import { useSyncExternalStore } from 'react'
import { ClockSection } from './ClockSection.tsx'
import { DataSection } from './DataSection.tsx'
import { violationCount } from './log/words.ts'
import { LogSection } from './LogSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import { usePanel } from './panel-context.ts'
import type { SectionTab } from './SectionTabs.tsx'
import { useEntries } from './useWorld.ts'

/** Returns the sections that any backend has, as tabs. */
export function useSections(): Record<'data' | 'clock' | 'network' | 'log', SectionTab> {
  const { options } = usePanel()
  const network = useSyncExternalStore(options.subscribe, options.get)
  const entries = useEntries()
  const faults = network.faults.length > 0 ? ['active faults'] : []
  const pins = network.pins.length > 0 ? ['pinned answers'] : []
  return {
    data: { value: 'data', label: 'Data', panel: <DataSection /> },
    clock: { value: 'clock', label: 'Clock', panel: <ClockSection /> },
    network: {
      value: 'network',
      label: 'Network',

      count: {
        value: network.faults.length + network.pins.length,
        of: [...faults, ...pins].join(' and '),
        bad: true,
      },
      panel: <NetworkSection options={network} />,
    },
    log: {
      value: 'log',
      label: 'Log',

      count: { value: violationCount(entries), of: 'contract violations', bad: true },
      panel: <LogSection entries={entries} />,
    },
  }
}
