import { expect, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { state } from '../support/plays.ts'
import { section } from '../support/profile.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Projects',
  parameters: { at: '/profile', as: personas.newcomer },
} satisfies Meta

/** Stores a draft of a project, as from an earlier visit. */
function leaveDraft(id: number, values: object) {
  const stored = { owner: personas.ada, savedAt: new Date().toISOString(), values, before: {} }
  localStorage.setItem(`fieldwork.draft.project.${id}`, JSON.stringify(stored))
}

/** A draft from an earlier visit opens its form without taking focus (rules 12). */
export const ProjectDraft = state(
  {
    as: personas.ada,
    prepare: ({ tx }) => {
      const ferry = tx.projects.by('account_id', personas.ada).find(({ title }) => title === 'Ferry desk')
      if (!ferry) throw new Error('There is no such project.')
      leaveDraft(ferry.id, { title: 'Ferry desk II', time_took: '' })
    },
  },
  async ({ canvas }) => {
    const projects = await section(canvas, 'Projects')
    const form = within(await projects.findByRole('form', { name: 'Edit Ferry desk' }))
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Ferry desk II')
    await expect(form.getByRole('textbox', { name: /^Time taken/ })).toHaveValue('')
    await expect(form.getByRole('textbox', { name: /^Description/ })).not.toHaveValue('')
    await expect(form.getByRole('textbox', { name: 'Title' })).not.toHaveFocus()
    await expect(projects.getAllByRole('form')).toHaveLength(1)
  },
)
