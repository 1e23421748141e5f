import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPostMutation } from '../../api/posts.ts'
import { changeMyProfile } from '../../api/profile.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { UploadActions } from '../../ui/UploadActions.tsx'
import { tidyText } from '../../ui/typed.ts'
import { useForm } from '../../ui/useForm.ts'
import { MediaField, mediaProblem } from '../media/index.ts'
import { useDraft } from '../session/index.ts'

/** The maximum length of a caption, in characters (rules 30). */
const longestCaption = 5_000

const empty: { caption: string; 'files[]': File[] } = { caption: '', 'files[]': [] }

/**
 * Writes a post: a caption, pictures and videos, or both (rules 30). It then appears at the top of the list. Unsent
 * input survives a change of profile tab and an expired session (rules 12).
 */
export function PostComposer() {
  const client = useQueryClient()
  const { mutateAsync: create } = useMutation(createPostMutation)
  const form = useForm({
    initial: empty,
    draft: useDraft('post', createPostMutation.mutationKey),
    rules: ({ caption, 'files[]': files }) => ({
      caption: tidyText(caption) === '' && files.length === 0 ? 'Write something or add a file.' : undefined,
    }),
    submit: async ({ caption, 'files[]': files }) => {
      const problem = await mediaProblem(files)
      if (problem !== undefined) return { errors: { 'files[]': [problem] } }
      const { post } = await create({
        ...(tidyText(caption) !== '' && { caption: tidyText(caption) }),
        ...(files.length > 0 && { 'files[]': files }),
      })
      changeMyProfile(client, ({ posts }) => ({
        posts: [post, ...posts.filter(({ id }) => id !== post.id)],
      }))
      form.reset()
      announce('Post published.')
      return undefined
    },
  })

  const { values } = form
  const count = values['files[]'].length

  return (
    <Form form={form} aria-label="Write a post">
      <TextArea
        label="Caption"
        hint="We keep line breaks and turn web addresses into links."
        rows={10}
        limit={longestCaption}
        readOnly={form.busy}
        {...form.field('caption')}
      />
      {/* The files cannot change during the upload. */}
      <div inert={form.busy}>
        <MediaField label="Pictures and videos" optional {...form.field('files[]')} />
      </div>
      <UploadActions
        uploading={form.busy && count > 0}
        status={
          form.busy &&
          (count === 0 ? 'Posting…' : count === 1 ? 'Posting one file…' : `Posting ${count} files…`)
        }
      >
        <Button type="submit" variant="primary" busy={form.busy} className="max-sm:w-full">
          Post
        </Button>
      </UploadActions>
    </Form>
  )
}
