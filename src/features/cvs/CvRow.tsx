import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/errors.ts'
import { fileLink } from '../../api/files.ts'
import { type Cv, cvsQuery, setDefaultCvMutation } from '../../api/cvs.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureLine } from '../../ui/FailureLine.tsx'
import { CircleCheck, Download, FileText, LoaderCircle, Trash2 } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { OpenFile } from '../../ui/OpenFile.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { cancelRefetches, createConfirmed, perClient } from '../../api/confirmed.ts'
import { callToChange } from '../../api/options.ts'
import { useDownload } from '../media/index.ts'
import { usageWords } from './cv-words.ts'
import { changeCvs, withDefault } from './cv-list.ts'

/** The id of the button that takes focus for a CV's row. */
export const rowFocusId = (id: number) => `cv-${id}`

/** A row for one CV: its title, which opens the preview, the default tag, its use and the actions. */
export function CvRow({
  cv,
  applications,
  onPreview,
  onDelete,
}: {
  cv: Cv
  /** The number of applications made with this CV; `undefined` while unknown. */
  applications: number | undefined
  onPreview: (opener: HTMLElement) => void
  onDelete: (opener: HTMLElement) => void
}) {
  const makeDefault = useSetDefaultCv()
  const save = useDownload(cv.path, `${cv.title}.pdf`)
  const failure = save.isError
    ? 'We couldn’t download this file. Please try again.'
    : // An alert shows a refusal.
      isApiError(makeDefault.error, 'network') && makeDefault.error.message

  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 @min-[34rem]:grid-cols-[2.5rem_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center self-start rounded-md border border-rule text-ink-2"
      >
        <FileText />
      </span>
      <div className="min-w-0">
        <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            id={rowFocusId(cv.id)}
            aria-haspopup="dialog"
            aria-label={`${cv.title}, preview`}
            onClick={(event) => onPreview(event.currentTarget)}
            className="link-quiet min-h-6 min-w-0 text-start leading-snug font-semibold wrap-anywhere"
          >
            <bdi>{cv.title}</bdi>
          </button>
          {cv.is_default && (
            <StatusTag tone="good" icon={CircleCheck}>
              Default
            </StatusTag>
          )}
        </p>
        <p className="min-h-5.5 text-dense text-ink-2">{usageWords(applications)}</p>
        <FailureLine failure={failure} />
        {save.isError && (
          <p className="text-dense">
            <OpenFile href={fileLink(cv.path)} />
          </p>
        )}
      </div>
      <div className="col-start-2 -ms-3 flex items-center gap-1 @min-[34rem]:col-start-auto @min-[34rem]:ms-0 @min-[34rem]:-me-2.5 @min-[34rem]:justify-end">
        {!cv.is_default && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Set as Default: ${cv.title}`}
            data-focus-home={rowFocusId(cv.id)}
            onClick={() =>
              makeDefault.mutate(
                { id: cv.id },
                { onSuccess: () => announce(`${cv.title} is now your default CV.`) },
              )
            }
          >
            Set as Default
          </Button>
        )}
        <IconButton
          label={`Download ${cv.title}`}
          aria-busy={save.isPending || undefined}
          onClick={() => !save.isPending && save.mutate()}
        >
          {save.isPending ? <LoaderCircle className="animate-spin" /> : <Download />}
        </IconButton>
        <IconButton label={`Delete ${cv.title}`} onClick={(event) => onDelete(event.currentTarget)}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
}

/** The id of the last default CV that the server has confirmed. */
const confirmed = perClient(() => createConfirmed<'default', number | undefined>())

/** Makes a CV the default, optimistically: a failed call reverts the change. */
function useSetDefaultCv() {
  const client = useQueryClient()
  return useMutation({
    ...setDefaultCvMutation,
    mutationFn: (body: { id: number }) =>
      confirmed(client).send('default', body.id, () => callToChange('cvs/set-default', body)),
    onMutate: async ({ id }) => {
      const { queryKey } = cvsQuery()
      await cancelRefetches(client)
      const before = client.getQueryData(queryKey)?.cvs.find(({ is_default }) => is_default)?.id
      confirmed(client).begin('default', before)
      changeCvs(client, (cvs) => withDefault(cvs, id))
    },
    onSettled: () => {
      const last = confirmed(client).end('default')
      if (last) changeCvs(client, (cvs) => withDefault(cvs, last.value))
    },
  })
}
