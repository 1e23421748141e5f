import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  mp4File,
  pngFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('posts/create', () => {
  let backend: TestBackend
  let newcomer: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  it('returns its age by the simulated clock, in days of the reader’s zone (rules 4, 51)', async () => {
    await backend.call('posts/create', { caption: 'Hello' }, newcomer)
    await backend.advance(3 * 86_400_000 + 3_600_000)
    const asked = { id: personas.newcomer, time_zone: 'Pacific/Kiritimati' }
    const { posts } = (await backend.call('users/find', asked)).success
    expect(posts[0]?.created_at_relative).toBe('4 days ago')
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

  it('answers 413 for a picture above 5 MB, but accepts a larger video (rules 2, 30)', async () => {
    const body = { 'files[]': [pngFile('a.png', 5_242_881)] }
    expect(await refused(backend, 'posts/create', body, newcomer)).toMatchObject({ httpStatus: 413 })
    const video = new File([mp4File(), new Uint8Array(5_242_881)], 'b.mp4')
    expect((await backend.call('posts/create', { 'files[]': [video] }, newcomer)).success.post.files).toEqual(
      [{ type: 'video', path: expect.stringMatching(/\.mp4$/) }],
    )
  })
})
