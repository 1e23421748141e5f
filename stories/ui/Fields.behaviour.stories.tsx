import type { StoryObj as Story } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { FileField, FilesField } from '../../src/ui/FileField.tsx'
import { NumberField } from '../../src/ui/NumberField.tsx'
import { TextArea } from '../../src/ui/TextArea.tsx'
import states from './Fields.stories.tsx'

export default { ...states, title: 'UI/Fields', tags: ['behaviour', '!dev'] }

function LongText() {
  const [text, setText] = useState('A short text.')
  return <TextArea label="About" optional limit={100} value={text} onChange={setText} />
}

/** The counter appears near the limit; typing is never cut off. */
export const CountsCharactersNearTheLimit: Story = {
  render: () => <LongText />,
  play: async ({ canvas }) => {
    const about = canvas.getByRole('textbox', { name: /^About/ })
    await expect(canvas.queryByText(/characters left/)).toBeNull()
    await fireEvent.change(about, { target: { value: 'x'.repeat(97) } })
    await expect(canvas.getByText('3 characters left')).toBeVisible()
    await userEvent.type(about, 'yyyyy')
    await expect(canvas.getByText('2 characters over the limit')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 characters over the limit'))
  },
}

function Amount() {
  const [text, setText] = useState('')
  return <NumberField label="Salary from" decimals value={text} onChange={setText} />
}

/** Thousands with points are no decimals (rules 47). */
export const SaysHowAnAmountWasUnderstood: Story = {
  render: () => <Amount />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Salary from' })
    await userEvent.type(field, '50.00')
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.type(field, '0')
    await expect(field).toHaveAccessibleDescription('Understood as 50\u00a0000.')
    await expect(canvas.getByText(/^Understood as/)).toBeVisible()
  },
}

function Files() {
  const [cv, setCv] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File[]>([])
  return (
    <>
      <FileField
        label="CV"
        hint="PDF, at most 5 MB."
        accept="application/pdf,.pdf"
        wanted="a PDF"
        maxBytes={5 * 1024 * 1024}
        value={cv}
        onChange={setCv}
      />
      <FilesField
        label="Pictures"
        optional
        accept="image/*"
        wanted="images"
        maxFiles={2}
        value={pictures}
        onChange={setPictures}
      />
    </>
  )
}

const file = (name: string, type: string, size = 1200) => new File([new Uint8Array(size)], name, { type })

/**
 * A file of a wrong type is rejected immediately; one that the server may refuse gets a warning. A chosen file shows its
 * name and size, and can be removed (product: accessibility).
 */
export const ChecksChosenFiles: Story = {
  render: () => <Files />,
  play: async ({ canvas }) => {
    const cv = canvas.getByLabelText('CV')
    await userEvent.upload(cv, file('notes.txt', 'text/plain'), { applyAccept: false })
    await expect(cv).toHaveAccessibleDescription(/“notes.txt” can’t be used here. Choose a PDF./)
    await userEvent.upload(cv, file('big.pdf', 'application/pdf', 6_501_000))
    await expect(cv).toHaveAccessibleDescription(/“big.pdf” is 6.2 MB, over the limit of 5 MB/)
    await expect(cv).toBeValid()
    await expect(canvas.getByRole('button', { name: 'Remove big.pdf' })).toBeVisible()
    await userEvent.upload(cv, file('cv.pdf', 'application/pdf'))
    await expect(cv).toBeValid()
    await expect(cv).toHaveAccessibleDescription(/cv.pdf\s*1 kB/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cv.pdf' }))
    await expect(canvas.queryByText('cv.pdf')).toBeNull()
    await expect(cv).toHaveFocus()

    const pictures = canvas.getByLabelText(/^Pictures/)
    await userEvent.upload(pictures, [
      file('a.png', 'image/png'),
      file('b.png', 'image/png'),
      file('c.png', 'image/png'),
    ])
    await expect(canvas.getByText('We may not be able to accept more than 2 files.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
  },
}
