import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { LoaderCircle } from './Icon.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-clear bg-fill text-on-fill hover:bg-fill-strong',
  secondary: 'border-rule-strong bg-transparent text-ink hover:border-ink hover:bg-raised',
  quiet: 'border-clear bg-transparent text-action hover:bg-action-soft hover:text-action-strong',
  danger: 'border-clear bg-bad-strong text-on-bad hover:opacity-90',
}
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 gap-1.5 px-3 py-1 text-dense pointer-coarse:min-h-11',
  md: 'min-h-10 gap-2 px-4 py-2 text-dense pointer-coarse:min-h-11',
  lg: 'min-h-12 gap-2 px-6 py-2.5 text-body',
}

/**
 * Returns the class of a button, for elements other than `<button>`, such as a router's link:
 * `<Link to="/post" className={buttonClass({ variant: 'primary' })}>`.
 */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  wide = false,
  className,
}: {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string | undefined
} = {}): string {
  return cx(
    'relative inline-flex cursor-pointer items-center justify-center rounded-md border text-center font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border-[ButtonText] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none print:hidden',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  )
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode
  /** `secondary` by default. */
  variant?: ButtonVariant
  /** `md` by default. */
  size?: ButtonSize
  wide?: boolean
  /**
   * An action is running. The button keeps its focus and width, is `aria-busy`, and ignores further presses
   * (product: accessibility).
   */
  busy?: boolean
}

/** A button. `type` defaults to `button`. */
export function Button({
  variant,
  size,
  wide = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      // Also stops a submit by Enter in a field, which presses this button.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({
        ...(variant && { variant }),
        ...(size && { size }),
        wide,
        className: cx(busy && 'cursor-progress', className),
      })}
      onClick={press}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <LoaderCircle className="animate-spin" />
        </span>
      )}
      {/* Keeps the button's width and accessible name while the spinner covers it. */}
      <span className={cx('inline-flex items-center gap-[inherit]', busy && 'opacity-0')}>{children}</span>
    </button>
  )
}
