import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { CircleAlert, TriangleAlert } from './Icon.tsx'

/** What every field takes besides its value. */
export type FieldProps = {
  label: ReactNode
  /** Help below the label. */
  hint?: ReactNode
  /** The message of what is wrong, shown and tied to the input. */
  error?: string | undefined
  /** Marks the field as not needed; required fields carry no mark. */
  optional?: boolean
  /** The label is for assistive technology only (a lone search field). */
  hideLabel?: boolean
  /** Width of the whole field: classes. */
  className?: string | undefined
}

/** The look of a box that is typed in. */
export const boxClass =
  'block w-full min-w-0 rounded-md border border-rule-strong bg-field px-3 text-body text-ink transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-raised disabled:text-ink-2 [[readonly]]:bg-raised aria-invalid:border-2 aria-invalid:border-bad-ink'

/** Ids of a field's help and message, and the `aria-describedby` made of those that are there. */
export function describe(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  extra?: string | false,
): { hintId: string; errorId: string; describedBy: string | undefined } {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return { hintId, errorId, describedBy: cx(error && errorId, Boolean(hint) && hintId, extra) || undefined }
}

/** The mark beside the label of a field that may stay empty. */
export function OptionalMark() {
  return <span className="ms-1.5 font-normal text-ink-2">(optional)</span>
}

/** A message at a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-dense font-medium text-bad-ink">
      <CircleAlert className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

/** What may be wrong with a field, without keeping anybody from sending it: the server decides. */
export function FieldWarning({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-dense text-ink-2">
      <TriangleAlert className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

/** Label, help, the input, the message: the frame of a field with one input. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
  below,
}: FieldProps & { id: string; children: ReactNode; below?: ReactNode }) {
  const { hintId, errorId } = describe(id, { hint, error })
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={cx('text-dense font-semibold', hideLabel && 'sr-only')}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-dense text-ink-2">
          {hint}
        </p>
      )}
      {children}
      {below}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/**
 * A group of inputs under one name (address parts, a salary span): `<fieldset>` and `<legend>`. `id` is where the error
 * summary leads to when the group itself is wrong.
 */
export function Fieldset({
  role,
  legend,
  hint,
  error,
  optional,
  hideLegend,
  id,
  className,
  children,
}: {
  /** One choice out of several is a `radiogroup`, which can be wrong as a whole. */
  role?: 'radiogroup'
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  hideLegend?: boolean
  id?: string
  className?: string | undefined
  children: ReactNode
}) {
  const { hintId, errorId, describedBy } = describe(id ?? '', { hint, error })
  return (
    <fieldset
      id={id}
      role={role}
      aria-invalid={role && error ? true : undefined}
      aria-describedby={id ? describedBy : undefined}
      className={cx('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className={cx('mb-1 text-dense font-semibold', hideLegend && 'sr-only')}>
        {legend}
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p id={id && hintId} className="-mt-2 text-dense text-ink-2">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
