import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeMyProfile } from '../../api/profile.ts'
import { updateProjectMutation, type Project } from '../../api/projects.ts'
import { Button } from '../../ui/Button.tsx'
import { unreadMessages } from '../changes/index.ts'
import { useDraft } from '../session/index.ts'
import { filesButtonId, noFiles, OwnProjectFiles, useFilesDraft } from './OwnProjectFiles.tsx'
import { ProjectForm } from './ProjectForm.tsx'
import { ProjectHeading, ProjectMedia, ProjectText } from './ProjectParts.tsx'
import { projectRules, valuesOfProject, type ProjectValues } from './project-values.ts'

type Panel = 'texts' | 'files'

/** The id of a project's heading, which takes focus when a neighbouring project is deleted. */
export const projectFocusId = (id: number) => `own-project-${id}`

/**
 * One of the user's projects as others see it, with forms for its text and its files (product: projects). If there is a
 * draft, its form is open at first (rules 12).
 */
export function OwnProject({
  project,
  onDelete,
}: {
  project: Project
  onDelete: (opener: HTMLElement) => void
}) {
  const { id, title } = project
  const client = useQueryClient()
  const { mutateAsync: update } = useMutation(updateProjectMutation)
  const draft = useDraft(`project.${id}`)
  const saved = valuesOfProject(project)
  const filesDraft = useFilesDraft(id)
  const [panel, setPanel] = useState<Panel | undefined>(() => {
    if (draft.restore(saved)) return 'texts'
    return filesDraft.restore(noFiles) && 'files'
  })
  const [isPressed, setPressed] = useState(false)
  // When a form closes, focus returns to the button that opens it.
  const editId = `project-${id}-edit`

  function open(next: Panel) {
    setPressed(true)
    setPanel(next)
  }

  const close = () => setPanel(undefined)

  function cancel() {
    draft.clear()
    close()
  }

  async function save({ 'files[]': _none, ...texts }: ProjectValues) {
    await update({ id, ...texts })
    const updated = {
      title: texts.title,
      url: texts.url || null,
      time_took: texts.time_took || null,
      description: texts.description || null,
    }
    changeMyProfile(client, ({ projects }) => ({
      projects: projects.map((each) => (each.id === id ? { ...each, ...updated, unread: [] } : each)),
    }))
    close()
  }

  return (
    <li className="py-6">
      <ProjectHeading project={project} id={projectFocusId(id)} tabIndex={-1} className="scroll-mt-24" />
      {panel === 'texts' ? (
        <div data-focus-home={editId} className="mt-4 border-s-2 border-rule ps-4 sm:ps-6">
          <ProjectForm
            label={`Edit ${title}`}
            initial={saved}
            unread={unreadMessages(project, saved, projectRules(saved))}
            draft={draft}
            takesFocus={isPressed}
            submitLabel="Update"
            send={save}
          >
            <Button onClick={cancel}>Cancel</Button>
          </ProjectForm>
        </div>
      ) : (
        <>
          <ProjectText project={project} />
          {panel === 'files' ? (
            <OwnProjectFiles project={project} takesFocus={isPressed} onDone={close} />
          ) : (
            <>
              <ProjectMedia project={project} />
              <p className="mt-4 flex flex-wrap gap-2">
                <Button id={editId} size="sm" aria-label={`Edit ${title}`} onClick={() => open('texts')}>
                  Edit
                </Button>
                <Button
                  id={filesButtonId(id)}
                  size="sm"
                  aria-label={`Files of ${title}`}
                  onClick={() => open('files')}
                >
                  Files
                </Button>
                <Button
                  size="sm"
                  aria-label={`Delete ${title}`}
                  onClick={(event) => onDelete(event.currentTarget)}
                >
                  Delete
                </Button>
              </p>
            </>
          )}
        </>
      )}
    </li>
  )
}
