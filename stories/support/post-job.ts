import { userEvent } from 'storybook/test'
import type { Canvas } from './story.ts'

/** Fills in the required fields. */
export async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Job title'), 'Harbour pilot')
  await userEvent.click(canvas.getByRole('radio', { name: 'Hybrid' }))
  await userEvent.type(canvas.getByLabelText('Location'), 'Rotterdam')
  await canvas.findByRole('option', { name: 'EUR' })
  await canvas.findByRole('option', { name: 'Transport & logistics' })
  await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Transport & logistics')
  await userEvent.click(canvas.getByRole('radio', { name: 'Part time' }))
  await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR')
}

export const post = async (canvas: Canvas) =>
  await userEvent.click(canvas.getByRole('button', { name: 'Post job' }))
