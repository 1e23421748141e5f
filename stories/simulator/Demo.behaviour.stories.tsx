import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { runtime } from '../support/backend.ts'
import states, { BothSides, CodeArrived } from './Demo.stories.tsx'

export default { ...states, title: 'Simulator/Demo', tags: ['behaviour', '!dev'] }
type Story = StoryObj<typeof states>

export const ResizesSwapsAndClosesBothSidesByKeyboard: Story = {
  ...BothSides,
  play: async ({ canvas }) => {
    const divider = await canvas.findByRole('separator', { name: 'Width of the left side' })
    divider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(divider).toHaveAttribute('aria-valuenow', '55')
    await userEvent.keyboard('{Home}')
    await expect(divider).toHaveAttribute('aria-valuenow', '25')
    canvas.getByRole('button', { name: 'Swap sides' }).focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Close both sides' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Both sides' })).toBeNull())
  },
}

export const FillsInACodeThatHasArrived: Story = {
  ...CodeArrived,
  play: async (context) => {
    await CodeArrived.play?.(context)
    const { canvas } = context
    canvas.getByRole('button', { name: /^Fill in code/ }).focus()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveFocus()
    const { code } = await runtime.read(({ tx }) => tx.mails.all().at(-1) ?? { code: null })
    await expect(field).toHaveValue(code)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Fill in code/ })).toBeNull())
  },
}
