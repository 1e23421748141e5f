import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError, FieldWarning } from '../../ui/Field.tsx'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { Trash2, Undo2 } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { formatCount } from '../../ui/count.ts'
import { TextField } from '../../ui/TextField.tsx'
import { tidyText } from '../../ui/typed.ts'
import type { FormState } from '../../ui/useForm.ts'
import { type ListKey, longestCell, mostRows, type ProfileValues } from './profile-values.ts'
import { type Row, rowOf } from './rows.ts'
import { sectionState } from './section-state.ts'

/** How many rows of a long list are shown at first. */
const shortList = 8

/** Scrolls the Undo line into view, clear of the action bar at the bottom of the window. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A list whose rows can be added, edited and removed. The form saves it. */
export function ProfileRows({
  list,
  form,
  since,
}: {
  list: ListKey
  form: FormState<ProfileValues>
  /** Changes with each save and each Discard, after which earlier removals cannot be undone. */
  since: number
}) {
  const words = rowLists[list]
  const { id, errors } = form
  const onChange = (next: readonly Row[]) => form.set(list, next)
  const rows = form.values[list]
  const error = errors[list]
  const section = useRef<HTMLElement>(null)
  const adderId = `${id}-${list}-add`
  const [isLong, setLong] = useState(false)
  const [removed, setRemoved] = useState<{ row: Row; at: number; since: number }>()
  // A row that is back in the list cannot be restored twice.
  const undoable =
    removed?.since === since && !rows.some(({ key }) => key === removed.row.key) ? removed : undefined
  /** The key of the row whose first field takes focus once it is rendered. */
  const toFocus = useRef<string>(undefined)

  // The rows' callbacks must be stable, so that typing in one of up to 200 rows rerenders only that row.
  const latest = useRef({ rows, onChange })
  useLayoutEffect(() => {
    latest.current = { rows, onChange }
  })
  useEffect(() => {
    const key = toFocus.current
    if (key === undefined) return
    toFocus.current = undefined
    section.current?.querySelector<HTMLElement>(`[data-row="${key}"] input`)?.focus()
  })

  const change = useCallback((key: string, name: string, text: string) => {
    const { rows: present, onChange: give } = latest.current
    give(present.map((row) => (row.key === key ? { ...row, texts: { ...row.texts, [name]: text } } : row)))
  }, [])

  const remove = useCallback(
    (key: string) => {
      const { rows: present, onChange: give } = latest.current
      const at = present.findIndex((row) => row.key === key)
      const row = present[at]
      if (!row) return
      give(present.filter((each) => each !== row))
      setRemoved({ row, at, since })
      announce(`${nameOf(words, row, at)} removed.`)
    },
    [words, since],
  )

  function add() {
    const row = rowOf(Object.fromEntries(words.fields.map(({ name }) => [name, ''])))
    toFocus.current = row.key
    setLong(true)
    onChange([...rows, row])
  }

  function restore({ row, at }: { row: Row; at: number }) {
    toFocus.current = row.key
    if (at >= shortList) setLong(true)
    onChange(rows.toSpliced(at, 0, row))
    setRemoved(undefined)
    announce(`${nameOf(words, row, at)} restored.`)
  }

  // Rows with errors must be visible.
  const hasHiddenError = Object.keys(errors).some(
    (name) => name.startsWith(`${list}.`) && Number(name.split('.')[1]) >= shortList,
  )
  const isCut = !isLong && !hasHiddenError && rows.length > shortList + 1
  const shown = isCut ? rows.slice(0, shortList) : rows
  return (
    <FoldingSection ref={section} {...sectionState(list, form)} title={words.title}>
      {error && <FieldError id={`${id}-${list}-error`}>{error}</FieldError>}
      {rows.length === 0 && !undoable && !error && (
        <p className="py-2 text-dense text-ink-2">{words.empty}</p>
      )}
      <ol className="divide-y divide-rule border-rule not-empty:border-y">
        {shown.map((row, at) => (
          <RowFields
            key={row.key}
            words={words}
            id={`${id}-${list}.${at}`}
            // When a row is removed, the next row has its index.
            focusHome={`${id}-${list}.${at}-remove ${id}-${list}.${at - 1}-remove ${adderId}`}
            row={row}
            at={at}
            problems={problemsOf(errors, `${list}.${at}.`)}
            onChange={change}
            onRemove={remove}
          />
        ))}
      </ol>
      {undoable && (
        <p
          ref={intoView}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2 text-dense text-ink-2"
        >
          <span className="min-w-0 grow basis-48 wrap-anywhere">
            <bdi>{nameOf(words, undoable.row, undoable.at)}</bdi>
            <span>{form.changed.has(list) ? ' removed. Press Update to save.' : ' removed.'}</span>
          </span>
          <Button size="sm" onClick={() => restore(undoable)}>
            <Undo2 />
            Undo
          </Button>
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isCut && (
          <Button
            onClick={() => {
              toFocus.current = rows[shortList]?.key
              setLong(true)
            }}
          >
            {`Show all ${formatCount(rows.length)}`}
          </Button>
        )}
        <Button id={adderId} onClick={add} variant="quiet" aria-label={`+ Add more: ${words.title}`}>
          + Add more
        </Button>
        {rows.length > mostRows && (
          <FieldWarning id={`${id}-${list}-warning`}>
            We may not be able to save more than {mostRows} rows.
          </FieldWarning>
        )}
      </div>
    </FoldingSection>
  )
}

/** Returns the name of a row, such as "Front-end engineer", or its number if it has none. It may start a sentence. */
function nameOf({ names, one }: RowList, { texts }: Row, at: number): string {
  const number = `${one.charAt(0).toUpperCase()}${one.slice(1)} ${at + 1}`
  return names.map((name) => tidyText(texts[name] ?? '')).find(Boolean) ?? number
}

/** The error messages of one row by field; `undefined` if there are none, so that memoised rows don't rerender. */
function problemsOf(errors: Readonly<Record<string, string>>, prefix: string) {
  const own = Object.entries(errors).filter(([name]) => name.startsWith(prefix))
  return own.length === 0
    ? undefined
    : Object.fromEntries(own.map(([name, text]) => [name.slice(prefix.length), text]))
}

const RowFields = memo(function RowFields({
  words,
  id,
  focusHome,
  row,
  at,
  problems,
  onChange,
  onRemove,
}: {
  words: RowList
  id: string
  focusHome: string
  row: Row
  at: number
  problems: Readonly<Record<string, string>> | undefined
  onChange: (key: string, name: string, text: string) => void
  onRemove: (key: string) => void
}) {
  const name = nameOf(words, row, at)
  return (
    <li data-row={row.key} className="relative grid grid-cols-1 gap-x-4 gap-y-4 py-5 pe-12 sm:grid-cols-6">
      {words.fields.map((field) => (
        <TextField
          key={field.name}
          id={`${id}.${field.name}`}
          // The row number distinguishes fields with the same label.
          aria-label={`${field.label}, ${words.one} ${at + 1}`}
          label={field.label}
          className={field.className}
          autoComplete="off"
          dir="auto"
          limit={longestCell}
          value={row.texts[field.name] ?? ''}
          onChange={(text) => onChange(row.key, field.name, text)}
          error={problems?.[field.name]}
        />
      ))}
      <div className="absolute end-0 top-4">
        <IconButton
          id={`${id}-remove`}
          data-focus-home={focusHome}
          label={`Remove ${name}`}
          onClick={() => onRemove(row.key)}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
})

type RowList = {
  title: string
  /** What one row is called in a sentence. */
  one: string
  empty: string
  fields: readonly { name: string; label: string; className?: string }[]
  /** The fields that may name a row, in order of preference. */
  names: readonly string[]
}

const halves = 'sm:col-span-3'
const thirds = 'sm:col-span-2'

/** Education, experience and certificates (product: fields). */
const rowLists: Record<ListKey, RowList> = {
  education: {
    title: 'Education',
    one: 'education',
    empty: 'Your degrees and courses appear here.',
    fields: [
      { name: 'degree', label: 'Degree or course', className: 'sm:col-span-6' },
      { name: 'institute', label: 'School or university', className: 'sm:col-span-4' },
      { name: 'year', label: 'Year', className: thirds },
    ],
    names: ['degree', 'institute'],
  },
  experiences: {
    title: 'Experiences',
    one: 'experience',
    empty: 'The positions you’ve held appear here.',
    fields: [
      { name: 'designation', label: 'Position', className: halves },
      { name: 'name', label: 'Employer', className: halves },
      { name: 'from', label: 'From', className: halves },
      { name: 'to', label: 'To', className: halves },
    ],
    names: ['designation', 'name'],
  },
  certificates: {
    title: 'Certificates',
    one: 'certificate',
    empty: 'Your certificates appear here.',
    fields: [
      { name: 'name', label: 'Certificate', className: 'sm:col-span-4' },
      { name: 'year', label: 'Year', className: thirds },
    ],
    names: ['name'],
  },
}
