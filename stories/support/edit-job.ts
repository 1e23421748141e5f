import { jobs } from '../../mocks/scenarios/personas.ts'
import { runtime } from './backend.ts'
import { callAs, press } from './flow.ts'
import type { Canvas } from './story.ts'

export const address = `/jobs/${jobs.open}/edit`

export const title = async (canvas: Canvas) => await canvas.findByLabelText('Job title')

export const save = async (canvas: Canvas) => await press(canvas, /^Save/)

/** Saves the job with some fields changed, as another tab would. */
export async function saveElsewhere(id: number, change: Record<string, string>) {
  const job = await runtime.read(({ tx }) => tx.jobs.need(id))
  await callAs(job.account_id, 'jobs/update', {
    id: String(id),
    title: job.title,
    type: job.type,
    location: job.location ?? '',
    category: job.category,
    nature: job.nature,
    currency: job.currency,
    salary_from: String(job.salary_from ?? ''),
    salary_to: String(job.salary_to ?? ''),
    vacancies: String(job.vacancies),
    description: job.description,
    status: job.status,
    ...change,
  })
}

/** Returns the notice of the conflict, which says it once. */
export async function clash(canvas: Canvas) {
  await canvas.findByText('This job has changed since you opened it.')
  return canvas.getByRole('group', { name: 'This job has changed since you opened it.' })
}
