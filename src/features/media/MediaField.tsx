import type { FieldBinding } from '../../ui/useForm.ts'
import { FilesField } from '../../ui/FileField.tsx'
import { useFileSource } from '../../ui/useFileSource.ts'
import { mediaRules, mostMedia } from './media.ts'
import { Thumbnail } from './Thumbnail.tsx'

/**
 * Pictures and videos to go with a post or a project: each with a small look at it, its size, and a way to take it out.
 * @param room how many more there may be for sure; `mostMedia` unless some are there already
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

function Preview({ file }: { file: File }) {
  const show = useFileSource(file)
  return <Thumbnail ref={show} type={file.type.startsWith('video/') ? 'video' : 'image'} className="my-1" />
}
