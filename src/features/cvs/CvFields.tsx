import { FileField } from '../../ui/FileField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tidyText } from '../../ui/typed.ts'
import type { FieldBinding } from '../../ui/useForm.ts'
import { cvFileRules, longestTitle, titleOf } from './cv-file.ts'

/** The fields for the file and the title of a CV. */
export function CvFields({
  labels: [fileLabel, titleLabel],
  titleHint,
  form,
}: {
  labels: readonly [file: string, title: string]
  titleHint: string
  form: {
    busy: boolean
    field: ((name: 'file') => FieldBinding<File | null>) &
      ((name: 'title') => FieldBinding<string | undefined>)
  }
}) {
  const { busy } = form
  const [file, title] = [form.field('file'), form.field('title')]
  return (
    <>
      {/* The file cannot change during the upload. */}
      <div inert={busy}>
        <FileField
          label={fileLabel}
          hint="PDF, up to 5 MB."
          {...cvFileRules}
          {...file}
          onChange={(chosen) => {
            file.onChange(chosen)
            if (tidyText(title.value ?? '') === '') title.onChange(undefined)
          }}
        />
      </div>
      <TextField
        label={titleLabel}
        hint={titleHint}
        autoComplete="off"
        readOnly={busy}
        limit={longestTitle}
        {...title}
        value={titleOf({ file: file.value, title: title.value })}
      />
    </>
  )
}
