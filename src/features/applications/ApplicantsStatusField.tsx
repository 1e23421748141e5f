import type { ComponentProps } from 'react'
import type { Application, StatusChoice } from '../../api/applications.ts'
import { cx } from '../../ui/cx.ts'
import { openByKey } from '../../ui/open-by-key.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { toneClass, toneIcon } from '../../ui/tones.ts'
import { statusOptions, wordingOf } from './status-wording.ts'
import { isStatusChoice } from './status-choices.ts'

/** The id of the select that sets an application's status. */
const statusFieldId = (id: number): string => `status-of-${id}`

/** The id of the button that opens an application. Focus returns to it when the panel closes. */
export const openerId = (id: number): string => `applicant-${id}`

/** Where focus goes for an applicant: to their status field, or on a phone to the button that opens them. */
export const focusHome = (id: number): string => `${statusFieldId(id)} ${openerId(id)}`

/**
 * Where focus goes if a new status removes an applicant from a list: to the applicant in another list, else to the next
 * or previous one (product: accessibility).
 */
export const focusHomeOf = (shown: readonly Application[], index: number): string =>
  [shown[index], shown[index + 1], shown[index - 1]]
    .flatMap((application) => (application ? [focusHome(application.id)] : []))
    .join(' ')

type StatusProps = { application: Application; onStatus: (id: number, status: StatusChoice) => void }

/** A select with the statuses that a company can set. */
export function ApplicantsStatusSelect({
  application: { id, status },
  onStatus,
  ...rest
}: StatusProps & Omit<ComponentProps<typeof SelectField>, 'value' | 'options' | 'onChange'>) {
  return (
    <SelectField
      {...rest}
      value={isStatusChoice(status) ? status : ''}
      options={statusOptions}
      // A status that the company cannot set is shown as the placeholder until the company sets another one.
      {...(!isStatusChoice(status) && { placeholder: wordingOf(status).label })}
      onChange={(chosen) => chosen && onStatus(id, chosen)}
      onKeyDown={openByKey}
    />
  )
}

/** The status of an application as a select whose label names the applicant (product: accessibility). */
export function ApplicantsStatusField({
  application,
  onStatus,
  withSign = false,
  className,
}: StatusProps & {
  /** Shows the status's icon, on its tint, before the select. */
  withSign?: boolean
  className?: string
}) {
  const { tone, icon: Sign = toneIcon[tone] } = wordingOf(application.status)
  return (
    <span className={cx('flex min-w-0 items-center gap-1.5', className)}>
      {withSign && (
        <span
          aria-hidden="true"
          className={cx('grid size-7 shrink-0 place-items-center rounded-sm', toneClass[tone])}
        >
          <Sign className="size-4" />
        </span>
      )}
      <ApplicantsStatusSelect
        application={application}
        onStatus={onStatus}
        dense
        hideLabel
        id={statusFieldId(application.id)}
        label={`Status of ${application.user.name}`}
        className="grow"
      />
    </span>
  )
}
