import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  mp4File,
  pdfFile,
  pngFile,
  refused,
  type TestBackend,
  watchNews,
} from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('posts/create', () => {
  let backend: TestBackend
  let newcomer: string
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    harbour = await backend.signIn(personas.harbour)
  })

  it('publishes text at the top of the caller’s page', async () => {
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour))
    const { post, message } = (await backend.call('posts/create', { caption: ' Open day! ' }, harbour))
      .success
    expect(message).toBe('Post published.')
    expect(post).toMatchObject({
      caption: 'Open day!',
      files: [],
      user: { name },
      created_at_relative: 'just now',
      is_bookmarked: false,
    })
    const { posts } = (await backend.call('users/find', { id: personas.harbour })).success
    expect(posts[0]).toEqual(post)
  })

  it('is for both account types (product: roles)', async () => {
    const answer = await backend.call('posts/create', { caption: 'Hello' }, newcomer)
    expect(answer.success.post.caption).toBe('Hello')
  })

  it('stores plain text with its line breaks (rules 30)', async () => {
    const caption = '<b>Not bold</b>\n& two lines'
    const { post } = (await backend.call('posts/create', { caption }, newcomer)).success
    expect(post.caption?.split(/\r?\n/)).toEqual(['<b>Not bold</b>', '& two lines'])
  })

  it('accepts pictures and videos without text, and serves them (rules 30)', async () => {
    const body = { 'files[]': [pngFile('a.png'), mp4File('b.mp4')] }
    const { post } = (await backend.call('posts/create', body, newcomer)).success
    expect(post.files.map(({ type }) => type)).toEqual(['image', 'video'])
    const types = await Promise.all(
      post.files.map(async ({ path }) => (await fetchStored(backend, path)).headers.get('content-type')),
    )
    expect(types).toEqual(['image/png', 'video/mp4'])
  })

  it('returns its age by the simulated clock (rules 4)', async () => {
    await backend.call('posts/create', { caption: 'Hello' }, newcomer)
    await backend.advance(3 * 86_400_000)
    const { posts } = (await backend.call('users/find', { id: personas.newcomer })).success
    expect(posts[0]?.created_at_relative).toBe('3 days ago')
  })

  it('sends neither notifications nor emails', async () => {
    const news = await watchNews(backend)
    await backend.call('posts/create', { caption: 'Hello' }, harbour)
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })

  it('requires text or a file (rules 30)', async () => {
    for (const body of [{}, { caption: ' \n ' }]) {
      expect((await refused(backend, 'posts/create', body, newcomer)).errors).toEqual({
        caption: ['Write something or add a file.'],
      })
    }
  })

  it('accepts at most 5,000 characters (rules 30)', async () => {
    const caption = 'x'.repeat(5_000)
    expect((await backend.call('posts/create', { caption }, newcomer)).success.post.caption).toBe(caption)
    const { errors } = await refused(backend, 'posts/create', { caption: `${caption}x` }, newcomer)
    expect(errors).toEqual({ caption: ['Caption may have at most 5000 characters.'] })
  })

  it('accepts at most ten files (rules 30)', async () => {
    const files = Array.from({ length: 11 }, (_, number) => pngFile(`${number}.png`))
    const ten = await backend.call('posts/create', { 'files[]': files.slice(1) }, newcomer)
    expect(ten.success.post.files).toHaveLength(10)
    const { errors } = await refused(backend, 'posts/create', { 'files[]': files }, newcomer)
    expect(errors).toEqual({ 'files[]': ['Choose at most 10 files.'] })
  })

  it('checks files by their content, and stores none if one is invalid (rules 30)', async () => {
    const body = { caption: 'Hello', 'files[]': [pngFile('a.png'), pdfFile('b.png')] }
    const { errors } = await refused(backend, 'posts/create', body, newcomer)
    expect(errors?.['files[]']).toEqual([expect.stringMatching(/^b\.png is not/)])
  })

  it('answers 413 for a picture above 5 MB, but accepts a larger video (rules 2, 30)', async () => {
    const body = { 'files[]': [pngFile('a.png', 5_242_881)] }
    expect(await refused(backend, 'posts/create', body, newcomer)).toMatchObject({ httpStatus: 413 })
    const video = new File([mp4File(), new Uint8Array(5_242_881)], 'b.mp4')
    expect((await backend.call('posts/create', { 'files[]': [video] }, newcomer)).success.post.files).toEqual(
      [{ type: 'video', path: expect.stringMatching(/\.mp4$/) }],
    )
  })

  it('answers 401 to a visitor (rules 2)', async () => {
    expect(await refused(backend, 'posts/create', { caption: 'Hello' })).toMatchObject({ httpStatus: 401 })
  })
})
