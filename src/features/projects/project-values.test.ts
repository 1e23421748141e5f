import { describe, expect, it } from 'vitest'
import {
  draftOfProject,
  emptyProject,
  projectRules,
  readProjectDraft,
  valuesOfProject,
  withProjectDraft,
} from './project-values.ts'

const wrong = (values: Partial<typeof emptyProject>) =>
  Object.fromEntries(
    Object.entries(projectRules({ ...emptyProject, title: 'Beacon', ...values })).filter(([, said]) => said),
  )

describe('the rules of a project', () => {
  it('require only a title (product: validation)', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ title: '  ' })).toEqual({ title: 'Enter a title for the project.' })
  })

  it.each([
    'https://example.org',
    'http://example.org/a?b=1',
    ' HTTPS://example.org ',
    'mailto:a@example.org',
  ])('accept %j as a link (rules 30)', (url) => {
    expect(wrong({ url })).toEqual({})
  })

  it.each(['example.org', 'javascript:alert(1)', 'ftp://example.org', 'https://a b'])(
    'refuse %j as a link (rules 30)',
    (url) => {
      expect(Object.keys(wrong({ url }))).toEqual(['url'])
    },
  )

  it('leave length limits to the server', () => {
    expect(wrong({ title: 'a'.repeat(256), description: 'a'.repeat(20_001) })).toEqual({})
  })
})

it('fills the form with a project; missing details are empty', () => {
  const project = { id: 1, title: 'Beacon', url: null, time_took: '2 weeks', description: null, files: [] }
  expect(valuesOfProject(project)).toEqual({ ...emptyProject, title: 'Beacon', time_took: '2 weeks' })
})

describe('the draft of a project', () => {
  const base = { ...emptyProject, title: 'Ferry desk', time_took: '10 weeks' }

  it('holds only changed fields, survives JSON, and lets unchanged fields follow the project (rules 12)', () => {
    const draft = draftOfProject(base, { ...base, title: 'Ferry', time_took: '' })
    expect(draft).toEqual({ title: 'Ferry', time_took: '' })
    const values = readProjectDraft(JSON.parse(JSON.stringify(draft))) ?? {}
    const now = { ...base, description: 'Written elsewhere.' }
    expect(withProjectDraft(now, { values, files: [] })).toEqual({ ...now, title: 'Ferry', time_took: '' })
  })

  it('exists for files alone, and is undefined without changes', () => {
    const file = new File(['x'], 'x.png')
    expect(draftOfProject(base, { ...base, 'files[]': [file] })).toEqual({})
    expect(withProjectDraft(base, { values: {}, files: [file] })['files[]']).toEqual([file])
    expect(draftOfProject(base, { ...base })).toBeUndefined()
    expect(withProjectDraft(base, undefined)).toBe(base)
  })

  it.each([null, 3, 'title', { title: 3 }])('is undefined if %j was stored', (stored) => {
    expect(readProjectDraft(stored)).toBeUndefined()
  })
})
