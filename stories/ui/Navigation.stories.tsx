import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from '../../src/ui/Accordion.tsx'
import { Breadcrumb } from '../../src/ui/Breadcrumb.tsx'
import { buttonClass } from '../../src/ui/Button.tsx'
import { FoldingSection } from '../../src/ui/FoldingSection.tsx'
import { PageHeader } from '../../src/ui/PageHeader.tsx'
import { type PageLinkProps, Pagination } from '../../src/ui/Pagination.tsx'
import { SkipLink } from '../../src/ui/SkipLink.tsx'
import { Tabs } from '../../src/ui/Tabs.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'
import { Badge } from '../../src/ui/Badge.tsx'
import { DisclosureMenu, menuItemClass } from '../../src/ui/DisclosureMenu.tsx'
import { ThemeSwitch } from '../../src/ui/ThemeSwitch.tsx'
import { inContainer } from '../support/pieces.tsx'

const pieces: Pieces = {
  PageHeader: {
    do: ['Use it once per page.', 'Put the main action in `actions`.'],
    dont: ['Don’t add a second `h1`.'],
  },
  Breadcrumb: {
    do: ['End it with the page itself.'],
    dont: ['Don’t use it on pages at the top level.'],
  },
  SkipLink: {
    do: ['Make it the first tab stop.'],
    dont: ['Don’t hide it from keyboard focus.'],
  },
  DisclosureMenu: {
    do: ['Use it for links, and for actions such as “Log out”.'],
    dont: ['Don’t use it to choose a value: use a select.'],
  },
  Tabs: {
    do: ['Keep the value in the address.'],
    dont: ['Don’t use tabs for steps in order.'],
  },
  Pagination: {
    do: ['Keep the page in the address.'],
    dont: ['Don’t hide the count of results.'],
  },
  Accordion: {
    do: ['Write titles as questions or plain nouns.'],
    dont: ['Don’t hide what most people need.'],
  },
  FoldingSection: {
    do: ['Use it for the sections of a long page that people edit.'],
    dont: ['Don’t close the first section.'],
  },
  ThemeSwitch: {
    do: ['Offer it on every page.'],
    dont: ['Don’t change the theme in any other way.'],
  },
  Badge: {
    do: ['Say in `label` what it counts.'],
    dont: ['Don’t show 0.'],
  },
  Container: {
    do: ['Use it for every full-width section.'],
    dont: ['Don’t nest containers.'],
  },
}

export default {
  title: 'UI states/Navigation',
  parameters: { pieces },
  decorators: [inContainer('py-4')],
} satisfies Meta

const link = (page: number, props: PageLinkProps) => (
  <a
    href={`#page-${page}`}
    rel={props.rel}
    className={props.className}
    aria-label={props['aria-label']}
    aria-current={props['aria-current']}
  >
    {props.children}
  </a>
)

/** The head of a page, with breadcrumb and actions. */
export const HeadOfAPage: Story = {
  name: 'Page header',
  tags: ['full'],
  render: () => (
    <PageHeader
      above={
        <Breadcrumb>
          <a href="#home" className="link-quiet">
            Home
          </a>
          Night nurse
        </Breadcrumb>
      }
      title="Night nurse"
      intro="Northfield Care, Lisbon. Full time, on site."
      actions={
        <a href="#apply" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Apply
        </a>
      }
    />
  ),
}

/** The first tab stop, visible only with focus. */
export const Skip: Story = {
  name: 'Skip link',
  tags: ['state'],
  render: () => (
    <>
      <SkipLink to="content" />
      <a href="#other" className="link">
        Another link
      </a>
      <main id="content">The content</main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toHaveFocus()
    await expect(skip.offsetHeight).toBeGreaterThan(24)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

function TabsExample() {
  const [value, setValue] = useState<'full' | 'part' | 'all'>('full')
  return (
    <Tabs
      label="Jobs by nature"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'full', label: 'Full time', count: 128, panel: <p className="py-4">Full time jobs</p> },
        { value: 'part', label: 'Part time', count: 12, panel: <p className="py-4">Part time jobs</p> },
        { value: 'all', label: 'All', panel: <p className="py-4">All jobs</p> },
      ]}
    />
  )
}

/** The tabs are one tab stop; arrows, Home and End move and select (product: accessibility). */
export const TabList: Story = {
  name: 'Tabs',
  tags: ['state'],
  render: () => <TabsExample />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/^Part time/)).toHaveFocus()
    // The tab is marked as selected at once; its panel may appear a moment later.
    await expect(tab(/^Part time/)).toHaveAttribute('aria-selected', 'true')
    await canvas.findByText('Part time jobs')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(tab(/^Full time/)).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await canvas.findByRole('tabpanel', { name: /^Full time/ })
  },
}

export const Pages: Story = {
  name: 'Pagination',
  tags: ['full'],
  render: () => (
    <>
      <Pagination page={4} pages={12} renderLink={link} />
      <Pagination label="The last of two" page={2} pages={2} renderLink={link} />
      <Pagination label="None" page={1} pages={1} renderLink={link} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page, page 5' })).toHaveAttribute('href', '#page-5')
  },
}

export const Questions: Story = {
  name: 'Accordion',
  tags: ['full'],
  render: () => (
    <>
      <h1>Questions</h1>
      <Accordion
        level={2}
        items={[
          { title: 'Is it free?', content: 'Yes.', open: true },
          { title: 'How long does it last?', content: '30 days.' },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 days.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('How long does it last?'))
    await expect(canvas.getByText('30 days.')).toBeVisible()
  },
}

export const Folding: Story = {
  name: 'Folding section',
  tags: ['state'],
  render: () => (
    <FoldingSection id="projects" title="Projects" need>
      Bridges, ferries and one lighthouse.
    </FoldingSection>
  ),
}

/** A menu of links is a disclosure (product: accessibility). */
export const OpensAndClosesByPointerAndKeyboard: Story = {
  tags: ['behaviour', '!dev'],
  render: () => (
    <nav aria-label="Main" className="flex justify-between gap-4">
      <DisclosureMenu label="Jobs">
        <li>
          <a href="#all" className={menuItemClass()} aria-current="page">
            All jobs
          </a>
        </li>
        <li>
          <a href="#mine" className={menuItemClass()}>
            My applications
          </a>
        </li>
      </DisclosureMenu>
      <DisclosureMenu
        align="end"
        label={
          <>
            Ada <Badge count={3} label="unread" />
          </>
        }
      >
        <li>
          <button type="button" className={menuItemClass()}>
            Log out
          </button>
        </li>
      </DisclosureMenu>
    </nav>
  ),
  play: async ({ canvas }) => {
    const jobs = canvas.getByRole('button', { name: 'Jobs' })
    const first = () => canvas.queryByRole('link', { name: 'All jobs' })
    await expect(jobs).toHaveAttribute('aria-expanded', 'false')
    await expect(first()).toBeNull()
    await userEvent.click(jobs)
    await expect(jobs).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(first()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(first()).toBeNull()
    await expect(jobs).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Ada/ })).toHaveFocus()
    await expect(first()).toBeNull()

    await userEvent.click(jobs)
    await userEvent.click(document.body)
    await expect(first()).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ada (3 unread)' }))
  },
}

/** The choice is set on the root element and stored in the browser. */
export const StoresTheChosenTheme: Story = {
  tags: ['behaviour', '!dev'],
  beforeEach: () => {
    const before = document.documentElement.dataset['theme']
    return () => {
      localStorage.removeItem('fieldwork.theme')
      if (before === undefined) delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = before
    }
  },
  render: () => <ThemeSwitch />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(localStorage.getItem('fieldwork.theme')).toBe('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }))
    await expect(document.documentElement).not.toHaveAttribute('data-theme')
    await expect(localStorage.getItem('fieldwork.theme')).toBeNull()
  },
}
