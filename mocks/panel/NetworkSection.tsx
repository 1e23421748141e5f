import { useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { RefreshCw, X } from '../../src/ui/Icon.tsx'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import type { Fault, FaultKind, NetworkOptions } from '../engine/network/network.ts'
import {
  faultKinds,
  faultWords,
  latencies,
  latencyName,
  type LatencyName,
  latencyNames,
  targetWords,
  timesWords,
} from './network.ts'
import { callsOf } from './calls.ts'
import { usePanel } from './panel-context.ts'
import { PinnedAnswers } from './log/PinnedAnswers.tsx'
import { Fine, Group } from './pieces.tsx'
import { Rows } from './Rows.tsx'

/** How often a fault can apply; null means every time. */
const repeats = [1, 2, 5, null]

/** The simulated network of this tab: latency and faults. */
export function NetworkSection({ options }: { options: NetworkOptions }) {
  const { host, say, options: store } = usePanel()
  const { set } = store

  function choose(name: LatencyName) {
    set({ ...options, latency: latencies[name].latency })
    say(`Delay for this tab set to “${latencies[name].label}”.`)
  }

  /** Replaces a fault of the same kind for the same call. */
  function add(fault: Fault) {
    const others = options.faults.filter(({ call, kind }) => call !== fault.call || kind !== fault.kind)
    set({ ...options, faults: [...others, fault] })
    say(`Fault added: ${targetWords(fault.call)}, ${faultWords[fault.kind]}, ${timesWords(fault.times)}.`)
  }

  function remove(fault: Fault) {
    set({ ...options, faults: options.faults.filter((other) => other !== fault) })
    say(`Fault removed: ${targetWords(fault.call)}, ${faultWords[fault.kind]}.`)
  }

  return (
    <>
      <Group title="Delay">
        <RadioGroup
          legend="Delay before each answer in this tab"
          hideLegend
          className="text-dense"
          value={latencyName(options.latency) ?? ''}
          onChange={choose}
          options={latencyNames.map((name) => ({ value: name, label: latencies[name].label }))}
        />
      </Group>
      <Group title="Faults" end={<Fine className="nums">{`${options.faults.length} active`}</Fine>}>
        <Rows empty="No faults. Every call is answered normally.">
          {options.faults.map((fault) => (
            <li key={`${fault.call} ${fault.kind}`} className="flex items-center justify-between gap-2 py-1">
              <div className="min-w-0">
                <p className="font-mono text-fine wrap-anywhere">{targetWords(fault.call)}</p>
                <Fine>{`${faultWords[fault.kind]}, ${timesWords(fault.times)}`}</Fine>
              </div>
              <IconButton
                label={`Remove the fault on ${targetWords(fault.call)}: ${faultWords[fault.kind]}`}
                onClick={() => remove(fault)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </Rows>
      </Group>
      <AddFault onAdd={add} />
      <PinnedAnswers pins={options.pins} />
      <Group title="Try it">
        <Button
          size="sm"
          onClick={() => {
            void host.refresh()
            say('Reloading the page’s data.')
          }}
        >
          <RefreshCw />
          Reload the page’s data
        </Button>
        <Fine className="mt-2">
          Delay, faults and pinned answers apply to this tab only and survive reloads.
        </Fine>
      </Group>
    </>
  )
}

function AddFault({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const { backend } = usePanel()
  const [call, setCall] = useState<Fault['call']>('*')
  const [kind, setKind] = useState<FaultKind>('network')
  const [times, setTimes] = useState(repeats[0] ?? null)
  return (
    <Group title="Add a fault">
      <div className="flex flex-col gap-3">
        <SelectField
          label="Call"
          dense
          value={call}
          onChange={setCall}
          options={['*', ...callsOf(backend)].map((target) => ({
            value: target,
            label: targetWords(target),
          }))}
        />
        <SelectField
          label="What happens"
          dense
          value={kind}
          onChange={setKind}
          options={faultKinds.map((value) => ({ value, label: faultWords[value] }))}
        />
        <div className="flex items-end gap-3">
          <SelectField
            label="How often"
            dense
            className="grow"
            value={String(times)}
            onChange={(value) => setTimes(repeats.find((repeat) => String(repeat) === value) ?? null)}
            options={repeats.map((repeat) => ({
              value: String(repeat),
              label: sentence(timesWords(repeat)),
            }))}
          />
          <Button size="sm" className="min-h-9 shrink-0" onClick={() => onAdd({ call, kind, times })}>
            Add fault
          </Button>
        </div>
      </div>
    </Group>
  )
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
