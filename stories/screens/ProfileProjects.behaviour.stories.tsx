import { expect, screen as page, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { isTold, press, timesCalled } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { confirm, lookElsewhere, openForm, picture, projectNames, section } from '../support/profile.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Projects',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

/** The new project is at the top. A second later, the form closes and its toggle takes focus (product: constants). */
export const AddsAProject = behaviour(async ({ canvas }) => {
  const projects = await section(canvas, 'Projects')
  const toggle = projects.getByRole('button', { name: 'Add a project' })
  const form = await openForm(projects, 'Add a project')
  const link = form.getByRole('textbox', { name: /^Link/ })
  await expect(link).toHaveAttribute('type', 'url')
  await userEvent.type(link, 'example.org')
  await press(form, 'Add')
  await expect(link).toHaveAccessibleDescription(/^Enter a full web address, such as/)
  await userEvent.clear(link)
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Beacon')
  await userEvent.type(link, 'https://example.org/beacon')
  await userEvent.type(form.getByRole('textbox', { name: /^Time taken/ }), '2 weeks')
  await userEvent.type(form.getByRole('textbox', { name: /^Description/ }), 'Light.')
  await userEvent.upload(form.getByLabelText(/^Pictures and videos/), await picture('beacon.png'))
  const later = spyOn(window, 'setTimeout')
  await userEvent.dblClick(form.getByRole('button', { name: 'Add' }))

  await expect(await form.findByText('Project added.')).toBeVisible()
  await expect((await projectNames(projects))[0]).toBe('Beacon')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(later).toHaveBeenCalledWith(expect.anything(), 1_000)
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'))
  await expect(toggle).toHaveFocus()
  await expect(timesCalled('projects/add')).toBe(1)
  await userEvent.click(toggle)
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

/** The form replaces the project; afterwards focus returns to the Edit button. */
export const EditsAProject = behaviour(async ({ canvas }) => {
  const projects = await section(canvas, 'Projects')
  const form = await openForm(projects, 'Edit Ferry desk')
  const title = form.getByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(title).toHaveFocus())
  await expect(form.getByRole('textbox', { name: /^Time taken/ })).toHaveValue('10 weeks')
  await userEvent.clear(form.getByRole('textbox', { name: /^Time taken/ }))
  await userEvent.type(title, ' II')
  await press(form, 'Update')
  await isTold('Update project')
  await waitFor(() => expect(projects.getByRole('button', { name: 'Edit Ferry desk II' })).toHaveFocus())
  await expect(projects.queryByText('10 weeks')).toBeNull()
  await expect(await projectNames(projects)).toHaveLength(3)
})

/** Cancel restores the project. */
export const CancelsAnEdit = behaviour(async ({ canvas }) => {
  const projects = await section(canvas, 'Projects')
  const form = await openForm(projects, 'Edit Ferry desk')
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' II')
  await press(form, 'Cancel')
  await waitFor(() => expect(projects.getByRole('button', { name: 'Edit Ferry desk' })).toHaveFocus())
  const reopened = await openForm(projects, 'Edit Ferry desk')
  await expect(reopened.getByRole('textbox', { name: 'Title' })).toHaveValue('Ferry desk')
})

/** Chosen files survive a change of tab. Done discards them. */
export const KeepsChosenFiles = behaviour(async ({ canvas }) => {
  const adding = async () =>
    within(await (await section(canvas, 'Projects')).findByRole('form', { name: 'Add files to Ferry desk' }))
  await press(await section(canvas, 'Projects'), 'Files of Ferry desk')
  const before = await adding()
  await userEvent.upload(before.getByLabelText('More pictures and videos'), await picture('deck.png'))
  await lookElsewhere(canvas)
  const form = await adding()
  await expect(form.getByRole('button', { name: 'Remove deck.png' })).toBeVisible()
  await press(form, 'Done')
  await press(await section(canvas, 'Projects'), 'Files of Ferry desk')
  await expect((await adding()).queryByRole('button', { name: 'Remove deck.png' })).toBeNull()
})

/** Deleting a file needs confirmation and moves focus to its neighbour. */
export const AddsAndDeletesFiles = behaviour(async ({ canvas }) => {
  const title = 'Seven lines: a letter from the hospital'
  const projects = await section(canvas, 'Projects')
  await press(projects, `Files of ${title}`)
  await waitFor(() => expect(projects.getByRole('group', { name: `Files of ${title}` })).toHaveFocus())
  const list = await projects.findByRole('list', { name: `Files of ${title}` })
  await expect(within(list).getAllByRole('listitem')).toHaveLength(2)

  const form = within(projects.getByRole('form', { name: `Add files to ${title}` }))
  await press(form, 'Add files')
  await expect(form.getByLabelText('More pictures and videos')).toHaveAccessibleDescription(
    /Choose at least one file\./,
  )
  const nine = await Promise.all(Array.from({ length: 9 }, (_, place) => picture(`${place}.png`)))
  await userEvent.upload(form.getByLabelText('More pictures and videos'), nine)
  await expect(form.getByText(/more than 8 files\.$/)).toBeVisible()
  for (const { name } of nine) await press(form, `Remove ${name}`)
  await userEvent.upload(form.getByLabelText('More pictures and videos'), await picture('third.png'))
  await press(form, 'Add files')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
  await expect(page.getByText('File added.')).toBeInTheDocument()

  await press(projects, `Delete Picture 1 of ${title}`)
  await confirm('Are you sure you want to delete this file?', 'Delete')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  await waitFor(() =>
    expect(projects.getByRole('button', { name: `Delete Picture 1 of ${title}` })).toHaveFocus(),
  )
  await press(form, 'Done')
  await waitFor(() => expect(projects.getByRole('button', { name: `Files of ${title}` })).toHaveFocus())
})

export const DeletesAProject = behaviour(async ({ canvas }) => {
  const projects = await section(canvas, 'Projects')
  await press(projects, 'Delete Ferry desk')
  await confirm('Are you sure you want to delete this project?', 'Delete')
  await waitFor(() =>
    expect(projects.getByRole('heading', { name: 'Prototype kit for town halls' })).toHaveFocus(),
  )
  await expect(await projectNames(projects)).toHaveLength(2)
  await expect(page.getByText('Ferry desk deleted.')).toBeInTheDocument()
})
