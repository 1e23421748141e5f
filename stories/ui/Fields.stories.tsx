import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Checkbox, CheckboxGroup } from '../../src/ui/Checkbox.tsx'
import { CodeField } from '../../src/ui/CodeField.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Fieldset } from '../../src/ui/Field.tsx'
import { FileField, FilesField } from '../../src/ui/FileField.tsx'
import { Search } from '../../src/ui/Icon.tsx'
import { NumberField } from '../../src/ui/NumberField.tsx'
import { PasswordField } from '../../src/ui/PasswordField.tsx'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { TextArea } from '../../src/ui/TextArea.tsx'
import { TextField } from '../../src/ui/TextField.tsx'

const meta = {
  title: 'UI/Fields',
  decorators: [
    (Story) => (
      <Container width="form" className="flex flex-col gap-6 py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Texts() {
  const [name, setName] = useState('')
  const [word, setWord] = useState('')
  const [from, setFrom] = useState('40,000')
  return (
    <>
      <TextField label="Name" autoComplete="name" value={name} onChange={setName} />
      <TextField
        label="E-mail address"
        type="email"
        hint="We send a code to it."
        error="Enter an e-mail address such as ada@example.org."
        value="ada"
        onChange={() => {}}
      />
      <TextField label="Place" optional suggestions={['Lisbon', 'Porto']} value="" onChange={() => {}} />
      <TextField
        label="Your e-mail address"
        hint="It cannot be changed."
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
      <Fieldset legend="Pay" optional hint="Per year, before tax.">
        <div className="grid grid-cols-2 gap-4">
          <NumberField label="From" value={from} onChange={setFrom} />
          <NumberField label="To" value="52,000" onChange={() => {}} />
        </div>
      </Fieldset>
    </>
  )
}

/** Hint and message are tied to their input. */
export const Text: Story = {
  render: () => <Texts />,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail address' })
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(
      'Enter an e-mail address such as ada@example.org. We send a code to it.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nurse')
    await expect(canvas.getByRole('searchbox')).toHaveValue('nurse')
  },
}

function LongText() {
  const [text, setText] = useState('A short text.')
  return <TextArea label="About" optional limit={100} value={text} onChange={setText} />
}

/** The counter comes near the limit; typing is never cut off. */
export const TextWithLimit: Story = {
  render: () => <LongText />,
  play: async ({ canvas }) => {
    const about = canvas.getByRole('textbox', { name: /^About/ })
    await expect(canvas.queryByText(/characters left/)).toBeNull()
    await fireEvent.change(about, { target: { value: 'x'.repeat(97) } })
    await expect(canvas.getByText('3 characters left')).toBeVisible()
    await userEvent.type(about, 'yyyyy')
    await expect(canvas.getByText('2 characters over the limit')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 characters over the limit'), {
      timeout: 4000,
    })
  },
}

function Secrets() {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <>
      <PasswordField
        label="Password"
        hint="8 characters at least."
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <CodeField label="Code" hint="6 digits, sent by e-mail." value={code} onChange={setCode} />
    </>
  )
}

/** A password can be shown; a code is one input that takes any code, and a paste with spaces (product: accessibility). */
export const PasswordAndCode: Story = {
  render: () => <Secrets />,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'correct horse')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: /Show password/ }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('correct horse')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(password).toHaveAttribute('type', 'password')

    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(code)
    await userEvent.paste(' 123 456\n')
    await expect(code).toHaveValue('123456')
    await userEvent.clear(code)
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
        error="Choose what you are here for."
        options={[
          { value: 'work', label: 'I look for work', hint: 'Apply with a CV' },
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
      <Checkbox label="I agree" hint="It can be changed later." value={agreed} onChange={setAgreed} />
    </>
  )
}

/** Radios are one tab stop and go by arrows; a list of choices keeps the order of its options. */
export const Choosing: Story = {
  render: () => <Choices />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nature' }), 'Part time')
    await expect(canvas.getByRole('combobox', { name: 'Nature' })).toHaveValue('part')
    await userEvent.click(canvas.getByRole('radio', { name: /I look for work/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /I hire/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Remote/ }))
    await expect(canvas.getByRole('checkbox', { name: /On site/ })).toBeChecked()
    await userEvent.click(canvas.getByText('I agree'))
    await expect(canvas.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
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
 * A wrong file is told at once and not taken; one that may be refused is taken with a warning; a chosen one shows its name and size and can be removed
 * (product: accessibility).
 */
export const FilesOfManyKinds: Story = {
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
    await expect(canvas.getByText('More than 2 files may be refused.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
  },
}
