import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { NumberField } from '../../../src/ui/NumberField.tsx'
import { readNumber } from '../../../src/ui/read-number.ts'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextArea } from '../../../src/ui/TextArea.tsx'
import { withoutBody } from '../../engine/call/answers.ts'
import type { Pin } from '../../engine/network/network.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { usePanel } from '../panel-context.ts'
import { Fine } from '../pieces.tsx'
import { pinWords, readAnswer, withPin } from './pins.ts'
import { Violations } from './Violations.tsx'

/** How long a pin lasts. */
const lasting = [
  { value: 'once', label: 'Once' },
  { value: 'always', label: 'Until you remove it' },
] as const

/**
 * Pins an answer to a call, or edits a pinned one. The contract is checked while typing, but an answer may break it: that
 * is a case to try, too.
 */
export function PinEditor({
  given: { call, payload, answer, httpStatus = 0 },
  edited,
  onDone,
}: {
  /** The call with the answer to begin with, and the fields that the pin can be limited to. */
  given: Pick<LogEntry, 'call' | 'payload' | 'answer'> & { httpStatus?: number }
  edited?: Pin
  onDone: () => void
}) {
  const { runtime, host, options, say } = usePanel()
  const { convention } = runtime
  const usual = convention.statusOf(200, call)
  const examples = convention.examplesOf?.(call) ?? []
  const refusal = (message: string) =>
    convention.refusalLike?.(call, { httpStatus: usual, message }) ??
    convention.style.refusal({ httpStatus: usual, message })
  const [text, setText] = useState(() => {
    const isJson = edited ? !withoutBody.includes(httpStatus) : typeof answer === 'object' && answer !== null
    return JSON.stringify(isJson ? answer : refusal('This doesn’t work at the moment.'), null, 2)
  })
  const [status, setStatus] = useState(String(httpStatus || usual))
  const [begun, setBegun] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>(edited?.fields ?? {})
  const [lasts, setLasts] = useState<(typeof lasting)[number]['value']>(
    edited && edited.times !== null ? 'once' : 'always',
  )
  const code = readNumber(status)
  const isEmpty = code !== null && withoutBody.includes(code)
  const isCode = code !== null && Number.isInteger(code) && code >= 200 && code <= 599
  const read = isEmpty ? { answer: null } : readAnswer(text)
  const violations = 'answer' in read && isCode ? runtime.convention.brokenBy(call, code, read.answer) : []
  const choices = [
    ...Object.entries(edited?.fields ?? {}),
    ...(payload ?? []).flatMap(({ name, value, isSecret }) =>
      typeof value !== 'string' || isSecret || edited?.fields[name] !== undefined
        ? []
        : [[name, value] as const],
    ),
  ]

  function save() {
    if (!('answer' in read) || !isCode) return
    const pin = { call, fields, httpStatus: code, answer: read.answer, times: lasts === 'once' ? 1 : null }
    // The options of this moment: the call may have used up the edited pin in the meantime.
    options.set(withPin(options.get(), pin, edited))
    say(`Answer pinned: ${pinWords(pin)}. It’s listed under Network.`)
    void host.refresh()
    onDone()
  }

  return (
    <form
      aria-label={`Pinned answer to ${call}`}
      className="mt-3 flex flex-col gap-3 border-s-2 border-rule ps-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {examples.length > 0 && (
        <SelectField
          label="Begin with"
          dense
          value={begun}
          onChange={(index) => {
            setBegun(index)
            const example = examples[Number(index)]
            if (!example) return
            setText(JSON.stringify(example.body, null, 2))
            setStatus(String(example.httpStatus))
          }}
          options={[
            { value: '', label: 'An answer of the contract…' },
            ...examples.map(({ httpStatus: own, name }, index) => ({
              value: String(index),
              label: name === '' ? String(own) : `${own} ${name}`,
            })),
          ]}
        />
      )}
      {isEmpty ? (
        <Fine>{`HTTP ${code} has no body.`}</Fine>
      ) : (
        <TextArea
          label="Answer"
          rows={8}
          spellCheck={false}
          value={text}
          onChange={setText}
          error={'wrong' in read ? read.wrong : undefined}
        />
      )}
      {violations.length > 0 && <Violations violations={violations} />}
      {choices.map(([name, value]) => (
        <Checkbox
          key={name}
          className="text-dense wrap-anywhere"
          label={`Only if ${name} is ${value.length > 40 ? `${value.slice(0, 40)}…` : value || 'empty'}`}
          value={fields[name] !== undefined}
          onChange={(isOn) => {
            const { [name]: _, ...others } = fields
            setFields(isOn ? { ...others, [name]: value } : others)
          }}
        />
      ))}
      <NumberField
        label="HTTP status"
        value={status}
        onChange={setStatus}
        error={isCode ? undefined : 'Enter a number from 200 to 599.'}
      />
      <SelectField label="How long" dense value={lasts} onChange={setLasts} options={lasting} />
      <div className="flex gap-2">
        <Button size="sm" type="submit" variant="primary" disabled={'wrong' in read || !isCode}>
          {violations.length > 0 ? 'Pin it anyway' : 'Pin this answer'}
        </Button>
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
