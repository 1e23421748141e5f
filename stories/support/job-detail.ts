import type { Canvas } from './screen.tsx'

export const heading = async (canvas: Canvas, level: number, name: string | RegExp) =>
  await canvas.findByRole('heading', { level, name })

export const applicants = async (canvas: Canvas) => await canvas.findByRole('table', { name: 'Applicants' })
