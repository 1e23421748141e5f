import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPostMutation } from '../../api/posts.ts'
import { changeMyProfile } from '../../api/profile.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { UploadActions } from '../../ui/UploadActions.tsx'
import { useForm } from '../../ui/useForm.ts'
import { MediaField, mediaProblem } from '../media/index.ts'

/** Longest caption of a post (rules 30). */
const longestCaption = 5_000

const empty: { caption: string; 'files[]': File[] } = { caption: '', 'files[]': [] }

/** Writes a post: a caption, pictures and videos, or both (spec §2, rules 30). It then stands on top of the own posts. */
export function PostComposer() {
  const client = useQueryClient()
  const { mutateAsync: create } = useMutation(createPostMutation)
  const form = useForm({
    initial: empty,
    rules: ({ caption, 'files[]': files }) => ({
      caption:
        caption.trim() === '' && files.length === 0
          ? 'Write something or add a file.'
          : caption.trim().length > longestCaption
            ? 'The caption can have 5,000 characters at most.'
            : undefined,
    }),
    submit: async ({ caption, 'files[]': files }) => {
      const problem = await mediaProblem(files)
      if (problem !== undefined) return { errors: { 'files[]': [problem] } }
      const { post } = await create({
        ...(caption.trim() !== '' && { caption: caption.trim() }),
        ...(files.length > 0 && { 'files[]': files }),
      })
      changeMyProfile(client, ({ posts }) => ({
        posts: [post, ...posts.filter(({ id }) => id !== post.id)],
      }))
      form.reset()
      announce('Your post is published.')
      return undefined
    },
  })
  const count = form.values['files[]'].length

  return (
    <Form form={form} aria-label="Write a post">
      <TextArea
        label="Caption"
        hint="Line breaks are kept, and addresses become links."
        rows={10}
        limit={longestCaption}
        readOnly={form.busy}
        {...form.field('caption')}
      />
      {/* While they are on their way the files stay what they are. */}
      <div inert={form.busy}>
        <MediaField label="Pictures and videos" optional {...form.field('files[]')} />
      </div>
      <UploadActions
        uploading={form.busy && count > 0}
        status={
          form.busy &&
          (count === 0
            ? 'Publishing…'
            : count === 1
              ? 'Publishing with one file…'
              : `Publishing with ${count} files…`)
        }
      >
        <Button type="submit" variant="primary" busy={form.busy} className="max-sm:w-full">
          Post
        </Button>
      </UploadActions>
    </Form>
  )
}
