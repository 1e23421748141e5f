import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { announce } from './Announcer.tsx'
import { cx } from './cx.ts'
import { FieldFrame, FieldWarning, useField } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import { fileProblem, fileWarning, formatBytes } from './files.ts'
import type { FileRules } from './files.ts'
import { FileText, Upload, X } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { quoted } from './quoted.ts'

type Common = FieldProps &
  FileRules & {
    id?: string
    name?: string
    disabled?: boolean
    /** Text of the drop area, by default "Choose a file", "Choose another file" or "Choose files". */
    prompt?: string
    /** A preview of a chosen file, shown instead of the icon before its name. */
    preview?: (file: File) => ReactNode
  }

/** A file that is chosen twice is sent once. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

/**
 * Takes files from the picker or by drop; the input itself is the tab stop. Rejects empty files and wrong types
 * immediately (product: accessibility). Accepts large files, or too many, but warns that the server may refuse them.
 */
export function FilesField({
  error,
  accept,
  wanted,
  usual,
  maxBytes,
  single = false,
  maxFiles = Number.POSITIVE_INFINITY,
  prompt,
  preview,
  value,
  onChange,
  ...props
}: Common & {
  value: readonly File[]
  onChange: (value: File[]) => void
  /** A new file replaces the previous one. */
  single?: boolean
  /** The server may refuse more files than this. */
  maxFiles?: number
}) {
  const picker = useRef<HTMLInputElement>(null)
  /** Why files were rejected, and the value at that time. A different value hides the message. */
  const [problem, setProblem] = useState<{ words: string; beside: readonly File[] }>()
  const [over, setOver] = useState(false)
  const isCurrent =
    problem?.beside.length === value.length && value.every((file, at) => file === problem.beside[at])
  const shownError = (isCurrent ? problem?.words : undefined) ?? error
  const warning = warningOf(value)
  const { id, frame, input } = useField(
    { ...props, error: shownError },
    warning && 'warning',
    value.length > 0 && 'files',
  )

  function warningOf(files: readonly File[]): string {
    const warnings = files.map((file) => fileWarning(file, { usual, wanted, maxBytes }))
    if (files.length > maxFiles) warnings.push(`We may not be able to accept more than ${maxFiles} files.`)
    return warnings.filter(Boolean).join(' ')
  }

  function take(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const problems: string[] = []
    const good: File[] = []
    for (const file of chosen) {
      const wrong = fileProblem(file, { accept, wanted })
      if (wrong) problems.push(wrong)
      else good.push(file)
    }
    const words = problems.join(' ')
    // A file that is chosen again replaces itself: it may have changed, and then only the new one can be read.
    const others = value.filter((file) => !good.some((again) => isSame(again, file)))
    const next = single && good.length > 0 ? good.slice(-1) : [...others, ...good]
    setProblem(words ? { words, beside: next } : undefined)
    if (words) announce(words)
    if (good.length > 0) {
      onChange(next)
      if (problems.length === 0) {
        announce(`${good.map((file) => quoted(file.name)).join(', ')} chosen. ${warningOf(next)}`.trim())
      }
    }
  }

  function remove(index: number) {
    const gone = value[index]
    onChange(value.filter((_, place) => place !== index))
    setProblem(undefined)
    if (gone) announce(`${quoted(gone.name)} removed.`)
    // The pressed button disappears with its file, so focus returns to the field.
    picker.current?.focus()
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!props.disabled) take([...event.dataTransfer.files])
    },
  }

  return (
    <FieldFrame {...frame}>
      <div
        {...drop}
        className={cx(
          'relative rounded-md border border-dashed bg-field transition-colors duration-150 focus-within:has-focus-visible:outline-2 focus-within:has-focus-visible:outline-offset-2 focus-within:has-focus-visible:outline-action',
          over
            ? 'border-action bg-action-soft forced-colors:border-[Highlight]'
            : shownError
              ? 'border-bad-ink'
              : 'border-rule-strong hover:border-ink',
          props.disabled && 'opacity-55',
        )}
      >
        {/* The invisible native input covers the whole area, so that press, drop, keyboard and voice all work. */}
        <input
          {...input}
          ref={picker}
          type="file"
          accept={accept}
          multiple={!single}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            // Lets the user choose the same file again after fixing or removing it.
            event.target.value = ''
          }}
          className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <p className="flex min-h-14 flex-wrap items-center justify-center gap-x-2 px-4 py-3 text-center text-dense">
          <Upload className="text-ink-2" />
          <span className="font-semibold text-action">
            {prompt ??
              (single ? (value.length > 0 ? 'Choose another file' : 'Choose a file') : 'Choose files')}
          </span>
          <span className="text-ink-2 pointer-coarse:hidden">or drop {single ? 'it' : 'them'} here</span>
        </p>
      </div>
      {value.length > 0 && (
        <ul id={`${id}-files`} className="divide-y divide-rule border-y border-rule">
          {value.map((file, index) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-2.5 py-1 text-dense"
            >
              {preview?.(file) ?? <FileText className="text-ink-2" />}
              <span className="min-w-0 grow wrap-anywhere">{file.name}</span>
              <span className="nums shrink-0 text-ink-2">{formatBytes(file.size)}</span>
              <IconButton
                label={`Remove ${quoted(file.name)}`}
                disabled={props.disabled}
                onClick={() => remove(index)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {warning && <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning>}
    </FieldFrame>
  )
}

/** A `FilesField` for one file, with `File | null` as its value. */
export function FileField({
  value,
  onChange,
  ...rest
}: Common & { value: File | null; onChange: (value: File | null) => void }) {
  return (
    <FilesField
      {...rest}
      single
      value={value ? [value] : []}
      onChange={(files) => onChange(files[0] ?? null)}
    />
  )
}
