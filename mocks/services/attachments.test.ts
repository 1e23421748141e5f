import { describe, expect, it } from 'vitest'
import type { FileStaging } from '../runtime/operation.ts'
import { mp4File, pngFile } from '../runtime/testing.ts'
import { attach, checkCount, fileAt, maxFiles } from './attachments.ts'
import { lookInto } from './files.ts'

describe('attachments (rules 30)', () => {
  it('are stored in their order, as images and videos', async () => {
    const kept: string[] = []
    const files: FileStaging = {
      keep: ({ name }, purpose) => `/storage/${purpose}-${kept.push(name)}`,
      drop: () => undefined,
    }
    const uploads = await Promise.all([pngFile('a.png'), mp4File('b.mp4')].map(lookInto))
    expect(attach(files, uploads, 'post')).toEqual([
      { type: 'image', path: '/storage/post-1' },
      { type: 'video', path: '/storage/post-2' },
    ])
    expect(kept).toEqual(['a.png', 'b.mp4'])
  })

  it('are ten at most, with those that are there already', () => {
    expect(maxFiles).toBe(10)
    expect(() => {
      checkCount(4, 6)
    }).not.toThrow()
    expect(() => {
      checkCount(4, 7)
    }).toThrow('At most 10 files.')
  })

  it('are found by their path', () => {
    const file = { type: 'image' as const, path: '/storage/a.png' }
    expect(fileAt([file], '/storage/a.png')).toBe(file)
    expect(() => fileAt([file], '/storage/b.png')).toThrow('File not found.')
  })
})
