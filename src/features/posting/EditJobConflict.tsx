import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Eye } from '../../ui/Icon.tsx'
import { natureWord, statusWord, typeWord } from '../job/index.ts'
import type { MergedJob, PostJobField } from './job-changes.ts'
import { PostJobPreview } from './PostJobPreview.tsx'
import type { PostJobValues } from './job-values.ts'

/** A conflict: the job was saved elsewhere while it was being edited here. */
export type EditJobClash = {
  mine: PostJobValues
  /** The saved job. */
  theirs: PostJobValues
  merged: MergedJob
}

const names: Record<PostJobField, string> = {
  title: 'Job title',
  type: 'Where the work is done',
  location: 'Location',
  category: 'Category',
  nature: 'Hours',
  currency: 'Currency',
  salary_from: 'Salary from',
  salary_to: 'Salary to',
  vacancies: 'Positions',
  description: 'Description',
  status: 'Visibility',
}

/**
 * A dialog that says, before anything is sent, that the job was saved elsewhere after it was opened here. It shows both
 * versions and lets the user merge them, overwrite the saved one or go back.
 */
export function EditJobConflict({
  clash: { mine, theirs, merged },
  company,
  onMerge,
  onOverwrite,
  onClose,
}: {
  clash: EditJobClash
  company: { name: string; profile_image: string | null } | undefined
  /** Copies the fields that only the other version changed into the form. */
  onMerge: () => void
  /** Saves the form over the other version. */
  onOverwrite: () => void
  onClose: () => void
}) {
  const [isLooking, setLooking] = useState(false)
  const canMerge = merged.incoming.length > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="This job has changed since you opened it."
      description="Someone else, or another tab, saved changes. Nothing has been sent yet, and your changes are still in the form."
      footer={
        <>
          {canMerge && (
            <Button variant="primary" onClick={onMerge}>
              Merge their changes
            </Button>
          )}
          <Button variant={canMerge ? 'secondary' : 'primary'} onClick={onOverwrite}>
            Save mine anyway
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Back to the form
          </Button>
        </>
      }
    >
      <p className="text-dense text-ink-2">
        {canMerge
          ? 'Merging fills in the fields that you haven’t changed. Where you both changed a field, yours stays. Review the result, then save again.'
          : 'You both changed the same fields. Saving yours replaces the saved version.'}
      </p>
      <dl className="mt-4 divide-y divide-rule border-y border-rule text-dense">
        {merged.differing.map((field) => (
          <div key={field} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[8.5rem_1fr_1fr]">
            <dt className="font-semibold">{names[field]}</dt>
            <Version label="Saved version" text={wordsOf(theirs, field)} />
            <Version
              label={merged.incoming.includes(field) ? 'Yours, unchanged' : 'Yours'}
              text={wordsOf(mine, field)}
            />
          </div>
        ))}
      </dl>
      <Button className="mt-4" onClick={() => setLooking(true)}>
        <Eye />
        View the other version
      </Button>
      {isLooking && (
        <PostJobPreview
          title="The other version"
          description="This is the saved version of the job."
          backLabel="Back"
          values={theirs}
          company={company}
          onClose={() => setLooking(false)}
        />
      )}
    </Dialog>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <dd className="min-w-0">
      <span className="block text-fine text-ink-2">{label}</span>
      <span
        dir="auto"
        className={cx('line-clamp-6 whitespace-pre-line wrap-anywhere', text === '' && 'text-ink-2')}
      >
        {text === '' ? 'Empty' : text}
      </span>
    </dd>
  )
}

function wordsOf(values: PostJobValues, field: PostJobField): string {
  const { type, nature, status } = values
  if (field === 'type') return type && typeWord(type)
  if (field === 'nature') return nature && natureWord(nature)
  if (field === 'status') return statusWord[status]
  return values[field].trim()
}
