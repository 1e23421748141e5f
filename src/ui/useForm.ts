import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

/** Why a submit was refused: a sentence for the whole form, and messages by field name. */
export type FormFailure = { message?: string | undefined; errors?: Record<string, string[]> | undefined }

/** What `form.field` returns, as in `<TextField label="Email" {...form.field('email')} />`. */
export type FieldBinding<T> = {
  id: string
  name: string
  value: T
  onChange: (value: T) => void
  error: string | undefined
}

export type FormOptions<V extends object> = {
  initial: V
  /**
   * The client's rules. Returns a sentence for each invalid field of the current values. Fields inside a list have
   * names with dots, such as `education.0.degree`, and inputs with ids like `${form.id}-education.0.degree`.
   */
  rules?: (
    values: V,
  ) => { [K in keyof V]?: string | undefined } & { [entry: `${string}.${string}`]: string | undefined }
  /**
   * Submits the values. To report a failure, return `{message, errors}` or throw something for `readFailure`. The form
   * keeps its values.
   */
  submit: (values: V) => Promise<FormFailure | void>
  /** Turns what `submit` threw into messages. By default, it reads the error's `message` and `errors`. */
  readFailure?: (thrown: unknown) => FormFailure
}

export type FormState<V extends object> = {
  /** Prefix of the ids of the form's fields. */
  id: string
  values: V
  /** Visible messages by field name. */
  errors: Record<string, string>
  /** The sentence for the whole form, if the last submit was refused without naming a field. */
  message: string | undefined
  busy: boolean
  /** Whether values differ from `initial` or the last `reset`. */
  dirty: boolean
  /** The number of failed submits. Each one moves focus to the summary. */
  failures: number
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>
  set: <K extends keyof V & string>(name: K, value: V[K]) => void
  /**
   * Sets the given values or, without any, all to their initial ones. Clears all messages and `dirty`. Fields that
   * aren't given keep what the user has typed, even during a slow request.
   */
  reset: (values?: Partial<V>) => void
  submit: () => Promise<void>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

function isMessages(value: unknown): value is Record<string, string[]> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (list) => Array.isArray(list) && list.every((entry) => typeof entry === 'string'),
    )
  )
}

/** Reads `message` and `errors` from anything thrown. */
export function readThrown(thrown: unknown): FormFailure {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown) }
  const message = 'message' in thrown && typeof thrown.message === 'string' ? thrown.message : undefined
  const errors = 'errors' in thrown && isMessages(thrown.errors) ? thrown.errors : undefined
  return { message: message || 'Something went wrong. Please try again.', errors }
}

function wrongOf<V extends object>(rules: FormOptions<V>['rules'], values: V): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [name, text] of Object.entries(rules?.(values) ?? {})) {
    if (typeof text === 'string' && text) wrong[name] = text
  }
  return wrong
}

/**
 * The state of a form. Rules run on submit. Their messages stay until the field is valid, and the server's messages
 * until the field changes. Two quick submits make one call (product: accessibility).
 */
export function useForm<V extends object>(options: FormOptions<V>): FormState<V> {
  const id = useId()
  const [base, setBase] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  /** The fields that the last submit found invalid. Only these show messages of the rules. */
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const running = useRef(false)
  const latest = useRef(values)

  const errors: Record<string, string> = { ...refused }
  if (reported.size > 0) {
    const wrong = wrongOf(options.rules, values)
    for (const name of reported) if (wrong[name]) errors[name] = wrong[name]
  }

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    // The ref has the newest values, so that two updates in one event both count.
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setMessage(undefined)
    setRefused((before) => {
      // A changed list also clears the messages of its entries, such as `education.0.degree`.
      const others = Object.entries(before).filter(
        ([other]) => other !== name && !other.startsWith(`${name}.`),
      )
      return Object.fromEntries(others)
    })
  }

  function reset(changed?: Partial<V>) {
    const next = changed ? { ...latest.current, ...changed } : options.initial
    latest.current = next
    setBase(next)
    setValues(next)
    setReported(new Set())
    setRefused({})
    setMessage(undefined)
  }

  function fail({ message: sentence, errors: byField }: FormFailure) {
    const first: Record<string, string> = {}
    for (const [name, list] of Object.entries(byField ?? {})) if (list[0]) first[name] = list.join(' ')
    setRefused(first)
    setMessage(
      Object.keys(first).length > 0 ? undefined : (sentence ?? 'Something went wrong. Please try again.'),
    )
    setFailures((count) => count + 1)
  }

  async function submit() {
    if (running.current) return
    const sent = latest.current
    const wrong = wrongOf(options.rules, sent)
    setReported(new Set(Object.keys(wrong)))
    setRefused({})
    setMessage(undefined)
    if (Object.keys(wrong).length > 0) {
      setFailures((count) => count + 1)
      return
    }
    running.current = true
    setBusy(true)
    try {
      const refusal = await options.submit(sent)
      if (refusal) fail(refusal)
    } catch (thrown) {
      fail((options.readFailure ?? readThrown)(thrown))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    id,
    values,
    errors,
    message,
    busy,
    dirty: values !== base && JSON.stringify(comparable(values)) !== JSON.stringify(comparable(base)),
    failures,
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
    }),
    set,
    reset,
    submit,
    onSubmit: (event) => {
      event.preventDefault()
      // A form in a dialog must not submit the form around it.
      event.stopPropagation()
      void submit()
    },
  }
}

/** Replaces each File, which JSON can't represent, with its name, size and date. */
function comparable(value: unknown): unknown {
  if (typeof File !== 'undefined' && value instanceof File)
    return [value.name, value.size, value.lastModified]
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, comparable(entry)]))
  return value
}
