import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { fileUrl } from '../../api/files.ts'
import type { AttachedFile } from '../../api/posts.ts'
import { changeMyProfile, myProfileQuery } from '../../api/profile.ts'
import { addProjectFilesMutation, deleteProjectFileMutation, type Project } from '../../api/projects.ts'
import { announce } from '../../ui/Announcer.tsx'
import { mediumType } from '../../ui/AttachedMedia.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { RowQuestion } from '../../ui/RowQuestion.tsx'
import { UploadActions } from '../../ui/UploadActions.tsx'
import { useForm } from '../../ui/useForm.ts'
import { MediaField, mediaProblem, mostMedia, Thumbnail } from '../media/index.ts'
import { useBegun, useDraft, useSaveDraft } from '../session/index.ts'

const nothing: { 'files[]': File[] } = { 'files[]': [] }

/** The draft of the files chosen for a project but not added yet. It survives an expired session (rules 12). */
export const useFilesDraft = (projectId: number) =>
  useDraft<boolean>(`project-files.${projectId}`, readNothing)

/** Drafts need a value besides their files, so this one has a placeholder. */
const readNothing = () => true

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
  const finalFocus = useRef<HTMLElement>(null)
  // The file stays set while the dialog closes, because the title names it.
  const [asked, setAsked] = useState<{ file: AttachedFile; name: string }>()
  const [isAsking, setAsking] = useState(false)

  function show(change: (files: readonly AttachedFile[]) => AttachedFile[]) {
    changeMyProfile(client, ({ projects }) => ({
      projects: projects.map((each) => (each.id === id ? { ...each, files: change(each.files) } : each)),
    }))
  }

  async function removeAsked(): Promise<string | undefined> {
    if (!asked) return undefined
    const { path } = asked.file
    try {
      await remove({ id, path })
    } catch (error) {
      if (isApiError(error, 'network')) return error.message
      // An alert shows the refusal; the file may have been deleted in another tab.
      void client.invalidateQueries({ queryKey: myProfileQuery().queryKey })
      return undefined
    }
    const place = files.findIndex((file) => file.path === path)
    const neighbour = files[place + 1] ?? files[place - 1]
    finalFocus.current = (neighbour && document.getElementById(focusIdOf(id, neighbour))) ?? panel.current
    show((all) => all.filter((file) => file.path !== path))
    announce(`${asked.name} deleted.`)
    return undefined
  }

  return (
    <div
      ref={panel}
      role="group"
      tabIndex={-1}
      aria-label={`Files of ${title}`}
      className="mt-4 scroll-mt-24 border-s-2 border-rule ps-4 sm:ps-6"
    >
      {files.length > 0 && (
        <ul aria-label={`Files of ${title}`} className="mb-6 divide-y divide-rule border-y border-rule">
          {files.map((file, index) => {
            const type = mediumType(file.type, file.path)
            const name = `${type === 'image' ? 'Picture' : 'Video'} ${index + 1}`
            return (
              <li key={file.path} className="flex items-center gap-4 py-2">
                <Thumbnail type={type} src={fileUrl(file.path)} />
                <span className="grow text-dense">{name}</span>
                <Button
                  id={focusIdOf(id, file)}
                  variant="quiet"
                  size="sm"
                  aria-label={`Delete ${name} of ${title}`}
                  onClick={(event) => {
                    finalFocus.current = event.currentTarget
                    setAsked({ file, name })
                    setAsking(true)
                  }}
                  className="-me-3"
                >
                  Delete
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <AddFiles
        project={project}
        onAdded={(added) =>
          show((all) => [...all, ...added.filter(({ path }) => all.every((file) => file.path !== path))])
        }
        onDone={onDone}
      />
      <RowQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete ${asked?.name ?? ''}`}
        message="Are you sure you want to delete this file?"
        confirmLabel="Delete"
        onConfirm={removeAsked}
        finalFocus={finalFocus}
      />
    </div>
  )
}

const focusIdOf = (projectId: number, { path }: AttachedFile) => `project-${projectId}-file-${path}`

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
  const draft = useFilesDraft(id)
  const begun = useBegun(draft, addProjectFilesMutation.mutationKey, nothing, (saved) => ({
    'files[]': saved.files,
  }))
  const form = useForm({
    initial: begun,
    rules: ({ 'files[]': chosen }) => ({
      'files[]': chosen.length === 0 ? 'Choose at least one file.' : undefined,
    }),
    submit: async ({ 'files[]': chosen }) => {
      const problem = await mediaProblem(chosen)
      if (problem !== undefined) return { errors: { 'files[]': [problem] } }
      const answer = await add({ id, 'files[]': chosen })
      draft.clear()
      onAdded(answer.files)
      form.reset(nothing)
      announce(chosen.length === 1 ? 'File added.' : 'Files added.')
      return undefined
    },
  })
  useSaveDraft(draft, begun, form.values, ({ 'files[]': chosen }) =>
    chosen.length > 0 ? { values: true, files: chosen } : undefined,
  )
  const room = Math.max(0, mostMedia - files.length)
  return (
    <Form form={form} aria-label={`Add files to ${title}`}>
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
          onClick={() => {
            draft.clear()
            onDone()
          }}
        >
          Done
        </Button>
      </UploadActions>
    </Form>
  )
}
