import { useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { fileLink, getFile, saveFile } from '../../api/files.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Download } from '../../ui/Icon.tsx'
import { OpenFile } from '../../ui/OpenFile.tsx'
import { fileNameOf } from '../cvs/index.ts'

/** A button that downloads a job seeker's default CV (product: user page). Shows failures in place (rules 37). */
export function DownloadCv({ name, cv }: { name: string; cv: { title: string; path: string } }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function save() {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      const { blob } = await getFile(cv.path)
      // Saved as a PDF whatever its type, because an HTML file could open as a page of this site.
      saveFile({
        blob: new Blob([blob], { type: 'application/pdf' }),
        name: fileNameOf(`${name} - ${cv.title}`),
      })
    } catch (error) {
      setProblem(isApiError(error) ? error.message : 'We couldn’t load the CV.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="print:hidden">
      <Button variant="primary" busy={isBusy} onClick={() => void save()}>
        <Download />
        Download CV
      </Button>
      <p role="status" className={cx('text-dense text-bad-ink', problem && 'mt-2')}>
        {problem} {problem && <OpenFile href={fileLink(cv.path)} />}
      </p>
    </div>
  )
}
