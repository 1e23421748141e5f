import { useMutation } from '@tanstack/react-query'
import { downloadCvsMutation } from '../../api/applicants.ts'
import type { Application } from '../../api/applications.ts'
import { isApiError } from '../../api/errors.ts'
import { saveFile } from '../../api/files.ts'
import type { Job } from '../../api/jobs.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DisclosureMenu, menuItemClass } from '../../ui/DisclosureMenu.tsx'
import { Download } from '../../ui/Icon.tsx'
import { formatCount } from '../../ui/count.ts'
import { ApplicantsLastChange } from './ApplicantsLastChange.tsx'
import type { useStatusChange } from './useStatusChange.ts'
import { statusWording } from './status-wording.ts'
import { statusChoices } from './status-choices.ts'

/** Maximum number of CVs in one download (limit of the contract). */
const cvsPerFile = 1000

/** The actions for the selected applicants. */
export function ApplicantsSelectionBar({
  job,
  chosen,
  total,
  statuses: { note, isSaving, set },
  onSelectAll,
}: {
  job: Job
  chosen: readonly Application[]
  total: number
  statuses: ReturnType<typeof useStatusChange>
  onSelectAll: (selected: boolean) => void
}) {
  const ids = chosen.map(({ id }) => id)
  const { mutateAsync, isPending, error } = useMutation(downloadCvsMutation)

  async function download() {
    try {
      for (let start = 0; start < ids.length; start += cvsPerFile) {
        const application_ids = ids.slice(start, start + cvsPerFile)
        saveFile(await mutateAsync({ id: job.id, application_ids }))
      }
    } catch (thrown) {
      // An alert shows a refusal; the bar shows a network failure.
      if (!isApiError(thrown)) throw thrown
    }
  }

  return (
    <ActionBar showsKey label="Selected applicants" className="mt-6">
      {note && (
        <ApplicantsLastChange
          note={note}
          isSaving={isSaving}
          onUndone={(button) =>
            button.closest('[data-bar]')?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
          }
        />
      )}
      <p role="status" className="nums late:me-auto font-semibold">
        {`${formatCount(chosen.length)} selected`}
      </p>
      {chosen.length < total && (
        <Button size="sm" variant="quiet" onClick={() => onSelectAll(true)}>
          {`Select all ${formatCount(total)}`}
        </Button>
      )}
      <DisclosureMenu
        label={<span>{isSaving ? 'Saving…' : 'Set status'}</span>}
        align="end"
        triggerClassName={buttonClass({ size: 'sm' })}
        // On a phone the menu opens at the start of the line, because the chat button floats at the end.
        className="late:max-sm:fixed! late:max-sm:start-4! late:max-sm:end-auto! late:max-sm:top-auto! late:max-sm:bottom-(--bar-top)!"
      >
        {statusChoices.map((status) => {
          const { label, icon: Sign } = statusWording[status]
          return (
            <li key={status}>
              <button type="button" className={menuItemClass()} onClick={() => void set(ids, status)}>
                <Sign />
                {label}
              </button>
            </li>
          )
        })}
      </DisclosureMenu>
      <Button size="sm" variant="primary" busy={isPending} onClick={() => void download()}>
        <Download />
        Download CVs
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onSelectAll(false)}>
        Clear
      </Button>
      <p role="status" className="w-full text-dense text-bad-ink empty:hidden">
        {isApiError(error, 'network') && `We couldn’t download the CVs. ${error.message}`}
      </p>
    </ActionBar>
  )
}
