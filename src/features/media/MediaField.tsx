import type { FieldBinding } from '../../ui/useForm.ts'
import { FilesField } from '../../ui/FileField.tsx'
import { useFileSource } from '../../ui/useFileSource.ts'
import { mediaRules, mostMedia } from './media.ts'
import { Thumbnail } from './Thumbnail.tsx'

/**
 * A field for images and videos of a post or project, each with a preview, its size and a remove button.
 * @param room how many more files are allowed; `mostMedia` by default
 */
export function MediaField({
  label,
  hint = 'Up to ten files: pictures of up to 5 MB, videos of up to 50 MB.',
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
