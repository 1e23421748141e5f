import { describe, expect, it } from 'vitest'
import { emptyProject, projectRules, valuesOfProject } from './project-values.ts'

const wrong = (values: Partial<typeof emptyProject>) =>
  Object.fromEntries(
    Object.entries(projectRules({ ...emptyProject, title: 'Beacon', ...values })).filter(([, said]) => said),
  )

describe('the rules of a project', () => {
  it('require only a title (product: validation)', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ title: '  ' })).toEqual({ title: 'Enter a title for the project.' })
  })

  it('accept a link that can be followed, or none (rules 30)', () => {
    for (const url of [' HTTPS://example.org ', '\u200ehttps://example.org\u200b', '\u2060'])
      expect(wrong({ url })).toEqual({})
    expect(Object.keys(wrong({ url: 'javascript:alert(1)' }))).toEqual(['url'])
  })

  it('leave length limits to the server', () => {
    expect(wrong({ title: 'a'.repeat(256), description: 'a'.repeat(20_001) })).toEqual({})
  })
})

it('fills the form with a project; missing details are empty', () => {
  const project = { id: 1, title: 'Beacon', url: null, time_took: '2 weeks', description: null, files: [] }
  expect(valuesOfProject(project)).toEqual({ ...emptyProject, title: 'Beacon', time_took: '2 weeks' })
})
