import { useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { RefreshCw, X } from '../../src/ui/Icon.tsx'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import type { Fault, FaultKind, RuntimeOptions } from '../runtime/options.ts'
import {
  faultKey,
  faultTargets,
  faultWords,
  latencies,
  latencyName,
  type LatencyName,
  targetWords,
  timesWords,
  withFault,
  withoutFault,
} from './network.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Part } from './pieces.tsx'
import { useHandOn } from './useHandOn.ts'
import type { OptionsStore } from './options-store.ts'

const kinds: FaultKind[] = ['network', 'lost-answer', 'error-500', 'error-503', 'html', 'cut-off', 'empty']
const names: LatencyName[] = ['none', 'short', 'long', 'never']
const repeats = { '1': 1, '2': 2, '5': 5, always: null } as const
type Repeat = keyof typeof repeats
const repeatNames: Repeat[] = ['1', '2', '5', 'always']

/** How the simulated network behaves in this tab: delays and faults. */
export function NetworkSection({ options, set }: { options: RuntimeOptions; set: OptionsStore['set'] }) {
  const { host, say } = usePanel()
  const list = useHandOn<HTMLDivElement>(options.faults.map(faultKey))

  function choose(name: LatencyName) {
    set({ ...options, latency: latencies[name].latency })
    say(`Delay of each call in this tab: ${latencies[name].label}.`)
  }

  function remove(fault: Fault) {
    set(withoutFault(options, fault))
    say(`Removed: ${targetWords(fault.call)}, ${faultWords[fault.kind]}.`)
  }

  return (
    <>
      <Part title="Delay">
        <RadioGroup
          legend="Before each call of this tab is answered"
          hideLegend
          className="text-dense"
          value={latencyName(options.latency) ?? ''}
          onChange={choose}
          options={names.map((name) => ({ value: name, label: latencies[name].label }))}
        />
      </Part>
      <Part title="Faults" end={<Fine className="nums">{options.faults.length} active</Fine>}>
        <div {...list}>
          {options.faults.length === 0 ? (
            <p className="border-y border-rule py-3 text-dense">Every call is answered as it should be.</p>
          ) : (
            <ul className="divide-y divide-rule border-y border-rule">
              {options.faults.map((fault) => (
                <li
                  key={faultKey(fault)}
                  data-row={faultKey(fault)}
                  className="flex items-center justify-between gap-2 py-1"
                >
                  <div className="min-w-0">
                    <p className="font-mono text-fine wrap-anywhere">{targetWords(fault.call)}</p>
                    <Fine>
                      {faultWords[fault.kind]}, {timesWords(fault.times)}
                    </Fine>
                  </div>
                  <IconButton
                    label={`Remove the fault of ${targetWords(fault.call)}: ${faultWords[fault.kind]}`}
                    onClick={() => remove(fault)}
                  >
                    <X />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Part>
      <AddFault
        onAdd={(fault) => {
          set(withFault(options, fault))
          say(`${targetWords(fault.call)}: ${faultWords[fault.kind]}, ${timesWords(fault.times)}.`)
        }}
      />
      <Part title="Try it">
        <Button
          size="sm"
          onClick={() => {
            void host.refresh()
            say('The page asks again for what it shows.')
          }}
        >
          <RefreshCw />
          Ask again for what the page shows
        </Button>
        <Fine className="mt-2">Kept for this tab, over reloads. Other tabs are not affected.</Fine>
      </Part>
    </>
  )
}

function AddFault({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [call, setCall] = useState<Fault['call']>('*')
  const [kind, setKind] = useState<FaultKind>('network')
  const [repeat, setRepeat] = useState<Repeat>('1')
  return (
    <Part title="Add a fault">
      <div className="flex flex-col gap-3">
        <SelectField
          label="Call"
          dense
          value={call}
          onChange={setCall}
          options={faultTargets.map((target) => ({ value: target, label: targetWords(target) }))}
        />
        <SelectField
          label="What happens"
          dense
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: faultWords[value] }))}
        />
        <div className="flex items-end gap-3">
          <SelectField
            label="How often"
            dense
            className="grow"
            value={repeat}
            onChange={setRepeat}
            options={repeatNames.map((value) => ({ value, label: sentence(timesWords(repeats[value])) }))}
          />
          <Button className="shrink-0" onClick={() => onAdd({ call, kind, times: repeats[repeat] })}>
            Add the fault
          </Button>
        </div>
      </div>
    </Part>
  )
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
