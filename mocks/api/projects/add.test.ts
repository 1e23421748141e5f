import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  mp4File,
  pdfFile,
  pngFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('projects/add', () => {
  let backend: TestBackend
  let newcomer: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  const shown = async () => (await backend.call('users/find', { id: personas.newcomer })).success.projects

  it('adds a project with all of its fields, at the top', async () => {
    await backend.call('projects/add', { title: 'Older' }, newcomer)
    const texts = {
      title: 'Beacon',
      url: 'https://example.org/b',
      time_took: '2 weeks',
      description: 'Light.',
    }
    const { project, message } = (await backend.call('projects/add', texts, newcomer)).success
    expect(message).toBe('Project added.')
    expect(project).toMatchObject({ ...texts, files: [] })
    expect((await shown()).map(({ title }) => title)).toEqual(['Beacon', 'Older'])
  })

  it('requires only a title', async () => {
    const body = { title: 'Beacon', url: '', time_took: ' ' }
    expect((await backend.call('projects/add', body, newcomer)).success.project).toMatchObject({
      url: null,
      time_took: null,
      description: null,
    })
    expect((await refused(backend, 'projects/add', { url: 'https://example.org' }, newcomer)).errors).toEqual(
      {
        title: ['Title is required.'],
      },
    )
  })

  it('accepts pictures and videos, and serves them (rules 30)', async () => {
    const body = { title: 'Beacon', 'files[]': [pngFile('a.png'), mp4File('b.mp4')] }
    const { files } = (await backend.call('projects/add', body, newcomer)).success.project
    expect(files.map(({ type }) => type)).toEqual(['image', 'video'])
    for (const { path } of files) expect((await fetchStored(backend, path)).status).toBe(200)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'example.org'])(
    'refuses %s as a URL (rules 30)',
    async (url) => {
      expect((await refused(backend, 'projects/add', { title: 'Beacon', url }, newcomer)).errors).toEqual({
        url: ['Link is not valid.'],
      })
    },
  )

  it.each(['http://example.org', 'https://example.org/?a=1', 'mailto:nora@example.org'])(
    'accepts %s as a URL (rules 30)',
    async (url) => {
      const answer = await backend.call('projects/add', { title: 'Beacon', url }, newcomer)
      expect(answer.success.project.url).toBe(url)
    },
  )

  it('accepts at most ten files, of valid kinds only (rules 30)', async () => {
    const files = Array.from({ length: 11 }, (_, number) => pngFile(`${number}.png`))
    const answer = await backend.call(
      'projects/add',
      { title: 'Beacon', 'files[]': files.slice(1) },
      newcomer,
    )
    expect(answer.success.project.files).toHaveLength(10)
    for (const wrong of [files, [pdfFile()]]) {
      const body = { title: 'Beacon', 'files[]': wrong }
      const { errors } = await refused(backend, 'projects/add', body, newcomer)
      expect(Object.keys(errors ?? {})).toEqual(['files[]'])
    }
  })

  it('is for job seekers only (rules 6, 7)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    expect((await refused(backend, 'projects/add', { title: 'Beacon' }, harbour)).message).toBe(
      'This needs a job seeker account. Please log in with one.',
    )
    expect((await refused(backend, 'projects/add', { title: 'Beacon' })).httpStatus).toBe(401)
  })
})
