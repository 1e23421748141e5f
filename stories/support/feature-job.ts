import type { StoryObj } from '@storybook/react-vite'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime, type StoryWorld } from './backend.ts'
import { type Canvas, screen } from './screen.tsx'

/** A job of `harbour`: approved, active and without payments. */
export const plain = jobs.crowded

export const dark = { theme: 'dark' }

export const at = (id: number | string, method?: 'bank' | 'card') =>
  `/jobs/${id}/feature${method ? `?method=${method}` : ''}`

/** The payment page as the owner of `id` sees it. */
export const owned = (
  id: number,
  world: StoryWorld = {},
  extra: StoryObj = {},
  method?: 'bank' | 'card',
): StoryObj => screen(at(id, method), { as: personas.harbour, ...world }, extra)

export const order = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 2, name: '30 days, $49, no renewal' })

export const standing = (canvas: Canvas, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name })

export const bannerName = 'Feature this job for 30 days, for $49'

/** The stored payments and receipts of a job. */
export const record = (id: number) =>
  runtime.read(({ tx, now }) => ({
    payments: tx.payments.by('job_id', id).map(({ method, status }) => `${method} ${status}`),
    receipts: tx.receipts.where(({ job_id }) => job_id === id).length,
    isFeatured: (tx.jobs.need(id).featured_until ?? 0) > now,
  }))
