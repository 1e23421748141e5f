import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { changeMyProfile } from '../../api/profile.ts'
import { addProjectMutation, deleteProjectMutation, type Project } from '../../api/projects.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { FoldingSection } from '../../ui/FoldingSection.tsx'
import { ChevronDown, Plus } from '../../ui/Icon.tsx'
import { takeOut, useConfirmedRemoval } from '../changes/index.ts'
import { useDraft } from '../session/index.ts'
import { OwnProject, projectFocusId } from './OwnProject.tsx'
import { ProjectForm } from './ProjectForm.tsx'
import { emptyProject, type ProjectValues } from './project-values.ts'
import { quoted } from '../../ui/quoted.ts'

/** How long the form stays open after a project is added, in milliseconds (product: constants). */
const openAfterAdding = 1_000

/**
 * The user's projects, newest first, below a collapsible form for a new one (product: projects).
 */
export function OwnProjects({
  projects,
  gap,
}: {
  projects: readonly Project[]
  /** What the list lacks because it could not be read. */
  gap: ReactNode
}) {
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation(deleteProjectMutation)
  const { heading, ask, confirmation } = useConfirmedRemoval({
    rows: projects,
    remove: ({ id }) => remove({ id }),
    forget: (gone) => void takeOut(client, ['profile'], 'projects', gone),
    focusIdOf: ({ id }) => projectFocusId(id),
    wordsFor: ({ title }) => `${quoted(title)} deleted.`,
    question: ({ title }) => ({
      title: `Delete “${quoted(title)}”`,
      message: 'Are you sure you want to delete this project?',
      confirmLabel: 'Delete',
    }),
  })

  return (
    <FoldingSection id="projects" headingRef={heading} title="Projects" need={gap !== undefined}>
      <AddProject />
      {gap && <div className="mt-6">{gap}</div>}
      {projects.length === 0 ? (
        !gap && (
          <p className="mt-6 border-t border-rule pt-4 text-ink-2">
            No projects yet. Add one to show what you made, how long it took and what it looks like.
          </p>
        )
      ) : (
        <ul aria-label="Your projects" className="mt-6 divide-y divide-rule border-y border-rule">
          {projects.map((project) => (
            <OwnProject key={project.id} project={project} onDelete={(opener) => ask(project, opener)} />
          ))}
        </ul>
      )}
      {confirmation}
    </FoldingSection>
  )
}

/**
 * The form for a new project. Collapsing it keeps its input, and if there is a draft, it is open at first (rules 12).
 * It closes a second after a project is added (product: constants).
 */
function AddProject() {
  const client = useQueryClient()
  const { mutateAsync: add } = useMutation(addProjectMutation)
  const draft = useDraft('project', addProjectMutation.mutationKey)
  const [isOpen, setOpen] = useState(() => draft.restore(emptyProject) !== undefined)
  const [isAdded, setAdded] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const boxId = useId()

  async function send({ 'files[]': files, ...texts }: ProjectValues) {
    const { project } = await add({ ...texts, ...(files.length > 0 && { 'files[]': files }) })
    changeMyProfile(client, ({ projects }) => ({
      projects: [project, ...projects.filter(({ id }) => id !== project.id)],
    }))
    setAdded(true)
    await new Promise((resolve) => {
      setTimeout(resolve, openAfterAdding)
    })
    // Focus must not stay in a hidden form.
    if (box.current?.contains(document.activeElement)) toggle.current?.focus()
    setAdded(false)
    setOpen(false)
  }

  return (
    <>
      <Button ref={toggle} aria-expanded={isOpen} aria-controls={boxId} onClick={() => setOpen(!isOpen)}>
        <Plus />
        Add a project
        <ChevronDown className={cx('transition-transform duration-150', isOpen && 'rotate-180')} />
      </Button>
      <div ref={box} id={boxId} hidden={!isOpen} className="mt-6 border-s-2 border-rule ps-4 sm:ps-6">
        <ProjectForm
          label="Add a project"
          initial={emptyProject}
          draft={draft}
          withFiles
          submitLabel="Add"
          status={isAdded ? 'Project added.' : undefined}
          send={send}
        />
      </div>
    </>
  )
}
