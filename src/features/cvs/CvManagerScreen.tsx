import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { cvsQuery, deleteCvMutation, type Cv } from '../../api/cvs.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { dashes } from '../../ui/dashes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Upload } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useConfirmedRemoval } from '../changes/index.ts'
import { List, useSteadyQuery } from '../loading/index.ts'
import { FilePreview, usePreview } from '../media/index.ts'
import { RequireRole } from '../session/index.ts'
import { applicationsPerCvQuery } from './applications-per-cv.ts'
import { changeCvs } from './cv-list.ts'
import { deleteLabel, lossWords } from './cv-words.ts'
import { CvRow, rowFocusId } from './CvRow.tsx'
import { CvUpload } from './CvUpload.tsx'
import { quoted } from '../../ui/quoted.ts'

const sample: Cv = { id: 0, title: dashes(16), path: '', is_default: false }

/** A job seeker's CV manager (product: cv manager): lists, previews, uploads and deletes CVs, and sets the default. */
export function CvManagerScreen() {
  return (
    <Container>
      <PageHeader
        title="CV manager"
        intro="Add a CV for each kind of work and choose one when you apply. Your default is preselected."
      />
      <RequireRole role="job_seeker" purpose="to manage your CVs">
        {(isWaiting) => <CvManager isWaiting={isWaiting} />}
      </RequireRole>
    </Container>
  )
}

function CvManager({ isWaiting }: { isWaiting: boolean }) {
  const client = useQueryClient()
  const query = useSteadyQuery({ ...cvsQuery(), enabled: !isWaiting })
  const { cvs, omitted } = query.data ?? {}
  // Only for the listed CVs.
  const counts = useQuery({ ...applicationsPerCvQuery(), enabled: cvs !== undefined })
  const countOf = (id: number) => counts.data && (counts.data.get(id) ?? 0)
  const { mutateAsync: remove } = useMutation(deleteCvMutation)
  const { heading, ask, confirmation } = useConfirmedRemoval({
    rows: cvs ?? [],
    remove: ({ id }) => remove({ id }),
    forget: (gone) => changeCvs(client, (all) => all.filter(({ id }) => id !== gone.id)),
    focusIdOf: ({ id }) => rowFocusId(id),
    wordsFor: ({ title }) => `${quoted(title)} deleted.`,
    question: (cv) =>
      questionOf(cv, countOf(cv.id) ?? (counts.isError ? 'unknown' : 'counting'), (cvs?.length ?? 0) > 1),
  })
  const uploadHeading = useRef<HTMLHeadingElement>(null)
  const preview = usePreview<Cv>()
  const { about: shown } = preview

  function goToUpload() {
    uploadHeading.current?.scrollIntoView({ block: 'start' })
    uploadHeading.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid items-start gap-x-16 gap-y-12 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="cvs">
        <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 ref={heading} id="cvs" tabIndex={-1} className="text-lead">
            Your CVs
          </h2>
          {cvs && cvs.length > 0 && (
            <Button onClick={goToUpload} className="lg:hidden">
              <Upload />
              Upload a CV
            </Button>
          )}
        </div>
        <List
          query={query}
          rows={cvs}
          field="cvs"
          of="your CVs"
          sample={sample}
          count={3}
          empty={
            <EmptyState
              title="No CV yet."
              action={
                <Button onClick={goToUpload} variant="primary" className="lg:hidden">
                  <Upload />
                  Upload your first CV
                </Button>
              }
            >
              You need one to apply for jobs. Upload as many PDFs as you like.
            </EmptyState>
          }
        >
          {(rows) => (
            <ul aria-labelledby="cvs" className="@container divide-y divide-rule border-y border-rule">
              {rows.map((cv) => (
                <CvRow
                  key={cv.id}
                  cv={cv}
                  applications={countOf(cv.id)}
                  onPreview={(opener) => preview.show(cv, opener)}
                  onDelete={(opener) => ask(cv, opener)}
                />
              ))}
            </ul>
          )}
        </List>
        {shown && (
          <FilePreview
            {...preview.dialog}
            of="CV"
            title={shown.title}
            description="PDF"
            path={shown.path}
            pdfName={`${shown.title}.pdf`}
          />
        )}
        {confirmation}
      </section>
      <div inert={isWaiting} aria-hidden={isWaiting} className="border-rule lg:border-s lg:ps-10">
        <CvUpload heading={uploadHeading} isFirst={cvs?.length === 0 && !omitted} />
      </div>
    </div>
  )
}

const questionOf = (
  { title, is_default }: Cv,
  loss: Parameters<typeof lossWords>[0],
  hasOthers: boolean,
) => ({
  title: `Delete “${quoted(title)}”?`,
  message: (
    <>
      <p>{lossWords(loss)}</p>
      {is_default && hasOthers && <p className="mt-2">Another of your CVs becomes the default.</p>}
    </>
  ),
  confirmLabel: deleteLabel(loss),
})
