import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { uploadCvMutation } from '../../api/cvs.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { UploadActions } from '../../ui/UploadActions.tsx'
import { tidyText } from '../../ui/typed.ts'
import { useForm } from '../../ui/useForm.ts'
import { useDraft } from '../session/index.ts'
import { cvRules, type CvValues, titleOf } from './cv-file.ts'
import { CvFields } from './CvFields.tsx'
import { changeCvs, withNew } from './cv-list.ts'

const empty: CvValues & { is_default: boolean } = {
  file: null,
  title: undefined,
  is_default: false,
}

const headingId = 'upload-cv'

/**
 * The form that uploads a CV (product: validation). The new CV appears at the top of the list. Unsent input survives
 * navigation and an expired session (rules 12).
 */
export function CvUpload({
  heading,
  isFirst,
}: {
  /** The section's heading, which takes focus when a button leads to the form. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Whether this is the first CV, which becomes the default automatically (rules 21). */
  isFirst: boolean
}) {
  const client = useQueryClient()
  const { mutateAsync: upload } = useMutation(uploadCvMutation)
  const form = useForm({
    initial: empty,
    draft: useDraft('cv', uploadCvMutation.mutationKey),
    rules: cvRules,
    submit: async ({ file, title, is_default }) => {
      if (!file) return
      const { cv } = await upload({
        file,
        title: tidyText(titleOf({ file, title })),
        is_default: is_default ? 1 : 0,
      })
      changeCvs(client, (cvs) => withNew(cvs, cv))
      form.reset()
    },
  })

  return (
    <section aria-labelledby={headingId}>
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="mb-4 flex min-h-10 scroll-mt-24 items-center text-lead"
      >
        Upload a CV
      </h2>
      <Form form={form} aria-labelledby={headingId}>
        <CvFields labels={['File', 'Title']} titleHint="Companies see it too." form={form} />
        <Checkbox
          label="Set as Default"
          {...(isFirst && { hint: 'Your first CV is always the default.' })}
          {...form.field('is_default')}
        />
        <UploadActions uploading={form.busy ? form.values.file : undefined}>
          <Button type="submit" variant="primary" busy={form.busy} className="max-sm:w-full">
            Upload
          </Button>
        </UploadActions>
      </Form>
    </section>
  )
}
