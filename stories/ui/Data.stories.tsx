import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { EmailLink, EmailText } from '../../src/ui/EmailLink.tsx'
import { Avatar, Logo } from '../../src/ui/Avatar.tsx'
import { CopyButton } from '../../src/ui/CopyButton.tsx'
import { DefinitionList } from '../../src/ui/DefinitionList.tsx'
import { formatAmount, formatPay } from '../../src/ui/pay.ts'
import { ProgressSteps } from '../../src/ui/ProgressSteps.tsx'
import { Prose } from '../../src/ui/Prose.tsx'
import { RelativeTime } from '../../src/ui/RelativeTime.tsx'
import { StatusTag } from '../../src/ui/StatusTag.tsx'
import { Table } from '../../src/ui/Table.tsx'
import type { Tone } from '../../src/ui/tones.ts'
import type { Pieces } from '../start/ComponentPage.tsx'
import { inContainer, now } from '../support/pieces.tsx'

const pieces: Pieces = {
  Table: {
    do: [
      'Mark the column that names the row as `primary`.',
      'Give a table of many columns a `brief` list for narrow windows.',
    ],
    dont: ['Don’t use it for layout.', 'Don’t make a whole row clickable without a link in it.'],
  },
  DefinitionList: {
    do: ['Use `stacked` in narrow panels.'],
    dont: ['Don’t add placeholders for missing values: empty ones disappear.'],
  },
  ProgressSteps: {
    do: ['Show what has happened and what comes next.'],
    dont: ['Don’t use it as navigation.'],
  },
  Avatar: {
    do: ['Show the name beside it.', 'Set `eager` for one image above the fold.'],
    dont: ['Don’t use it as the only sign of who somebody is.'],
  },
  Logo: {
    do: ['Use it for companies; `Avatar` for people.'],
    dont: ['Don’t crop a logo to a circle.'],
  },
  RelativeTime: {
    do: ['Set `tabStop={false}` in lists of links.'],
    dont: ['Don’t use it for deadlines: show the date.'],
  },
  Prose: {
    do: ['Use it for every text that people type.'],
    dont: ['Don’t use it for our own copy.'],
  },
  EmailText: {
    do: ['Use it in tables, where a long address has to break.'],
    dont: ['Don’t use it where people may want to write: use `EmailLink`.'],
  },
  EmailLink: {
    do: ['Use it where people may want to write.'],
    dont: ['Don’t build a `mailto:` address yourself.'],
  },
  AttachedMedia: {
    do: ['Say in `of` what the files belong to.'],
    dont: ['Don’t use it for portraits and logos.'],
  },
}

export default {
  title: 'UI states/Data',
  parameters: { pieces },
  decorators: [inContainer('py-8')],
} satisfies Meta

type Row = { id: number; name: string; email: string; tone: Tone; status: string; amount: number; at: string }

const rows: Row[] = [
  {
    id: 1,
    name: 'Ada Byron',
    email: 'ada@example.org',
    tone: 'good',
    status: 'Shortlisted',
    amount: 52_000,
    at: '2026-11-14T09:00:00Z',
  },
  {
    id: 2,
    name: 'Grace Montgomery-Featherstonehaugh',
    email: 'an.address.that.is.far.too.long@mail.department.example.org',
    tone: 'progress',
    status: 'In review',
    amount: 41_250.5,
    at: '2026-11-20T11:58:00Z',
  },
  {
    id: 3,
    name: 'Zoë',
    email: 'z@example.org',
    tone: 'bad',
    status: 'Not considered',
    amount: 0,
    at: 'some day',
  },
]

function People() {
  return (
    <Table
      caption="Applicants"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          header: 'Name',
          primary: true,
          render: (row) => (
            <span className="flex items-center gap-3">
              <Avatar name={row.name} size="sm" />
              {row.name}
            </span>
          ),
        },
        { header: 'Email', render: (row) => row.email },
        {
          header: 'Status',
          render: (row) => <StatusTag tone={row.tone}>{row.status}</StatusTag>,
        },
        {
          header: 'Expected salary',
          align: 'end',
          render: (row) => formatAmount('EUR', row.amount, 'en-GB'),
        },
        {
          header: 'Applied',
          render: (row) => <RelativeTime iso={row.at} now={now} locale="en-GB" />,
        },
      ]}
    />
  )
}

export const InATable: Story = {
  name: 'Table',
  tags: ['full'],
  render: () => <People />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Zoë/ })).toBeVisible()
    await expect(canvas.getByText('Date unknown')).toBeVisible()
  },
}

export const Facts: Story = {
  name: 'Definition list',
  tags: ['full'],
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <DefinitionList
        stacked
        items={[
          {
            term: 'Salary',
            value: (
              <span className="nums text-lead font-semibold">
                {formatPay('EUR', 40_000, 52_000, 'en-GB')}
              </span>
            ),
          },
          { term: 'Place', value: 'Lisbon' },
          { term: 'Left out', value: null },
        ]}
      />
      <DefinitionList
        items={[
          { term: 'Bank', value: 'First Harbour Bank' },
          {
            term: 'IBAN',
            value: (
              <span className="flex items-center gap-1">
                DE89 3704 0044 0532 0130 00
                <CopyButton value="DE89370400440532013000" label="Copy the IBAN" />
              </span>
            ),
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.queryByText('Left out')).toBeNull(),
}

export const Path: Story = {
  name: 'Progress steps',
  tags: ['full'],
  render: () => (
    <div className="flex flex-col gap-8">
      <ProgressSteps
        label="Status of the application"
        steps={[
          { label: 'Applied', detail: '3 November', state: 'done' },
          { label: 'In review', detail: 'Not reported', state: 'unknown' },
          { label: 'Shortlisted', state: 'current' },
          { label: 'Interviewing', state: 'todo' },
          { label: 'Accepted', state: 'todo' },
        ]}
      />
      <ProgressSteps
        label="Outcome of the application"
        steps={[
          { label: 'Applied', state: 'done' },
          { label: 'Not considered', state: 'stopped' },
        ]}
      />
    </div>
  ),
}

/** No image, a broken image, and different kinds of names. */
export const Faces: Story = {
  name: 'Avatars and logos',
  tags: ['full'],
  render: () => (
    <div className="flex flex-wrap items-end gap-3">
      <Avatar name="Ada King Byron" size="xs" />
      <Avatar name="Zoë" size="sm" />
      <Avatar name="李 小龙" />
      <Avatar name="Broken Image" src="/no-such-image.png" eager size="lg" />
      <Logo name="Northfield Care" size="xl" />
      <Logo name="" />
    </div>
  ),
  play: async ({ canvas }) => void (await canvas.findByText('BI')),
}

export const Addresses: Story = {
  name: 'Email addresses',
  tags: ['full'],
  render: () => (
    <p className="flex flex-col gap-2">
      <EmailText address="an.address.that.is.far.too.long@mail.department.example.org" />
      <EmailLink address="hr@example.org" />
    </p>
  ),
}

/** Line breaks stay, markup is shown as text, and only http, https and mailto become links (rules 30). */
export const TypedText: Story = {
  name: 'Typed text',
  tags: ['full'],
  render: () => (
    <Prose
      text={
        'First line\nSecond line\n\nSee https://example.org/a_(b), write to mailto:hr@example.org.\njavascript:alert(1) and <b>this</b> are text.'
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'https://example.org/a_(b)',
      'mailto:hr@example.org',
    ])
  },
}

/** The full date appears on hover and focus; Escape hides it. */
export const ShowsTheFullDateOnFocus: Story = {
  tags: ['behaviour', '!dev'],
  render: () => <RelativeTime iso="2026-11-14T09:00:00Z" now={now} locale="en-GB" />,
  play: async ({ canvas }) => {
    const tip = () => document.querySelector('[popover]:popover-open')
    await expect(canvas.getByText('6 days ago')).toHaveAttribute('datetime', '2026-11-14T09:00:00.000Z')
    await userEvent.tab()
    await waitFor(() => expect(tip()).toHaveTextContent('14 November 2026'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
  },
}
