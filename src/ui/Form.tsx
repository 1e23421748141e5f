import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Fold } from './fold.ts'
import { CircleAlert } from './Icon.tsx'
import type { FormState } from './useForm.ts'
import { useSingleSubmit } from './useSingleSubmit.ts'

/**
 * Lists the errors of a form at its top. Takes focus after a failed submit, and each line links to its field
 * (product: accessibility). `fieldId` returns the id of a field's element; without one, the line is plain text.
 */
export function ErrorSummary({
  errors,
  message,
  failures,
  fieldId,
  title = 'Please check what you entered',
}: {
  errors: Record<string, string>
  message?: string | undefined
  /** The number of failed submits. Each new one moves focus here. */
  failures: number
  fieldId: (name: string) => string | undefined
  title?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(failures)
  const { isOpen, open } = useContext(Fold)
  useEffect(() => {
    if (failures === seen.current) return
    // Only what is visible can take focus.
    if (!isOpen) return open()
    seen.current = failures
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [failures, isOpen, open])

  const names = Object.keys(errors)
  if (names.length === 0 && !message) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={message && names.length === 0 ? message : title}
      className="scroll-mt-24 rounded-md border border-bad-ink bg-bad px-4 py-3 text-dense text-bad-ink"
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert className="mt-0.5" />
        <span>{names.length === 0 ? message : title}</span>
      </p>
      {names.length > 0 && (
        <ul className="mt-1 ps-7">
          {names.map((name) => (
            <li key={name}>
              <FieldLink id={fieldId(name)}>{errors[name]}</FieldLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FieldLink({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (id === undefined) return <span className="inline-block py-0.5">{children}</span>
  return (
    <a
      href={`#${id}`}
      className="inline-block py-0.5 underline underline-offset-2 hover:decoration-2"
      onClick={(event) => {
        event.preventDefault()
        const field = document.getElementById(id)
        field?.scrollIntoView({ block: 'center' })
        field?.focus({ preventScroll: true })
      }}
    >
      {children}
    </a>
  )
}

/**
 * A form with `useForm` state. It has no browser validation bubbles but an error summary at the top; fields are 24 px
 * apart. Name it (`aria-label` or `aria-labelledby`) if a page has more than one.
 */
export function Form<V extends object>({
  form,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'onClickCapture' | 'form' | 'children'> & {
  form: FormState<V>
  children: ReactNode
}) {
  const once = useSingleSubmit(form.onSubmit)
  const open = useEffectEvent(useContext(Fold).open)
  const isRestored = form.draftedAt !== undefined
  useEffect(() => {
    if (isRestored) open()
  }, [isRestored])
  const errors = inOrderOfFields(form)
  const names = Object.keys(errors)
  const isUnread = names.length > 0 && names.every((name) => form.unread.has(name))
  return (
    <form {...rest} {...once} noValidate className={cx('flex flex-col gap-6', className)}>
      <ErrorSummary
        errors={errors}
        message={form.message}
        failures={form.failures}
        fieldId={(name) =>
          // The server may report fields that the form lacks. A list's entries have names such as `education.0.degree`.
          (name.split('.')[0] ?? '') in form.values ? `${form.id}-${name}` : undefined
        }
        {...(isUnread && { title: 'We couldn’t read everything that is saved' })}
      />
      {children}
    </form>
  )
}

/** Returns the messages in the order of the form's values, with those of unknown fields last. */
function inOrderOfFields<V extends object>({ errors, values }: FormState<V>): Record<string, string> {
  const order = Object.keys(values)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)))
}

/** A form's row of buttons. Put the main one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
