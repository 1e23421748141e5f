import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, fireEvent, waitFor } from 'storybook/test'
import { Checkbox, CheckboxGroup } from '../../src/ui/Checkbox.tsx'
import { CodeField } from '../../src/ui/CodeField.tsx'
import { Fieldset } from '../../src/ui/Field.tsx'
import { Search } from '../../src/ui/Icon.tsx'
import { NumberField } from '../../src/ui/NumberField.tsx'
import { PasswordField } from '../../src/ui/PasswordField.tsx'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'
import { FileField, FilesField } from '../../src/ui/FileField.tsx'
import { TextArea } from '../../src/ui/TextArea.tsx'
import { inContainer } from '../support/pieces.tsx'

const pieces: Pieces = {
  TextField: {
    do: ['Set `autoComplete` for personal data.', 'Say in `hint` what people need to know before they type.'],
    dont: ['Don’t use a placeholder as a label.'],
  },
  TextArea: {
    do: ['Set `limit` if the server has one.'],
    dont: ['Don’t cut off what people type.'],
  },
  NumberField: {
    do: ['Read the text with `readNumber`.'],
    dont: ['Don’t use it for codes or phone numbers.'],
  },
  PasswordField: {
    do: ['Set `autoComplete` to `new-password` or `current-password`.'],
    dont: ['Don’t forbid pasting.'],
  },
  CodeField: {
    do: ['Say in the hint where the code comes from.'],
    dont: ['Don’t split the code into several inputs.'],
  },
  SelectField: {
    do: ['Use it for more than five choices.', 'In a table, name the row in the label.'],
    dont: ['Don’t use it for two or three choices: use radio buttons.'],
  },
  RadioGroup: {
    do: ['Use it for up to five choices.'],
    dont: ['Don’t preselect a choice that people have to make themselves.'],
  },
  Checkbox: {
    do: ['Word the label so that a tick means yes.'],
    dont: ['Don’t use it for an action with an immediate effect.'],
  },
  CheckboxGroup: {
    do: ['Show counts at the end of each line where they help to choose.'],
    dont: ['Don’t nest groups.'],
  },
  FileField: {
    do: ['Say in the hint which files are accepted and how large they may be.'],
    dont: ['Don’t reject what the server might accept: warn instead.'],
  },
  FilesField: {
    do: ['Set `maxFiles` if the server has a limit.'],
    dont: ['Don’t use it for a single file.'],
  },
  Fieldset: {
    do: ['Group inputs that answer one question.'],
    dont: ['Don’t use it as a box around unrelated fields.'],
  },
}

export default {
  title: 'UI states/Fields',
  parameters: { pieces },
  decorators: [inContainer('flex flex-col gap-6 py-8', 'form')],
} satisfies Meta

function Texts() {
  const [name, setName] = useState('')
  const [word, setWord] = useState('')
  const [from, setFrom] = useState('40,000')
  return (
    <>
      <TextField label="Name" autoComplete="name" value={name} onChange={setName} />
      <TextField
        label="Email address"
        type="email"
        hint="We’ll send a code to it."
        error="Enter an email address such as ada@example.org."
        value="ada"
        onChange={() => {}}
      />
      <TextField label="Place" optional suggestions={['Lisbon', 'Porto']} value="" onChange={() => {}} />
      <TextField
        label="Your email address"
        hint="You can’t change it."
        readOnly
        value="ada@example.org"
        onChange={() => {}}
      />
      <TextField
        label="Search"
        hideLabel
        large
        type="search"
        icon={<Search />}
        placeholder="Title, company or skill"
        value={word}
        onChange={setWord}
      />
      <Fieldset legend="Salary" optional hint="Per year, before tax.">
        <div className="grid grid-cols-2 gap-4">
          <NumberField label="From" value={from} onChange={setFrom} />
          <NumberField label="To" value="52,000" onChange={() => {}} />
        </div>
      </Fieldset>
    </>
  )
}

/** The hint and the error are part of the input's accessible description. */
export const Text: Story = {
  tags: ['full'],
  render: () => <Texts />,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' })
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(
      'Enter an email address such as ada@example.org. We’ll send a code to it.',
    )
  },
}

function Secrets() {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <>
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <CodeField label="Code" hint="6 digits, sent by email." value={code} onChange={setCode} />
    </>
  )
}

/** A password can be shown. A code has one field, which accepts letters and drops spaces (product: accessibility). */
export const PasswordAndCode: Story = {
  name: 'Password and code',
  tags: ['state'],
  render: () => <Secrets />,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'correct horse')
    await userEvent.click(canvas.getByRole('button', { name: /Show password/ }))
    await expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(password).toHaveAttribute('type', 'password')

    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(code, 'x7-Kq 2921')
    await expect(code).toHaveValue('x7-Kq2921')
  },
}

function Choices() {
  const [nature, setNature] = useState<'full' | 'part' | ''>('')
  const [kind, setKind] = useState<'work' | 'hire' | ''>('')
  const [places, setPlaces] = useState<Array<'remote' | 'site' | 'hybrid'>>(['site'])
  const [agreed, setAgreed] = useState(false)
  return (
    <>
      <SelectField
        label="Nature"
        placeholder="Choose"
        options={[
          { value: 'full', label: 'Full time' },
          { value: 'part', label: 'Part time' },
        ]}
        value={nature}
        onChange={setNature}
      />
      <RadioGroup
        legend="Account"
        layout="cards"
        error="Choose an account type."
        options={[
          { value: 'work', label: 'I’m looking for work', hint: 'Apply with a CV' },
          { value: 'hire', label: 'I hire', hint: 'Post jobs' },
        ]}
        value={kind}
        onChange={setKind}
      />
      <CheckboxGroup
        legend="Place"
        options={[
          { value: 'remote', label: 'Remote', end: 12 },
          { value: 'site', label: 'On site', end: 140 },
          { value: 'hybrid', label: 'Hybrid', end: 3, disabled: true },
        ]}
        value={places}
        onChange={setPlaces}
      />
      <Checkbox label="All of them" value={false} indeterminate onChange={() => {}} />
      <Checkbox label="I agree" hint="You can change this later." value={agreed} onChange={setAgreed} />
    </>
  )
}

/** Radio buttons are one tab stop with arrow keys; a list of choices keeps the order of its options. */
export const Choosing: Story = {
  name: 'Choices',
  tags: ['state'],
  render: () => <Choices />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /I’m looking for work/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /I hire/ })).toBeChecked()
    await userEvent.click(canvas.getByText('I agree'))
    await expect(canvas.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
  },
}

function LongText() {
  const [text, setText] = useState('A short text.')
  return <TextArea label="About" optional limit={100} value={text} onChange={setText} />
}

/** The counter appears near the limit; typing is never cut off. */
export const CountsCharactersNearTheLimit: Story = {
  tags: ['behaviour', '!dev'],
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
  tags: ['behaviour', '!dev'],
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
  tags: ['behaviour', '!dev'],
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
