import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Pencil, X } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import type { NetworkOptions, Pin } from '../../engine/network/network.ts'
import { callsOf, isCallOf } from '../calls.ts'
import { timesWords } from '../network.ts'
import { usePanel } from '../panel-context.ts'
import { Fine, Group } from '../pieces.tsx'
import { Rows } from '../Rows.tsx'
import { useEntries } from '../useWorld.ts'
import { PinEditor } from './PinEditor.tsx'
import { pinKey, pinWords, withoutPin } from './pins.ts'
import { Violations } from './Violations.tsx'

/** What is being edited: a new pin, or the one with this key. */
type Editing = 'new' | { key: string } | undefined

/** The pinned answers of this tab. */
export function PinnedAnswers({ pins }: Pick<NetworkOptions, 'pins'>) {
  const [editing, setEditing] = useState<Editing>()
  return (
    <Group title="Pinned answers" end={<Fine className="nums">{`${pins.length} active`}</Fine>}>
      <Rows empty="No pinned answers. Pin one here, or to a request in the Log.">
        {pins.map((pin) => (
          <li key={pinKey(pin)} className="py-1">
            <PinRow
              pin={pin}
              isEdited={typeof editing === 'object' && editing.key === pinKey(pin)}
              onEdit={(isEdited) => setEditing(isEdited ? { key: pinKey(pin) } : undefined)}
            />
          </li>
        ))}
      </Rows>
      {editing === 'new' ? (
        <NewPin onDone={() => setEditing(undefined)} />
      ) : (
        <Button size="sm" className="mt-3" onClick={() => setEditing('new')}>
          Pin an answer
        </Button>
      )}
    </Group>
  )
}

function PinRow({
  pin,
  isEdited,
  onEdit,
}: {
  pin: Pin
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
}) {
  const { backend, runtime, host, options, say } = usePanel()
  const words = pinWords(pin)
  const isCall = isCallOf(backend, pin.call)
  const violations = isCall ? runtime.convention.brokenBy(pin.call, pin.httpStatus, pin.answer) : []
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="font-mono text-fine wrap-anywhere">{words}</p>
          <Fine>
            {isCall
              ? `HTTP ${pin.httpStatus}, ${timesWords(pin.times)}`
              : 'This call no longer exists, so nobody gets this answer.'}
          </Fine>
        </div>
        <div className="flex shrink-0">
          <IconButton
            label={`Edit the answer to ${words}`}
            aria-expanded={isEdited}
            onClick={() => onEdit(!isEdited)}
          >
            <Pencil />
          </IconButton>
          <IconButton
            label={`Remove the answer to ${words}`}
            onClick={() => {
              options.set(withoutPin(options.get(), pin))
              say(`Pinned answer removed: ${words}.`)
              void host.refresh()
            }}
          >
            <X />
          </IconButton>
        </div>
      </div>
      {violations.length > 0 && <Violations violations={violations} />}
      {isEdited && <PinEditor given={pin} edited={pin} onDone={() => onEdit(false)} />}
    </>
  )
}

/** Begins with the page's last call, and with the last answer to the chosen one. */
function NewPin({ onDone }: { onDone: () => void }) {
  const { backend, parts } = usePanel()
  // The reload after a pin must not replace what is being edited.
  const [entries] = useState(useEntries())
  const calls = callsOf(backend)
  const last = entries.find(({ call }) => isCallOf(backend, call) && !parts.everywhere?.includes(call))
  const [call, setCall] = useState(last?.call ?? calls[0] ?? '')
  return (
    <div className="mt-3">
      <SelectField
        label="Call to answer"
        dense
        value={call}
        onChange={setCall}
        options={calls.map((value) => ({ value, label: value }))}
      />
      <PinEditor
        key={call}
        given={entries.find((entry) => entry.call === call) ?? { call }}
        onDone={onDone}
      />
    </div>
  )
}
