import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, fetchStored, pngFile, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('posts/delete', () => {
  let backend: TestBackend
  let newcomer: string
  let id: number
  let path: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    await backend.call('posts/create', { caption: 'Stays' }, newcomer)
    const body = { caption: 'Goes', 'files[]': [pngFile()] }
    const { post } = (await backend.call('posts/create', body, newcomer)).success
    id = post.id
    path = post.files[0]?.path ?? ''
  })

  const captions = async () =>
    (await backend.call('users/find', { id: personas.newcomer })).success.posts.map(({ caption }) => caption)

  it('deletes the post and its files', async () => {
    expect((await backend.call('posts/delete', { id }, newcomer)).success.message).toBe('Post deleted.')
    expect(await captions()).toEqual(['Stays'])
    expect((await fetchStored(backend, path)).status).toBe(404)
  })

  it('deletes its likes, but no bookmark of a job with the same id', async () => {
    const ada = await backend.signIn(personas.ada)
    await backend.call('bookmarks/toggle', { id, type: 'post' }, ada)
    const bookmarks = async () => (await backend.call('bookmarks/fetch', { type: 'job' }, ada)).success.total
    const before = await bookmarks()
    await backend.call('posts/delete', { id }, newcomer)
    expect(await backend.runtime.read(({ tx }) => tx.bookmarks.count('target', `post:${id}`))).toBe(0)
    expect(await bookmarks()).toBe(before)
  })
})
