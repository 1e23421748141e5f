import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { formatBytes } from '../../../src/ui/files.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import type { SentField } from '../../engine/network/trace.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { isCallOf } from '../calls.ts'
import { usePanel } from '../panel-context.ts'
import { Fine } from '../pieces.tsx'
import { useEntries } from '../useWorld.ts'
import { CodeText } from './CodeText.tsx'
import { CopyCall } from './CopyCall.tsx'
import { PinEditor } from './PinEditor.tsx'
import { ResendForm } from './ResendForm.tsx'
import { withKeys } from './fields.ts'
import { formClassOf, masked } from './sent.ts'
import { lineOf, openInEditor, type SourceLine } from './source-line.ts'
import { stepsInWords } from './words.ts'

/** What can be done with a request. */
const tools = [
  ['resend', 'Resend'],
  ['pin', 'Pin an answer'],
  ['copy', 'Copy'],
] as const
type Tool = (typeof tools)[number][0]

const refusal = v.looseObject({ errors: v.record(v.string(), v.array(v.string())) })

/** A request's payload, answer and origin, and the tools for it. */
export function EntryDetails({ entry }: { entry: LogEntry }) {
  const [tool, setTool] = useState<Tool>()
  const toggle = (next: Tool) => setTool(tool === next ? undefined : next)
  const { runtime } = usePanel()
  const { answer, sent, stack, steps } = entry
  const [resent, setResent] = useState<number>()
  const isWhole = sent !== undefined || runtime.convention.sentBy === undefined
  const fieldErrors = v.is(refusal, answer) ? Object.entries(answer.errors) : []
  return (
    <>
      {fieldErrors.length > 0 && (
        <Part title="Field errors">
          <dl className="font-mono text-fine wrap-anywhere">
            {fieldErrors.map(([field, messages]) => (
              <div key={field}>
                <dt className="inline font-semibold">{field}</dt>
                <dd className="inline text-bad-ink">{` ${messages.join(' ')}`}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Payload entry={entry} />
      <Part title="Answer">
        <CodeText label="Answer">{textOf(answer)}</CodeText>
      </Part>
      <Part title="Where">
        <Where entry={entry} />
        {stack !== undefined && (
          <details className="text-fine">
            <summary className="min-h-6 cursor-pointer text-ink-2">Stack</summary>
            <CodeText label="Stack">{stack}</CodeText>
          </details>
        )}
      </Part>
      {steps && <Fine className="nums mt-3">{stepsInWords(steps)}</Fine>}
      <div className="mt-3 flex flex-wrap gap-2">
        {tools.map(([name, label]) =>
          isWhole || name === 'pin' ? (
            <Button key={name} size="sm" aria-expanded={tool === name} onClick={() => toggle(name)}>
              {label}
            </Button>
          ) : null,
        )}
      </div>
      {!isWhole && <Fine className="mt-2">This request wasn’t kept, so you can’t resend or copy it.</Fine>}
      {resent !== undefined && <Resent id={resent} />}
      {tool === 'resend' && (
        <ResendForm
          entry={entry}
          onDone={(id) => {
            setTool(undefined)
            setResent(id)
          }}
        />
      )}
      {tool === 'pin' && <PinEditor given={entry} onDone={() => setTool(undefined)} />}
      {tool === 'copy' && <CopyCall entry={entry} />}
    </>
  )
}

/** Where a request is in the log, to which the page may have added others since. */
function Resent({ id }: { id: number }) {
  const at = useEntries().findIndex((entry) => entry.id === id)
  return at < 0 ? null : <Fine className="mt-2">{`The new request is number ${at + 1} in the log.`}</Fine>
}

/** A part of an opened request, with its heading. */
function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-3">
      <h4 className="text-fine font-semibold">{title}</h4>
      {children}
    </div>
  )
}

function Payload({ entry }: { entry: LogEntry }) {
  const [isShown, setShown] = useState(false)
  const { payload, sent, token } = entry
  const unread = payload ? undefined : sent && masked(sent, token).text
  const hasSecrets = payload?.some(({ isSecret }) => isSecret)
  return (
    <Part title="Payload">
      {payload === undefined || payload.length === 0 ? (
        <>
          <Fine>{nothingIn(entry)}</Fine>
          {unread && <CodeText label="Body">{unread}</CodeText>}
        </>
      ) : (
        <dl className="mt-1 flex flex-col gap-1 font-mono text-fine wrap-anywhere">
          {withKeys(payload).map(({ key, ...field }) => (
            <div key={key}>
              <dt className="inline font-semibold">{field.name}</dt>
              <dd className="inline whitespace-pre-wrap">{` ${valueOf(field, isShown)}`}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasSecrets && (
        <Checkbox
          className="mt-1 text-fine"
          label="Show passwords, codes and tokens"
          value={isShown}
          onChange={setShown}
        />
      )}
    </Part>
  )
}

/** Says why a request has no payload to show. */
function nothingIn({ payload, sent }: LogEntry): string {
  const isForm = formClassOf(sent) !== undefined
  if (!payload) return isForm ? 'The form wasn’t read.' : 'The request wasn’t read.'
  return isForm || sent?.text !== undefined ? 'No fields.' : 'No parameters and no body.'
}

/** The longest text of a field to show, in characters. */
const longest = 2_000

function valueOf({ value, isSecret }: SentField, isShown: boolean): string {
  if (value === null) return '(not kept)'
  if (typeof value === 'object')
    return `${value.name} (${value.type || 'no type'}, ${formatBytes(value.size)})`
  if (isSecret && !isShown) return '•••'
  return value.length > longest ? `${value.slice(0, longest)}…` : value
}

/** Returns an answer for reading. */
export function textOf(answer: unknown): string {
  if (answer === undefined) return 'No text: a file, or no answer.'
  return typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)
}

/** The line that refused the call or failed, else that of the operation. In development, it opens in the editor. */
function Where({ entry: { call, stack } }: { entry: LogEntry }) {
  const { backend, runtime, host, say } = usePanel()
  const file = runtime.backend.sourceOf?.(call)
  const trail = `${stack}\n${runtime.backend.operations[call]?.definedAt}`
  const [line, setLine] = useState<SourceLine>()
  useEffect(() => {
    if (!import.meta.env.DEV) return undefined
    let mounted = true
    lineOf(trail, host.basePath).then(
      (found) => mounted && setLine(found),
      // The development server was stopped: the operation's file is known all the same.
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [trail, host.basePath])
  const source = line ?? (file === undefined ? undefined : { file })
  if (!source) {
    const why = isCallOf(backend, call)
      ? 'The backend doesn’t name its files.'
      : 'This call has no operation.'
    return <Fine>{why}</Fine>
  }
  const words = source.line === undefined ? source.file : `${source.file}:${source.line}`
  if (!import.meta.env.DEV) return <p className="font-mono text-fine wrap-anywhere">{words}</p>
  return (
    <button
      type="button"
      className="min-h-6 cursor-pointer text-start font-mono text-fine wrap-anywhere text-action underline"
      onClick={() => {
        void openInEditor(source, host.basePath)
        say(`Opening ${words} in your editor.`)
      }}
    >
      {words}
    </button>
  )
}
