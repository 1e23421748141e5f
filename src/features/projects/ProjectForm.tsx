import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UploadActions } from '../../ui/UploadActions.tsx'
import { tidyText } from '../../ui/typed.ts'
import { useForm, type FormDraft } from '../../ui/useForm.ts'
import { MediaField, mediaProblem } from '../media/index.ts'
import { projectLimits, projectRules, type ProjectValues } from './project-values.ts'

const textFields = [
  { name: 'title', label: 'Title' },
  {
    name: 'url',
    label: 'Link',
    hint: 'A full web address, such as https://example.org.',
    type: 'url',
    inputMode: 'url',
    optional: true,
  },
  {
    name: 'time_took',
    label: 'Time taken',
    hint: 'In your own words: “3 weeks”, “a summer”.',
    optional: true,
  },
] as const

/**
 * The form for a new project (with files) or an existing one (without; product: projects). Unsent input
 * stays as a draft (rules 12).
 */
export function ProjectForm({
  label,
  initial,
  unread,
  draft,
  withFiles = false,
  takesFocus = false,
  submitLabel,
  status,
  send,
  children,
}: {
  label: string
  /** The values of the saved project. The form returns to them after a successful submit. */
  initial: ProjectValues
  /** What to say of the saved fields that could not be read, by name. */
  unread?: Readonly<Record<string, string>>
  draft: FormDraft
  withFiles?: boolean
  /** Whether the first field takes focus on opening, because the pressed button disappears. */
  takesFocus?: boolean
  submitLabel: string
  status?: string | undefined
  /** Sends the tidied fields and the files. @throws the errors of the call */
  send: (values: ProjectValues) => Promise<void>
  /** More buttons, after the submit button. */
  children?: ReactNode
}) {
  const form = useForm({
    initial,
    ...(unread && { unread }),
    draft,
    rules: projectRules,
    submit: async (values) => {
      const problem = await mediaProblem(values['files[]'])
      if (problem !== undefined) return { errors: { 'files[]': [problem] } }
      await send({
        ...values,
        title: tidyText(values.title),
        url: tidyText(values.url),
        time_took: tidyText(values.time_took),
        description: tidyText(values.description),
      })
      form.reset()
      return undefined
    },
  })

  const { values } = form

  const titleId = form.field('title').id
  useEffect(() => {
    if (takesFocus) document.getElementById(titleId)?.focus()
  }, [takesFocus, titleId])

  return (
    <Form form={form} aria-label={label}>
      {textFields.map(({ name, ...field }) => (
        <TextField
          key={name}
          autoComplete="off"
          readOnly={form.busy}
          limit={projectLimits[name]}
          {...field}
          {...form.field(name)}
        />
      ))}
      <TextArea
        label="Description"
        optional
        rows={5}
        limit={projectLimits.description}
        readOnly={form.busy}
        {...form.field('description')}
      />
      {withFiles && (
        // The files cannot change during the upload.
        <div inert={form.busy}>
          <MediaField label="Pictures and videos" optional {...form.field('files[]')} />
        </div>
      )}
      <UploadActions
        uploading={form.busy && !status && values['files[]'].length > 0}
        status={status ?? (form.busy && 'Saving…')}
      >
        <Button type="submit" variant="primary" busy={form.busy} className="max-sm:w-full">
          {submitLabel}
        </Button>
        {children}
      </UploadActions>
    </Form>
  )
}
