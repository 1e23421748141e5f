import type { StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../../src/ui/Badge.tsx'
import { DisclosureMenu, menuItemClass } from '../../src/ui/DisclosureMenu.tsx'
import { ThemeSwitch } from '../../src/ui/ThemeSwitch.tsx'
import states from './Navigation.stories.tsx'

export default { ...states, title: 'UI/Navigation', tags: ['behaviour', '!dev'] }

/** A menu of links is a disclosure (product: accessibility). */
export const OpensAndClosesByPointerAndKeyboard: Story = {
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
