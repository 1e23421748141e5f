import { expect } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { behaviour, shows } from '../support/plays.ts'
import states from './TalentPerson.stories.tsx'

export default { ...states, title: 'Screens/Talent/Person' }

/** “Company not found.” must not flash up before the redirect. */
export const RedirectsFromACompanysAddress = behaviour(
  {
    at: `/recruiter/${personas.ada}`,
    network: { slow: { 'users/find': { from: 300, to: 300 } } },
  },
  async ({ canvas, canvasElement }) => {
    const titles: string[] = []
    const observer = new MutationObserver(() => {
      const title = canvasElement.querySelector('h1')?.textContent
      if (title !== undefined && title !== titles.at(-1)) titles.push(title)
    })
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true })
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
    observer.disconnect()
    await expect(titles).toContain('Ada Lindqvist')
    await expect(titles).not.toContain('Company not found.')
  },
)

export const RedirectsFromAJobSeekersAddress = behaviour(
  { at: `/user/${personas.harbour}` },
  shows('list', /^Transport .* jobs at Alder & Quay/),
)
