import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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

type Unread = Readonly<Record<string, string>>

/** Keeps what is typed into a form but not sent yet. `useDraft` of the session area makes one. */
export type FormDraft = {
  /**
   * Returns the values of a form with the stored fields, its values with what these fields were before they were
   * changed, and when they were stored; `undefined` without a usable draft.
   */
  restore: <V extends object>(initial: V) => { values: V; before: V; savedAt: Date } | undefined
  save: (changed: object, before: object) => void
  clear: () => void
}

export type FormOptions<V extends object> = {
  /** The saved values, or those of an empty form. */
  initial: V
  /**
   * Keeps changed fields until they are submitted or reset. The form opens with what an earlier visit has left. Only
   * changed fields are stored, so that the others follow what is saved elsewhere.
   */
  draft?: FormDraft
  /**
   * Messages for saved fields that could not be read, by name. Each shows at once, and prevents a submit until its field
   * is changed, because the form would erase what it couldn't read (rules 44).
   */
  unread?: Unread
  /** Returns the fields in which two versions differ; by default, those whose values differ. */
  differing?: (one: V, other: V) => Iterable<keyof V & string>
  /**
   * The client's rules. Returns a sentence for each invalid field of the current values. Fields inside a list have
   * names with dots, such as `education.0.degree`, and inputs with ids like `${form.id}-education.0.degree`.
   */
  rules?: (
    values: V,
  ) => { [K in keyof V]?: string | undefined } & { [entry: `${string}.${string}`]: string | undefined }
  /**
   * Submits the values. To report a failure, return `{message, errors}` or throw something for `readFailure`; return
   * `held` if `follow` has found changes that the user should see first. The form keeps its values.
   */
  submit: (values: V) => Promise<FormFailure | 'held' | void>
  /** Turns what `submit` threw into messages. By default, it reads the error's `message` and `errors`. */
  readFailure?: (thrown: unknown) => FormFailure
}

export type FormState<V extends object> = {
  /** Prefix of the ids of the form's fields. */
  id: string
  values: V
  errors: Record<string, string>
  /** The sentence for the whole form, if the last submit was refused without naming a field. */
  message: string | undefined
  busy: boolean
  /** The fields that differ from the saved values. */
  changed: ReadonlySet<string>
  /** When the restored draft was stored; `undefined` without one, and once the form was submitted or reset. */
  draftedAt: Date | undefined
  /** Whether a submit was held back, or the restored draft would replace what was saved elsewhere since. */
  hasNews: boolean
  /** The unchanged fields whose saved values could not be read. */
  unread: ReadonlySet<string>
  /** The number of failed submits. Each one moves focus to the summary. */
  failures: number
  /** The number of submits that were held back. */
  held: number
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>
  set: <K extends keyof V & string>(name: K, value: V[K]) => void
  /**
   * Sets the given values or, without any, all to the saved ones. Clears all messages, changes and the draft. Fields that
   * aren't given keep what the user has typed, even during a slow request.
   */
  reset: (values?: Partial<V>) => void
  /** Declares values as saved. Fields that differ from them are changed. */
  markSaved: (values: V) => void
  /**
   * Takes over a version that was saved elsewhere: unchanged fields follow it, and others stay.
   * @param unread messages for the fields of that version that could not be read
   * @returns whether it has changes that aren't the form's own, or fields that a submit would erase
   */
  follow: (saved: V, unread?: Unread) => boolean
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
  // An alert has said it.
  if ('isAlerted' in thrown && thrown.isAlerted === true) return { message: '', errors }
  return { message: message || 'Something went wrong. Please try again.', errors }
}

function wrongOf<V extends object>(rules: FormOptions<V>['rules'], values: V): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [name, text] of Object.entries(rules?.(values) ?? {})) {
    if (typeof text === 'string' && text) wrong[name] = text
  }
  return wrong
}

function differingFields<V extends object>(one: V, other: V): (keyof V & string)[] {
  const fields: (keyof V & string)[] = []
  for (const name in one) {
    if (one[name] === other[name]) continue
    if (JSON.stringify(comparable(one[name])) !== JSON.stringify(comparable(other[name]))) fields.push(name)
  }
  return fields
}

/**
 * Returns the values of a form after a version was saved elsewhere, both based on `base`, and whether that version has
 * changes that aren't the form's own.
 */
export function mergeValues<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  differing: NonNullable<FormOptions<V>['differing']> = differingFields,
): { values: V; hasNews: boolean } {
  const values = { ...mine }
  const own = new Set(differing(base, mine))
  // A field that was given the same value here and elsewhere is no news. So is a submit whose answer was lost.
  const apart = new Set(differing(mine, theirs))
  for (const name in mine) {
    // Text is shown as the server has tidied it, but not while it is typed. Equal lists keep their rows, and so the focus.
    const isTidied = typeof mine[name] === 'string' && mine[name] === base[name]
    if (apart.has(name) ? !own.has(name) : isTidied) values[name] = theirs[name]
  }
  return { values, hasNews: [...differing(base, theirs)].some((name) => apart.has(name)) }
}

/** The values that a form opens with: the initial ones, with its draft. */
function opened<V extends object>({ initial, draft, differing = differingFields }: FormOptions<V>) {
  const stored = draft?.restore(initial)
  if (!stored) return { values: initial, draftedAt: undefined, hasNews: false }
  const { values, hasNews } = mergeValues(stored.before, stored.values, initial, differing)
  const isChanged = [...differing(initial, values)].length > 0
  return { values, draftedAt: isChanged ? stored.savedAt : undefined, hasNews }
}

/** Returns the messages of the unread fields that have not been changed. */
export function stillUnread(unread: Unread, changed: Iterable<string>): Record<string, string> {
  const entered = new Set(changed)
  return Object.fromEntries(Object.entries(unread).filter(([name]) => !entered.has(name)))
}

/** State with a ref to its newest value, so that two updates in one event both count. */
function useNewest<T>(first: T) {
  const [value, setValue] = useState(first)
  const newest = useRef(value)
  const set = (next: T) => {
    newest.current = next
    setValue(next)
  }
  return [value, newest, set] as const
}

/**
 * The state of a form. Rules run on submit. Their messages stay until the field is valid, and the server's messages
 * until the field changes. Two quick submits make one call (product: accessibility). With a `draft`, unsent input
 * survives until the next visit (rules 12).
 */
export function useForm<V extends object>(options: FormOptions<V>): FormState<V> {
  const id = useId()
  const [start] = useState(() => opened(options))
  const [base, saved, setBase] = useNewest(options.initial)
  const [values, latest, setValues] = useNewest(start.values)
  const [unread, lost, setUnread] = useNewest(options.unread ?? {})
  const [draftedAt, setDraftedAt] = useState(start.draftedAt)
  const [hasNews, setNews] = useState(start.hasNews)
  /** The fields that the last submit found invalid. Only these show messages of the rules. */
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [held, setHeld] = useState(0)
  const running = useRef(false)
  /** Whether the submit in progress has itself said what is saved now. */
  const isSettled = useRef(false)
  const differing = options.differing ?? differingFields
  const changed = new Set<string>(differing(base, values))

  const keepDraft = useEffectEvent((mine: V, before: V) => {
    const fields = Object.entries(mine).filter(([name]) => changed.has(name))
    const old = Object.entries(before).filter(([name]) => changed.has(name))
    if (changed.size > 0) options.draft?.save(Object.fromEntries(fields), Object.fromEntries(old))
    else options.draft?.clear()
  })
  // Saves even after the session has expired, because the next login restores the draft (rules 12).
  useEffect(() => {
    if (values !== start.values) keepDraft(values, base)
  }, [start, values, base])

  const errors: Record<string, string> = { ...refused }
  if (reported.size > 0) {
    const wrong = wrongOf(options.rules, values)
    for (const name of reported) if (wrong[name]) errors[name] = wrong[name]
  }
  const blocking = stillUnread(unread, changed)
  Object.assign(errors, blocking)

  function set<K extends keyof V & string>(name: K, value: V[K]) {
    setValues({ ...latest.current, [name]: value })
    setMessage(undefined)
    setRefused((before) => {
      // A changed list also clears the messages of its entries, such as `education.0.degree`.
      const others = Object.entries(before).filter(
        ([other]) => other !== name && !other.startsWith(`${name}.`),
      )
      return Object.fromEntries(others)
    })
  }

  function markSaved(next: V) {
    setUnread({})
    settle(next)
  }

  /** Forgets the draft right away, because the form may be gone by the time of an effect. */
  function settle(next: V) {
    isSettled.current = true
    setBase(next)
    setDraftedAt(undefined)
    setNews(false)
    if ([...differing(next, latest.current)].length === 0) options.draft?.clear()
  }

  function reset(given?: Partial<V>) {
    setValues(given ? { ...latest.current, ...given } : saved.current)
    settle(latest.current)
    setReported(new Set())
    setRefused({})
    setMessage(undefined)
  }

  function follow(theirs: V, unreadNow: Unread = {}) {
    const merged = mergeValues(saved.current, latest.current, theirs, differing)
    setValues(merged.values)
    setBase(theirs)
    setUnread(unreadNow)
    const lostNow = stillUnread(unreadNow, differing(theirs, merged.values))
    return merged.hasNews || Object.keys(lostNow).length > 0
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
    const wrong = {
      ...wrongOf(options.rules, sent),
      ...stillUnread(lost.current, differing(saved.current, sent)),
    }
    setReported(new Set(Object.keys(wrong)))
    setRefused({})
    setMessage(undefined)
    if (Object.keys(wrong).length > 0) {
      setFailures((count) => count + 1)
      return
    }
    running.current = true
    isSettled.current = false
    setBusy(true)
    try {
      const refusal = await options.submit(sent)
      if (refusal === 'held') {
        setNews(true)
        setHeld((count) => count + 1)
      } else if (refusal) fail(refusal)
      else if (!isSettled.current) markSaved(latest.current)
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
    changed,
    draftedAt,
    hasNews,
    unread: new Set(Object.keys(blocking)),
    failures,
    held,
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
    }),
    set,
    reset,
    markSaved,
    follow,
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
