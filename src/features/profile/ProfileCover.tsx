import { useRef, useState } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { User } from '../../api/session.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Avatar, Logo } from '../../ui/Avatar.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { FieldError, FieldWarning } from '../../ui/Field.tsx'
import { fileProblem, fileWarning } from '../../ui/files.ts'
import { Upload, X } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { tidyText } from '../../ui/typed.ts'
import type { FormState } from '../../ui/useForm.ts'
import { FilePicture, imageRules, mediaProblem } from '../media/index.ts'
import type { ProfileValues } from './profile-values.ts'

const coverClass = 'calm h-36 w-full rounded-md border border-rule sm:h-48'

/** A preview of the top of the user's page. Newly chosen images appear in it at once (rules 29). */
export function ProfileCover({
  user,
  form,
  since,
}: {
  user: User
  form: FormState<ProfileValues>
  /** Changes with each save and each Discard, which clears earlier problems. */
  since: number
}) {
  const { profile_image: picture } = form.values
  const name = tidyText(form.values.name) || user.name
  const cover = form.field('cover_photo')
  const input = useRef<HTMLInputElement>(null)
  /** Why a file was refused, and the cover at that moment, because the message disappears when the cover changes. */
  const [problem, setProblem] = useState<{ words: string; beside: File | null; since: number }>()
  const url = fileUrl(user.cover_photo)
  const isCompany = user.type === 'recruiter'
  const Picture = isCompany ? Logo : Avatar
  const [broken, setBroken] = useState<File>()
  const isCurrent = problem?.beside === cover.value && problem.since === since
  const wrong = (isCurrent ? problem.words : undefined) ?? cover.error
  const errorId = `${cover.id}-error`
  const warningId = `${cover.id}-warning`
  const warning = cover.value && fileWarning(cover.value, imageRules)

  async function take(file: File | undefined) {
    if (!file) return
    // The file name may be wrong, so the content is checked too.
    const found = fileProblem(file, imageRules) ?? (await mediaProblem([file])) ?? null
    if (found !== null) {
      refuse(found)
      return
    }
    setProblem(undefined)
    announce('New cover photo shown. Press Update to save it.')
    cover.onChange(file)
  }

  function refuse(words: string) {
    setProblem({ words, beside: cover.value, since })
    announce(words)
  }

  return (
    <div>
      {cover.value ? (
        <FilePicture file={cover.value} alt="New cover photo" className={cx(coverClass, 'object-cover')} />
      ) : url ? (
        <img src={url} alt="" className={cx(coverClass, 'object-cover')} />
      ) : (
        <div className={cx(coverClass, 'border-dashed bg-raised')} />
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4">
        <div className={cx('relative -mt-12 bg-paper p-1', isCompany ? 'rounded-md' : 'rounded-full')}>
          {picture && picture !== broken ? (
            <FilePicture
              file={picture}
              alt={isCompany ? 'New logo' : 'New profile picture'}
              className={cx(
                'size-24 border border-rule bg-neutral',
                isCompany ? 'rounded-md object-contain' : 'rounded-full object-cover',
              )}
              onBroken={() => setBroken(picture)}
            />
          ) : (
            <Picture src={fileUrl(user.profile_image)} name={name} size="xl" eager />
          )}
        </div>
        <p className="min-w-0 grow basis-48 pt-3 text-lead font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <div className="flex items-center gap-1 pt-3" inert={form.busy}>
          {/* The native input covers the button invisibly, so that keyboard and voice control work. */}
          <label
            className={buttonClass({
              className:
                'focus-within:has-focus-visible:outline-2 focus-within:has-focus-visible:outline-offset-2 focus-within:has-focus-visible:outline-action',
            })}
          >
            <Upload />
            Update cover photo
            <input
              ref={input}
              id={cover.id}
              type="file"
              accept={imageRules.accept}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={cx(wrong && errorId, warning && warningId) || undefined}
              onChange={(event) => {
                void take(event.target.files?.[0])
                event.target.value = ''
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          {cover.value && (
            <IconButton
              label="Discard the new cover photo"
              onClick={() => {
                cover.onChange(null)
                input.current?.focus()
                announce('New cover photo discarded.')
              }}
            >
              <X />
            </IconButton>
          )}
        </div>
      </div>
      {wrong && (
        <div className="mt-3">
          <FieldError id={errorId}>{wrong}</FieldError>
        </div>
      )}
      {warning && (
        <div className="mt-3">
          <FieldWarning id={warningId}>{warning}</FieldWarning>
        </div>
      )}
      {cover.value && !cover.error && (
        <p className="mt-3 text-dense text-ink-2">
          Press Update to save the new cover photo, <bdi className="wrap-anywhere">{cover.value.name}</bdi>.
        </p>
      )}
    </div>
  )
}
