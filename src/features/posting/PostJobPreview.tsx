import { fileUrl } from '../../api/files.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { readNumber } from '../../ui/read-number.ts'
import { tidyText } from '../../ui/typed.ts'
import { JobDetailFacts, JobDetailText } from '../job/index.ts'
import type { PostJobValues } from './job-values.ts'

/** A dialog over the form that previews the job with the values entered so far. */
export function PostJobPreview({
  values,
  company,
  onClose,
}: {
  values: PostJobValues
  company: { name: string; profile_image: string | null } | undefined
  onClose: () => void
}) {
  const name = company?.name ?? 'Your company'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="Preview"
      description="This is how the job will look. Nothing has been sent yet."
      footer={<Button onClick={onClose}>Back to the form</Button>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a long job */}
      <article tabIndex={0} aria-label="Job preview" className="border-t border-rule pt-6">
        <h3 className="text-title leading-tight wrap-anywhere">
          <bdi>{tidyText(values.title) || 'No title yet'}</bdi>
        </h3>
        <p className="mt-3 flex items-center gap-3 border-b border-rule pb-6">
          <Logo src={fileUrl(company?.profile_image)} name={name} />
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
        </p>
        <div className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="sm:col-start-2 sm:row-start-1">
            <JobDetailFacts
              isPreview
              job={{
                ...values,
                vacancies: amount(values.vacancies) ?? 1,
                salary_from: amount(values.salary_from),
                salary_to: amount(values.salary_to),
              }}
            />
          </div>
          <div className="min-w-0 sm:col-start-1 sm:row-start-1">
            <JobDetailText description={values.description} headingLevel={4} />
          </div>
        </div>
      </article>
    </Dialog>
  )
}

function amount(text: string): number | null {
  const read = readNumber(text)
  return Number.isNaN(read) ? null : read
}
