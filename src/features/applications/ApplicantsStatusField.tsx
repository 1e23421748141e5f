import type { Application, StatusChoice } from '../../api/applications.ts'
import { openByKey } from '../../ui/open-by-key.ts'
import { SelectField } from '../../ui/SelectField.tsx'
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

/** The status of an application as a select whose label names the applicant (product: accessibility). */
export function ApplicantsStatusField({
  application: { id, status, user },
  onStatus,
  isInRow = false,
  className,
}: {
  application: Application
  onStatus: (id: number, status: StatusChoice) => void
  /** Whether focus may return to it. */
  isInRow?: boolean
  className?: string
}) {
  return (
    <SelectField
      id={isInRow ? statusFieldId(id) : undefined}
      label={`Status of ${user.name}`}
      hideLabel
      dense
      className={className}
      value={isStatusChoice(status) ? status : ''}
      options={statusOptions}
      // A status that the company cannot set is shown as the placeholder until the company sets another one.
      {...(!isStatusChoice(status) && { placeholder: wordingOf(status).label })}
      onChange={(chosen) => chosen && onStatus(id, chosen)}
      onKeyDown={openByKey}
    />
  )
}
