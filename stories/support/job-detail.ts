import { expect, waitFor } from 'storybook/test'
import type { opened } from './flow.ts'
import type { Canvas } from './story.ts'

export const heading = async (canvas: Canvas, level: number, name: string | RegExp) =>
  await canvas.findByRole('heading', { level, name })

/** Waits for the applicants: the first 100 and the head, which are rendered in several frames. */
export async function applicants(canvas: Canvas) {
  const table = await canvas.findByRole('table', { name: 'Applicants' })
  const count = Math.min(Number(table.getAttribute('aria-rowcount')), 101)
  await waitFor(() => expect(table.querySelectorAll('[role=row]')).toHaveLength(count))
  return table
}

/** Waits for the page of a job. */
export const arrived = async (canvas: Canvas) => await canvas.findByRole('complementary', { name: 'Facts' })

/** Expects a download button for the open applicant's CV, and the CV itself if the browser shows PDFs. */
export async function cvIsShown(panel: Awaited<ReturnType<typeof opened>>, name: string) {
  await expect(panel.getByRole('button', { name: 'Download CV' })).toBeVisible()
  const frames = () => panel.queryAllByTitle(`CV of ${name}`)
  await waitFor(() => expect(frames()).toHaveLength(navigator.pdfViewerEnabled ? 1 : 0))
  for (const frame of frames()) await expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/))
}

/** Expects the chosen filter of the applicants to have focus. */
export async function filterHasFocus(canvas: Canvas) {
  const chosen = { pressed: true, name: /^(All|Accepted|Interviewing) \d/ }
  await waitFor(() => expect(canvas.getByRole('button', chosen)).toHaveFocus())
}
