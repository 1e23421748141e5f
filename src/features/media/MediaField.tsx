import { useCallback, useState } from 'react'
import type { FieldBinding } from '../../ui/useForm.ts'
import { FilesField } from '../../ui/FileField.tsx'
import { FileText } from '../../ui/Icon.tsx'
import { mediaRules, mostMedia } from './media.ts'

/**
 * Pictures and videos to go with a post or a project: each with a small look at it, its size, and a way to take it out.
 * @param room how many more there may be; `mostMedia` unless some are there already
 */
export function MediaField({
  label,
  hint = 'Pictures of 5 MB, videos of 50 MB, ten files at most.',
  room = mostMedia,
  optional = false,
  ...field
}: {
  label: string
  hint?: string
  room?: number
  optional?: boolean
} & FieldBinding<File[]>) {
  return (
    <FilesField
      {...field}
      {...mediaRules}
      label={label}
      hint={hint}
      optional={optional}
      maxFiles={room}
      prompt="Choose pictures or videos"
      preview={previewOf}
    />
  )
}

const previewOf = (file: File) => <Preview file={file} />

/** A small look at a file that was chosen; its name stands beside it. */
function Preview({ file }: { file: File }) {
  const [isBroken, setBroken] = useState(false)
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined
      const url = URL.createObjectURL(file)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return (
    <span className="my-1 grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-sm border border-rule bg-raised">
      {isBroken ? (
        <FileText className="text-ink-2" />
      ) : file.type.startsWith('video/') ? (
        <video
          ref={show}
          muted
          playsInline
          preload="metadata"
          aria-hidden="true"
          tabIndex={-1}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <img ref={show} alt="" onError={() => setBroken(true)} className="size-full object-cover" />
      )}
    </span>
  )
}
