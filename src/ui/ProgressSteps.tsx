import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Check, X } from './Icon.tsx'

/** `unknown`: no answer says whether the step was taken (rules 50), which its `detail` explains. */
export type StepState = 'done' | 'current' | 'todo' | 'unknown' | 'stopped'

const stateNames: Record<StepState, string> = {
  done: ', done',
  current: ', current',
  todo: ', not yet',
  unknown: '',
  stopped: ', ended here',
}

/** Steps with the current one marked: a column on phones, a row from 640 px. */
export function ProgressSteps({
  label,
  steps,
  className,
}: {
  label: string
  steps: ReadonlyArray<{ label: ReactNode; detail?: ReactNode; state: StepState; key?: string }>
  className?: string
}) {
  return (
    <ol aria-label={label} className={cx('flex flex-col sm:flex-row', className)}>
      {steps.map((step, index) => {
        const reached = step.state !== 'todo' && step.state !== 'unknown'
        return (
          <li
            key={step.key ?? index}
            aria-current={step.state === 'current' || step.state === 'stopped' ? 'step' : undefined}
            className="relative flex min-w-0 gap-3 pb-5 last:pb-0 sm:flex-1 sm:flex-col sm:gap-2 sm:pe-4 sm:pb-0"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute start-[0.6875rem] top-7 bottom-1 w-px sm:start-8 sm:end-2 sm:top-3 sm:bottom-auto sm:h-px sm:w-auto',
                  step.state === 'done' ? 'bg-ink' : 'bg-rule-strong',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full border text-fine',
                step.state === 'done' && 'border-ink bg-ink text-paper',
                step.state === 'current' &&
                  'border-2 border-ink bg-paper after:size-2 after:rounded-full after:bg-ink forced-colors:after:bg-[CanvasText]',
                !reached && 'border-rule-strong bg-paper',
                step.state === 'unknown' && 'border-dashed',
                step.state === 'stopped' && 'border-bad-ink bg-bad text-bad-ink',
              )}
            >
              {step.state === 'done' && <Check />}
              {step.state === 'stopped' && <X />}
            </span>
            <span className="min-w-0 text-dense">
              <span
                className={cx(
                  'block',
                  reached ? 'text-ink' : 'text-ink-2',
                  step.state === 'current' && 'font-semibold',
                )}
              >
                <span>{step.label}</span>
                <span className="sr-only">{stateNames[step.state]}</span>
              </span>
              {step.detail && <span className="block text-fine text-ink-2">{step.detail}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
