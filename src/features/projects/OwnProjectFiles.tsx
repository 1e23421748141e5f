import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { AttachedFile } from '../../api/posts.ts'
import { changeMyProfile } from '../../api/profile.ts'
import { addProjectFilesMutation, deleteProjectFileMutation, type Project } from '../../api/projects.ts'
import { announce } from '../../ui/Announcer.tsx'
import { mediumType } from '../../ui/AttachedMedia.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { UploadActions } from '../../ui/UploadActions.tsx'
import { useForm } from '../../ui/useForm.ts'
import { useConfirmedRemoval } from '../changes/index.ts'
import { MediaField, mediaProblem, mostMedia, Thumbnail } from '../media/index.ts'
import { useDraft } from '../session/index.ts'
import { quoted } from '../../ui/quoted.ts'

export const noFiles: { 'files[]': File[] } = { 'files[]': [] }

/** The id of the button that opens the files of a project. */
export const filesButtonId = (projectId: number) => `project-${projectId}-files`

/** The draft of the files chosen for a project but not added yet. It survives an expired session (rules 12). */
export const useFilesDraft = (projectId: number) =>
  useDraft(`project-files.${projectId}`, addProjectFilesMutation.mutationKey)

/** The files of a project, each with a Delete button, and a form to add more, up to ten in all (rules 30). */
export function OwnProjectFiles({
  project,
  takesFocus,
  onDone,
}: {
  project: Project
  /** Whether the panel takes focus on opening, because the pressed button disappears. */
  takesFocus: boolean
  onDone: () => void
}) {
  const { id, title, files } = project
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation(deleteProjectFileMutation)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  function show(change: (files: readonly AttachedFile[]) => AttachedFile[]) {
    changeMyProfile(client, ({ projects }) => ({
      projects: projects.map((each) => (each.id === id ? { ...each, files: change(each.files) } : each)),
    }))
  }

  const rows = files.map((file, index) => {
    const type = mediumType(file.type, file.path)
    return { ...file, type, name: `${type === 'image' ? 'Picture' : 'Video'} ${index + 1}` }
  })
  const { ask, confirmation } = useConfirmedRemoval({
    rows,
    remove: ({ path }) => remove({ id, path }),
    forget: (gone) => show((all) => all.filter(({ path }) => path !== gone.path)),
    focusIdOf: ({ path }) => focusIdOf(id, path),
    heading: () => panel.current,
    wordsFor: ({ name }) => `${quoted(name)} deleted.`,
    question: ({ name }) => ({
      title: `Delete ${quoted(name)}`,
      message: 'Are you sure you want to delete this file?',
      confirmLabel: 'Delete',
    }),
  })

  return (
    <div
      ref={panel}
      role="group"
      tabIndex={-1}
      aria-label={`Files of ${quoted(title)}`}
      className="mt-4 scroll-mt-24 border-s-2 border-rule ps-4 sm:ps-6"
    >
      {files.length > 0 && (
        <ul
          aria-label={`Files of ${quoted(title)}`}
          className="mb-6 divide-y divide-rule border-y border-rule"
        >
          {rows.map((file) => (
            <li key={file.path} className="flex items-center gap-4 py-2">
              <Thumbnail type={file.type} src={fileUrl(file.path)} />
              <span className="grow text-dense">{file.name}</span>
              <Button
                id={focusIdOf(id, file.path)}
                variant="quiet"
                size="sm"
                aria-label={`Delete ${quoted(file.name)} of ${quoted(title)}`}
                onClick={(event) => ask(file, event.currentTarget)}
                className="-me-3"
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddFiles
        project={project}
        onAdded={(added) =>
          show((all) => [...all, ...added.filter(({ path }) => all.every((file) => file.path !== path))])
        }
        onDone={onDone}
      />
      {confirmation}
    </div>
  )
}

const focusIdOf = (projectId: number, path: string) => `project-${projectId}-file-${path}`

function AddFiles({
  project: { id, title, files },
  onAdded,
  onDone,
}: {
  project: Project
  /** Called with the files in the answer, which may be all files of the project or only the new ones. */
  onAdded: (files: readonly AttachedFile[]) => void
  onDone: () => void
}) {
  const { mutateAsync: add } = useMutation(addProjectFilesMutation)
  const form = useForm({
    initial: noFiles,
    draft: useFilesDraft(id),
    rules: ({ 'files[]': chosen }) => ({
      'files[]': chosen.length === 0 ? 'Choose at least one file.' : undefined,
    }),
    submit: async ({ 'files[]': chosen }) => {
      const problem = await mediaProblem(chosen)
      if (problem !== undefined) return { errors: { 'files[]': [problem] } }
      const answer = await add({ id, 'files[]': chosen })
      onAdded(answer.files)
      form.reset()
      announce(chosen.length === 1 ? 'File added.' : 'Files added.')
      return undefined
    },
  })
  const room = Math.max(0, mostMedia - files.length)
  return (
    <Form form={form} aria-label={`Add files to ${quoted(title)}`}>
      <div inert={form.busy}>
        <MediaField
          label="More pictures and videos"
          hint={
            files.length === 0
              ? undefined
              : `Pictures up to 5 MB, videos up to 50 MB. You can add ${room === 1 ? 'one more' : `${room || 'no'} more`}.`
          }
          room={room}
          {...form.field('files[]')}
        />
      </div>
      <UploadActions uploading={form.busy}>
        <Button type="submit" variant="primary" busy={form.busy}>
          Add files
        </Button>
        <Button
          data-focus-home={filesButtonId(id)}
          onClick={() => {
            form.reset()
            onDone()
          }}
        >
          Done
        </Button>
      </UploadActions>
    </Form>
  )
}
