import { useCallback, useId, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextArea } from '../../../src/ui/TextArea.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { LogEntry } from '../../engine/network/request-log.ts'
import type { Sent } from '../../engine/network/trace.ts'
import { fieldsOf } from '../calls.ts'
import { changeAfter, goBack } from '../go-back.ts'
import { type AnyContext, reasonOf, usePanel } from '../panel-context.ts'
import { Fine } from '../pieces.tsx'
import { useWorld } from '../useWorld.ts'
import { editable, type EditedField, formOfFields } from './fields.ts'
import { formClassOf, isReplaceable, keepsCaller, requestInit, sentAs, tokenFor } from './sent.ts'
import { outcomeWords } from './words.ts'

/** Makes a call again: as it was, edited, as another person, or from before it happened. */
export function ResendForm({ entry, onDone }: ResendProps) {
  const { call, sent, caller } = entry
  const { token, isFixed, others, changedBy, input, edit, setInput, hasBody, isBusy, submit } = useResend({
    entry,
    onDone,
  })
  return (
    <form
      aria-label={`Resend ${call}`}
      className="mt-3 flex flex-col gap-3 border-s-2 border-rule ps-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {sent && (
        <TextField
          label="Address"
          autoComplete="off"
          spellCheck={false}
          value={input.address}
          onChange={(address) => setInput({ address })}
        />
      )}
      {hasBody && (
        <TextArea
          label="Body"
          rows={6}
          spellCheck={false}
          hint={sent?.text === null ? 'Not kept: it was a file, too long or not read.' : undefined}
          value={input.text}
          onChange={(text) => setInput({ text })}
        />
      )}
      {input.fields.map((field) => (
        <Field key={field.key} field={field} onChange={(edited) => edit(field.key, edited)} />
      ))}
      <SelectField
        label="Send as"
        dense
        value={input.who}
        onChange={(who) => setInput({ who })}
        options={[
          {
            value: 'same',
            label: keepsCaller(entry)
              ? `Same as before: ${caller || (token === undefined ? 'visitor' : 'same login')}`
              : 'This tab’s login',
          },
          ...(isFixed ? [] : [{ value: 'visitor', label: 'Visitor' }]),
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Checkbox
        className="text-dense"
        label="Go back to before this call first"
        hint={
          changedBy === undefined
            ? 'This call is too old to go back to.'
            : changedBy === null
              ? 'Nothing has changed since.'
              : undefined
        }
        disabled={typeof changedBy !== 'number'}
        value={input.fromBefore && typeof changedBy === 'number'}
        onChange={(fromBefore) => setInput({ fromBefore })}
      />
      <div className="flex gap-2">
        <Button size="sm" type="submit" variant="primary" busy={isBusy}>
          Send
        </Button>
        <Button size="sm" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type ResendProps = {
  entry: LogEntry
  /** @param sent the number of the new request in the log; none if it isn't there */
  onDone: (sent?: number) => void
}

/** What the form is filled with, who may make the call again, and what sends it. */
function useResend({ entry, onDone }: ResendProps) {
  const tools = usePanel()
  const { backend, runtime, host, parts, say, change } = tools
  const { call, payload, sent, before, source } = entry
  const token = tokenFor(entry, host)
  const form = formClassOf(sent)
  const [input, setInput] = useState(() => ({
    fields: form ? editable(payload, fieldsOf(backend, call)) : [],
    address: sent?.address ?? `${host.basePath}api/${call}`,
    text: sent?.text ?? '',
    who: 'same',
    fromBefore: false,
  }))
  const [isBusy, setBusy] = useState(false)
  const hasBody = sent !== undefined && !form && !/^(?:GET|HEAD)$/.test(sent.method)
  const select = useCallback(
    (context: AnyContext) => ({
      people: parts.people?.(context) ?? [],
      changedBy: changeAfter(runtime.store, before ?? null),
    }),
    [runtime, parts, before],
  )
  const { people = [], changedBy } = useWorld(select) ?? {}
  const isFixed = sent !== undefined && !isReplaceable(sent, token)
  const others = source === undefined && !isFixed ? people : []

  /** Sends what the form says. Returns what happened, in words, and the new request in the log, if it is there. */
  async function sendAgain() {
    const { address, who } = input
    const filled = formOfFields(input.fields)
    // Some browsers can't read back a form without fields.
    const body = hasBody ? input.text : filled.keys().next().done ? '' : filled
    let wayBack = ''
    if (input.fromBefore && typeof changedBy === 'number') {
      host.begin?.()
      wayBack = `${await goBack(tools, changedBy, call)} `
    }
    const person = others.find(({ id }) => String(id) === who)
    const as = person ? await person.logIn() : who === 'same' ? token : undefined
    const [latest] = runtime.log.entries
    const { status } = await send(sent && { ...sent, address }, address, body, token, as)
    const answered = runtime.log.entries.findLast(({ id, call: of }) => id > (latest?.id ?? 0) && of === call)
    const outcome = answered ? outcomeWords(answered) : `${status}.`
    return {
      answered,
      words: `${wayBack}${sent ? `${sent.method} ${address}` : call} was sent again: HTTP ${outcome}`,
    }
  }

  async function submit() {
    setBusy(true)
    try {
      let answered: LogEntry | undefined
      await change(async () => {
        const again = await sendAgain()
        answered = again.answered
        return again.words
      })
      onDone(answered?.id)
    } catch (error) {
      say(reasonOf(error))
    }
    setBusy(false)
  }

  return {
    token,
    isFixed,
    others,
    changedBy,
    input,
    setInput: (changed: Partial<typeof input>) => setInput((known) => ({ ...known, ...changed })),
    edit: (key: string, edited: Partial<EditedField>) =>
      setInput((known) => ({
        ...known,
        fields: known.fields.map((field) => (field.key === key ? { ...field, ...edited } : field)),
      })),
    hasBody,
    isBusy,
    submit,
  }
}

/** Makes a request, in the house's convention without `sent`. @param as the token to send instead of `token` */
async function send(
  sent: Sent | undefined,
  address: string,
  body: FormData | string,
  token: string | undefined,
  as: string | undefined,
): Promise<Response> {
  if (sent) {
    const again = sentAs(sent, token, as)
    return await fetch(again.address, requestInit(again, body))
  }
  const headers = new Headers(as === undefined ? {} : { authorization: `Bearer ${as}` })
  return await fetch(address, { method: 'POST', headers, ...(body !== '' && { body }) })
}

/** Texts from this length on get several lines, in characters. */
const long = 60

function Field({
  field,
  onChange,
}: {
  field: EditedField
  onChange: (edited: Partial<EditedField>) => void
}) {
  const fileId = useId()
  const { name, value, fileName, wasSent, isSecret } = field
  if (typeof value !== 'string') {
    const state = value
      ? `${fileName}, as it was sent.`
      : wasSent
        ? `${fileName} is no longer here.`
        : 'None.'
    return (
      <div>
        <label htmlFor={fileId} className="text-dense font-semibold">
          {name}
        </label>
        <Fine>{state}</Fine>
        <input
          id={fileId}
          type="file"
          className="mt-1 block w-full text-fine"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChange({ value: file, fileName: file.name, wasSent: true })
          }}
        />
      </div>
    )
  }
  const props = { label: name, value, onChange: (text: string) => onChange({ value: text }) }
  if (value.length > long || value.includes('\n')) return <TextArea {...props} rows={3} />
  return <TextField {...props} autoComplete="off" hint={isSecret && value === '' ? 'Not kept.' : undefined} />
}
