import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { CircleAlert, TriangleAlert } from './Icon.tsx'

export type FieldProps = {
  label: ReactNode
  /** Help text below the label. */
  hint?: ReactNode
  /** The error message, which also describes the input to assistive technology. */
  error?: string | undefined
  /** Marks the field as optional; required fields have no mark. */
  optional?: boolean
  /** Shows the label to assistive technology only, as for a lone search field. */
  hideLabel?: boolean
  /** Classes of the whole field, such as its width. */
  className?: string | undefined
}

/** The class of text inputs, text areas and selects. */
export const boxClass =
  'block w-full min-w-0 rounded-md border border-rule-strong bg-field px-3 text-body text-ink transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-raised disabled:text-ink-2 [[readonly]]:bg-raised aria-invalid:border-2 aria-invalid:border-bad-ink'

/** Returns the ids of a field's help text and error, and the `aria-describedby` of those that are present. */
export function describe(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  extra?: string | false,
): { hintId: string; errorId: string; describedBy: string | undefined } {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return { hintId, errorId, describedBy: cx(error && errorId, Boolean(hint) && hintId, extra) || undefined }
}

/**
 * Splits the props of a field with one input.
 * @param notes the endings of the ids of further texts that describe the input: `warning` for `${id}-warning`
 * @returns the props of its `FieldFrame`, and those of its input
 */
export function useField<P extends FieldProps & Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>>(
  props: P,
  ...notes: (string | false | undefined)[]
) {
  const { label, hint, error, optional, hideLabel, className, ...rest } = props
  const own = useId()
  const id = props.id ?? own
  const extra = cx(...notes.map((note) => note && `${id}-${note}`), props['aria-describedby'])
  return {
    id,
    frame: { id, label, hint, error, optional, hideLabel, className },
    input: {
      ...rest,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describe(id, { hint, error }, extra).describedBy,
    },
  }
}

/** The mark beside the label of an optional field. */
export function OptionalMark() {
  return <span className="ms-1.5 font-normal text-ink-2">(optional)</span>
}

/** An error message below a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-dense font-medium text-bad-ink">
      <CircleAlert className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

/** A warning below a field. The form can still be submitted, because the server decides. */
export function FieldWarning({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-dense text-ink-2">
      <TriangleAlert className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

/** The frame of a field with one input: label, help text, input and error. */
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
        <span>{label}</span>
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

export type FieldsetProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  hideLegend?: boolean
  id?: string
  className?: string | undefined
}

/**
 * A group of inputs under one name, such as a salary range: `<fieldset>` and `<legend>`. Without an `id`, its hint and
 * error aren't announced with the group.
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
}: FieldsetProps & {
  /** Set it for one choice out of several: only a `radiogroup` can be invalid as a whole. */
  role?: 'radiogroup'
  children: ReactNode
}) {
  const { hintId, errorId, describedBy } = describe(id ?? '', { hint, error })
  return (
    <fieldset
      id={id}
      role={role}
      aria-invalid={role && error ? true : undefined}
      aria-describedby={id ? describedBy : undefined}
      // As a flex container, it would be too high in WebKit, by the height of its legend.
      className={cx('grid min-w-0 grid-cols-1 gap-2', className)}
    >
      <legend className={cx('mb-1 text-dense font-semibold', hideLegend && 'sr-only')}>
        <span>{legend}</span>
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p id={id && hintId} className="text-dense text-ink-2">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
